// Owns whether the code of a page is awaited.
import { useSyncExternalStore } from 'react';

/** It is in no component's state, so that a click renders the loading bar alone. On the server it never changes. */
let isLoading = false;
const listeners = new Set<() => void>();

/** Tells whether the code of a page is awaited. */
export const useIsLoading = (): boolean => useSyncExternalStore(subscribe, current, current);

export function setLoading(value: boolean): void {
  isLoading = value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = () => isLoading;
