import { useEffect, useRef, useState } from 'react';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { color, font, linkUnderline, media, mutedColor, onScreen, rule, size, space, typography } from '../../theme.ts';

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

/** Pixels below the scroll position of a jump. A clause that begins above this line is current. */
const slack = 24;

/**
 * Returns the id of the clause at the top of the window, below the header, once the reader has reached the first clause. The end of
 * the page is too short for the last clauses to reach the top. There, returns the clause in the address if it is visible, or else
 * the last clause.
 *
 * @param clauses in order; the same array on each render.
 */
function useCurrentClause(clauses: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const read = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const line = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + slack;
      const tops = clauses.map(({ id }) => ({
        id,
        top: document.getElementById(id)?.getBoundingClientRect().top ?? 0,
      }));
      const reached = tops.filter(({ top }) => top <= line);
      const isAtEnd = window.scrollY + clientHeight >= scrollHeight - 1;
      const named = tops.find(({ id, top }) => `#${id}` === window.location.hash && top > 0 && top < clientHeight);
      const [last] = (isAtEnd ? tops : reached).slice(-1);
      setCurrent((isAtEnd && named ? named : last)?.id);
    };
    const listening = new AbortController();
    const { signal } = listening;
    read();
    window.addEventListener('scroll', read, { passive: true, signal });
    window.addEventListener('resize', read, { signal });
    return () => listening.abort();
  }, [clauses]);
  return current;
}
