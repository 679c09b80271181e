import { useSyncExternalStore } from 'react';

/** Whether scripts have taken the page over: false in the server's HTML and until React has read it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
