import { css } from '@emotion/react';
import type { Industry } from '../../content/industries.ts';
import { useStyle } from '../../styles/useStyle.ts';
import { color, font, marked, media, rule, space, type } from '../../theme.ts';

const style = css({
  borderTop: rule.frame,
  '& ul': { display: 'flex', flexWrap: 'wrap', overflow: 'hidden' },
  '& li': { flex: '1 0 auto', borderLeft: rule.cell, borderTop: rule.cell, margin: '-1px 0 0 -1px' },
  '& a': {
    ...type.name,
    display: 'flex',
    alignItems: 'center',
    height: '100%',
    minHeight: '60px',
    padding: `8px 12px 8px ${space.cell}`,
    fontStretch: font.condensed,
    textDecoration: 'none',
    '&:hover': { ...marked, background: color.white },
    '&:focus-visible': { outlineOffset: '-5px' },
  },
  [media.belowDesktop]: { '& li': { flexBasis: 'max(150px, 25% - 1px)' } },
});

/** All industries in a row; each leads to its entry on this page. */
export function IndustryIndex({ industries }: { industries: readonly Industry[] }) {
  return (
    <nav data-screen aria-label="Industries on this page" className={useStyle(style)}>
      <ul>
        {industries.map(({ slug, title }) => (
          <li key={slug}>
            <a href={`#${slug}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
