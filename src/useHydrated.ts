import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Tells whether the page is hydrated: false on the server, without scripts, and during hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
