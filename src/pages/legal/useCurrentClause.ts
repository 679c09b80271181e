import { useEffect, useState } from 'react';

/** Pixels below the place to which a jump scrolls. What begins above this line is being read. */
const slack = 24;

/**
 * Returns the id of the clause at the top of the window, below the header, once the reader has come to the first one. At the
 * end of the page it is the clause that the address names, if that is in sight, or else the last one, because the page ends
 * before they get to the top.
 *
 * @param clauses in their order; the same array on each render.
 */
export function useCurrentClause(clauses: readonly { id: string }[]): string | undefined {
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
