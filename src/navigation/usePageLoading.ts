import { useCallback, useRef, useState } from 'react';

/**
 * Fetches the code of a page that the visitor wants to see. Resolves with undefined when another page was asked for
 * meanwhile, and when the code cannot be had: then `loadDocument` is called.
 */
export type LoadPage<Page> = (path: string, loadDocument: () => void) => Promise<Page | undefined>;

/** Milliseconds before a sign of waiting is shown. Nearly all pages come sooner. */
const patience = 300;

/** Loads one page at a time, the one that was asked for last. `waiting` is true while it takes long. */
export function usePageLoading<Page>(fetchPage: (path: string) => Promise<Page>) {
  const latest = useRef(0);
  const [waiting, setWaiting] = useState(false);

  const loadPage: LoadPage<Page> = useCallback(
    async (path, loadDocument) => {
      latest.current += 1;
      const turn = latest.current;
      const isLatest = () => turn === latest.current;
      const timer = setTimeout(() => setWaiting(true), patience);
      try {
        const page = await fetchPage(path);
        return isLatest() ? page : undefined;
      } catch {
        if (isLatest()) loadDocument();
        return undefined;
      } finally {
        clearTimeout(timer);
        if (isLatest()) setWaiting(false);
      }
    },
    [fetchPage],
  );
  return { loadPage, waiting };
}
