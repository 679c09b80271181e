import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { entriesIn, hashOf, type Entries } from './entries.ts';

/** Milliseconds between two changes of the address. Safari allows 100 in 30 s. */
const pause = 500;

/** The entries, which the hash of the address keeps. The server doesn't get the hash, so it renders the example. */
export function useEntries() {
  const [entries, setEntries] = useState<Entries>({});
  // Before the browser restores the scroll position, the page has the height that it had with these entries.
  useLayoutEffect(() => {
    const read = () => {
      const linked = entriesIn(window.location.hash);
      if (linked) setEntries(linked);
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);

  const written = useRef(0);
  useEffect(() => {
    const hash = hashOf(entries);
    const { pathname, search, hash: shown } = window.location;
    // The hash may be that of a section, too.
    if (hashOf(entriesIn(shown) ?? {}) === hash) return undefined;
    const write = () => {
      written.current = Date.now();
      history.replaceState(history.state, '', pathname + search + hash);
    };
    const timer = setTimeout(write, Math.max(0, written.current + pause - Date.now()));
    return () => clearTimeout(timer);
  }, [entries]);

  const change = (changes: Entries) => setEntries((before) => ({ ...before, ...changes }));
  return { entries, change };
}
