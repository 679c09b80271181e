import { css } from '@emotion/react';
import { useStyle } from '../../styles/useStyle.ts';
import { font, marked, media, quiet, rule, size, space, type } from '../../theme.ts';

const style = css({
  padding: `36px ${space.cell}`,
  '& > div': {
    position: 'sticky',
    top: `calc(${size.header} + 24px)`,
    maxHeight: `calc(100vh - ${size.header} - 48px)`,
    overflow: 'auto',
  },
  '& h2': { ...type.card, marginBottom: '12px' },
  '& span': { fontStretch: font.condensed, color: quiet },
  '& a': {
    display: 'grid',
    gridTemplateColumns: '36px 1fr',
    alignItems: 'baseline',
    minHeight: size.target,
    padding: '9px 0',
    borderTop: rule.cell,
    ...type.note,
    textDecoration: 'none',
    '&:hover': marked,
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  [media.narrow]: {
    borderBottom: rule.frame,
    '& > div': { position: 'static', maxHeight: 'none' },
    '& ol': { columns: 2, columnGap: space.cell },
    '& li': { breakInside: 'avoid' },
  },
  [media.phone]: { '& ol': { columns: 1 } },
  // Too low for the whole list: it would scroll in a slit.
  [media.low]: { '& > div': { position: 'static', maxHeight: 'none' } },
  [media.print]: {
    '& > div': { position: 'static', maxHeight: 'none', overflow: 'visible' },
    '& ol': { columns: 2 },
    '& a, & a:hover': { minHeight: 0, padding: '1pt 0', borderTop: 0 },
  },
});

export interface TableOfContentsProps {
  /** In the order of the page; the ids are its anchors. */
  entries: readonly { id: string; heading: string }[];
}

/** The numbered contents of a long page. On wide screens they are beside the text and stay in view. */
export function TableOfContents({ entries }: TableOfContentsProps) {
  return (
    <nav aria-labelledby="contents" className={useStyle(style)}>
      <div>
        <h2 id="contents">Contents</h2>
        <ol>
          {entries.map(({ id, heading: title }, index) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span>{index + 1}</span> {title}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
