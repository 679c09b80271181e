import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Tells whether scripts run the page: not on the server, without scripts, or while React takes over the served markup. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
