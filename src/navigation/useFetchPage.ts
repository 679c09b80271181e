import { useCallback, useRef, useState } from 'react';
import { pageNotLoaded } from '../content/navigation.ts';
import { notify } from '../notices/notify.ts';
import { fetchScripts } from './fetch-scripts.ts';

/** A page that comes sooner, as nearly all do, is not worth a sign of waiting. In milliseconds. */
const patience = 300;

/**
 * Fetches the code of a page that the visitor wants to see, with retries. Resolves with nothing when another page was asked
 * for meanwhile, or when all tries have failed: then a notice says so. `waiting` while a page is long in coming.
 */
export function useFetchPage<Page>(load: (path: string) => Promise<Page>) {
  const latest = useRef(0);
  const [waiting, setWaiting] = useState(false);

  const fetchPage = useCallback(
    async (path: string): Promise<Page | undefined> => {
      latest.current += 1;
      const turn = latest.current;
      const isLatest = () => turn === latest.current;
      const timer = setTimeout(() => setWaiting(true), patience);
      try {
        const page = await fetchScripts(path).then(() => load(path));
        return isLatest() ? page : undefined;
      } catch {
        if (isLatest()) notify({ kind: 'error', ...pageNotLoaded });
        return undefined;
      } finally {
        clearTimeout(timer);
        if (isLatest()) setWaiting(false);
      }
    },
    [load],
  );
  return { fetchPage, waiting };
}
