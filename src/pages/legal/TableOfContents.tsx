import { useEffect, useRef } from 'react';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { color, font, linkUnderline, media, mutedColor, onScreen, rule, size, space, typography } from '../../theme.ts';
import { useCurrentClause } from './useCurrentClause.ts';

const styles = {
  root: { [media.upToUprightTablet]: { borderBottom: rule.frame } },
  contents: {
    padding: '28px 0 16px',
    // The list would be too low to scroll in such a window.
    [onScreen.wideNotLow]: {
      position: 'sticky',
      top: size.header,
      maxHeight: `calc(100vh - ${size.header})`,
      overflow: 'auto',
    },
    [media.print]: { padding: '8pt 0' },
  },
  title: { ...typography.cardTitle, padding: `0 ${space.cell} 12px` },
  list: { [media.upToUprightTablet]: { columns: '2 260px', columnGap: 0 } },
  entry: { borderTop: rule.cell, breakInside: 'avoid', [media.print]: { border: 0 } },
  link: {
    ...typography.note,
    display: 'grid',
    gridTemplateColumns: 'minmax(28px, max-content) 1fr',
    alignItems: 'baseline',
    minHeight: size.target,
    padding: `9px 12px 9px calc(${space.cell} - 8px)`,
    border: 'solid transparent',
    borderWidth: '0 0 0 8px',
    lineHeight: 1.6,
    textDecoration: 'none',
    '&:hover': { ...linkUnderline, background: color.white },
    '&:focus-visible': { outlineOffset: '-3px' },
    // Like the current page in the header: amber with an edge of ink, and letters that are bold without being wider.
    '&[aria-current]': {
      borderColor: color.amber,
      boxShadow: `inset 2px 0 ${color.ink}`,
      background: color.white,
      WebkitTextStroke: '0.6px',
    },
    // Transparent edges become visible in forced colors.
    [media.forcedColors]: { '&:not([aria-current])': { borderColor: 'Canvas' } },
    [media.print]: { minHeight: 0, padding: `1pt ${space.cell}`, border: 0, boxShadow: 'none', WebkitTextStroke: 0 },
  },
  number: { fontStretch: font.condensed, color: mutedColor },
} satisfies Styles;

/**
 * The numbered contents of a long page. On wide screens the contents are beside the text, stay in view, and mark the clause at the
 * top of the window. The ids of the entries are anchors of the page. Pass the same array on each render.
 */
export function TableOfContents({ entries }: { entries: readonly { id: string; heading: string }[] }) {
  const classes = useStyles(styles);
  const current = useCurrentClause(entries);
  const contents = useRef<HTMLDivElement>(null);
  // In a low window the list itself scrolls.
  useEffect(() => {
    const box = contents.current;
    const link = box?.querySelector<HTMLElement>('[aria-current]');
    if (box && link) box.scrollTop = link.offsetTop - box.clientHeight / 2;
  }, [current]);
  return (
    <nav aria-labelledby="contents" className={classes.root}>
      <div ref={contents} className={classes.contents}>
        <h2 id="contents" className={classes.title}>
          Contents
        </h2>
        <ol className={classes.list}>
          {entries.map(({ id, heading }, index) => (
            <li key={id} className={classes.entry}>
              <a href={`#${id}`} aria-current={id === current ? 'location' : undefined} className={classes.link}>
                <span className={classes.number}>{index + 1}</span>
                {` ${heading}`}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
