import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { changed, entriesIn, hashOf, type Entries } from './entries.ts';

/** Milliseconds between two changes of the address. Safari allows 100 in 30 s. */
const pause = 400;
let changedAt = 0;

/** The entries, which the hash of the address keeps. The server doesn't get the hash, so it renders the example. */
export function useEntries(titleId: string) {
  const location = useLocation();
  const [entries, setEntries] = useState<Entries>({});
  // Before the browser restores the scroll position, the page has the height that it had with these entries.
  useLayoutEffect(() => {
    const read = () => {
      const { hash } = window.location;
      const linked = entriesIn(hash);
      // The id of a section changes no entries.
      if (linked || !hash) setEntries(linked ?? {});
      if (!linked || history.state?.isRead) return;
      document.getElementById(titleId)?.scrollIntoView();
      replaceHash(hash);
    };
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [titleId]);

  // A link of the page to itself changes the location, and its address has no entries.
  useEffect(() => {
    const hash = hashOf(entries);
    if (hashOf(entriesIn(window.location.hash) ?? {}) === hash) return undefined;
    // After Back the address may be that of another page, whose code is loading.
    const write = () => window.location.pathname === location.pathname && replaceHash(hash);
    const timer = setTimeout(write, changedAt + pause - Date.now());
    return () => clearTimeout(timer);
  }, [entries, location]);

  const change = (changes: Entries) => setEntries((before) => changed(before, changes));
  return { entries, change };
}

/** Writes the hash, and marks the entry of the history: a reload and Back keep the scroll position. */
function replaceHash(hash: string): void {
  const { pathname, search } = window.location;
  changedAt = Date.now();
  history.replaceState({ ...history.state, isRead: true }, '', pathname + search + hash);
}
