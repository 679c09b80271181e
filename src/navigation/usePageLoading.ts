import { useCallback, useRef, useState } from 'react';

/**
 * Fetches the code of a page that the visitor wants to see. Resolves with undefined when another page was requested in the
 * meantime. If the code cannot be fetched, it calls `loadDocument` and resolves with undefined.
 */
export type LoadPage<Page> = (path: string, loadDocument: () => void) => Promise<Page | undefined>;

/** Milliseconds before a progress bar is shown. Nearly all pages arrive sooner. */
const patience = 300;

/** Loads one page at a time: the one that was requested last. `waiting` is true while that takes long. */
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
