import { useCallback, useRef } from 'react';

/**
 * Fetches the code of a page that the visitor wants to see. Resolves with undefined when another page was requested in the
 * meantime. If the code cannot be fetched, it calls `loadDocument` and resolves with undefined.
 */
export type LoadPage<Page> = (path: string, loadDocument: () => void) => Promise<Page | undefined>;

/** Loads one page at a time: the one that was requested last. `loadingBar` is the element that is shown in the meantime. */
export function usePageLoading<Page>(fetchPage: (path: string) => Promise<Page>) {
  const latest = useRef(0);
  const loadingBar = useRef<HTMLDivElement>(null);

  const loadPage: LoadPage<Page> = useCallback(
    async (path, loadDocument) => {
      latest.current += 1;
      const turn = latest.current;
      const isLatest = () => turn === latest.current;
      loadingBar.current?.removeAttribute('hidden');
      try {
        const page = await fetchPage(path);
        return isLatest() ? page : undefined;
      } catch {
        if (isLatest()) loadDocument();
        return undefined;
      } finally {
        if (isLatest()) loadingBar.current?.setAttribute('hidden', '');
      }
    },
    [fetchPage],
  );
  return { loadPage, loadingBar };
}
