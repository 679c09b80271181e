import { useEffect, useState } from 'react';

/** Pixels below the scroll position of a jump. A clause that begins above this line is current. */
const slack = 24;

/**
 * Returns the id of the clause at the top of the window, below the header, once the reader has reached the first clause. The end of
 * the page is too short for the last clauses to reach the top. There, returns the clause in the address if it is visible, or else
 * the last clause.
 *
 * @param clauses in order; the same array on each render.
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
