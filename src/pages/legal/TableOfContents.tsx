import { css } from '@emotion/react';
import { color, font, heading, label, media, rule, size } from '../../theme.ts';
import { useStyle } from '../../useStyle.ts';

const style = css({
  padding: `36px ${size.cell} 40px`,
  '& > div': {
    position: 'sticky',
    top: `calc(${size.header} + 24px)`,
    maxHeight: `calc(100vh - ${size.header} - 48px)`,
    overflow: 'auto',
  },
  '& h2': { ...heading, marginBottom: '12px', fontSize: '22px' },
  '& a': {
    display: 'grid',
    gridTemplateColumns: '36px 1fr',
    alignItems: 'baseline',
    minHeight: size.target,
    padding: '9px 0',
    borderTop: rule.cell,
    fontSize: '16px',
    textDecoration: 'none',
    '&:hover': { textDecoration: `underline ${color.amber} 3px`, textUnderlineOffset: '5px' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  [media.narrow]: {
    padding: `28px ${size.cell}`,
    borderBottom: rule.frame,
    '& > div': { position: 'static', maxHeight: 'none' },
    '& ol': { columns: 2, columnGap: size.cell },
    '& li': { breakInside: 'avoid' },
  },
  [media.phone]: { padding: `28px ${size.cellPhone} 12px`, '& ol': { columns: 1 } },
  // Too low for the whole list: it would scroll in a slit.
  [media.low]: { '& > div': { position: 'static', maxHeight: 'none' } },
  [media.print]: {
    '& > div': { position: 'static', maxHeight: 'none', overflow: 'visible' },
    '& ol': { columns: 2 },
    '& a, & a:hover': { minHeight: 0, padding: '1pt 0', borderTop: 0 },
  },
});

const numberStyle = css({ ...label, fontSize: '16px', fontStretch: font.condensed });

export interface TableOfContentsProps {
  /** In the order of the page; the ids are its anchors. */
  entries: readonly { id: string; heading: string }[];
}

/** What a long page holds, numbered as it is; beside the text on wide screens it stays in view. */
export function TableOfContents({ entries }: TableOfContentsProps) {
  const numberClass = useStyle(numberStyle);
  return (
    <nav aria-labelledby="contents" className={useStyle(style)}>
      <div>
        <h2 id="contents">Contents</h2>
        <ol>
          {entries.map(({ id, heading: title }, index) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span className={numberClass}>{index + 1}</span> {title}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
