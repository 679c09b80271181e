import { css } from '@emotion/react';
import type { Industry } from '../../content/industries.ts';
import { color, font, media, rule, size } from '../../theme.ts';
import { useStyle } from '../../useStyle.ts';

const style = css({
  borderTop: rule.frame,
  '& ul': { display: 'grid', gridTemplateColumns: 'repeat(8, auto)', overflow: 'hidden' },
  '& li': { borderLeft: rule.cell, marginLeft: '-1px' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    height: '100%',
    minHeight: '60px',
    padding: '10px 16px',
    fontSize: '19px',
    fontWeight: 600,
    lineHeight: 1.15,
    fontStretch: font.condensed,
    textDecoration: 'none',
    '&:hover': { background: color.white, textDecoration: `underline ${color.amber} 3px`, textUnderlineOffset: '6px' },
    '&:focus-visible': { outlineOffset: '-5px' },
  },
  '& li:first-of-type a': { paddingLeft: size.cell },
  [media.belowDesktop]: {
    '& ul': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '& li': { borderTop: rule.cell, marginTop: '-1px' },
    '& li:nth-of-type(5) a': { paddingLeft: size.cell },
  },
  [media.phone]: {
    '& ul': { gridTemplateColumns: '1fr 1fr' },
    '& a, & li:nth-of-type(4n + 1) a': { minHeight: '52px', padding: `8px ${size.cellPhone}`, fontSize: '18px' },
  },
  [media.print]: { display: 'none' },
});

/** All industries in a row; each leads to its entry on this page. */
export function IndustryIndex({ industries }: { industries: readonly Industry[] }) {
  return (
    <nav aria-label="Industries on this page" className={useStyle(style)}>
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
