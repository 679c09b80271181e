import { useStyle, type Style } from '../../styles/useStyle.ts';
import { font, marked, media, quiet, rule, size, space, type } from '../../theme.ts';

const style: Style = {
  padding: `36px ${space.cell}`,
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
  // The list would be too low to scroll in such a window.
  '@media screen and (min-width: 821px) and (min-height: 341px)': {
    '& > div': {
      position: 'sticky',
      top: `calc(${size.header} + 24px)`,
      maxHeight: `calc(100vh - ${size.header} - 48px)`,
      overflow: 'auto',
    },
  },
  [media.narrow]: {
    borderBottom: rule.frame,
    '& ol': { columns: '2 260px', columnGap: space.cell },
    '& li': { breakInside: 'avoid' },
  },
  [media.print]: { '& a, & a:hover': { minHeight: 0, padding: '1pt 0', borderTop: 0 } },
};

/**
 * The numbered contents of a long page; the ids of the entries are its anchors. On wide screens they are beside the text and
 * stay in view.
 */
export function TableOfContents({ entries }: { entries: readonly { id: string; heading: string }[] }) {
  return (
    <nav aria-labelledby="contents" className={useStyle(style)}>
      <div>
        <h2 id="contents">Contents</h2>
        <ol>
          {entries.map(({ id, heading }, index) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span>{index + 1}</span>
                {` ${heading}`}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
