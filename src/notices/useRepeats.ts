import { useEffect, useReducer } from 'react';
import type { SnackbarKey } from './notistack.ts';

const repeats = new EventTarget();

/** Tells the notice with this key that it was given again. */
export function repeatNotice(key: SnackbarKey): void {
  repeats.dispatchEvent(new Event(String(key)));
}

/** Returns how many times the notice was given again while it was open. */
export function useRepeats(key: SnackbarKey): number {
  const [count, countUp] = useReducer((before: number) => before + 1, 0);
  useEffect(() => {
    repeats.addEventListener(String(key), countUp);
    return () => repeats.removeEventListener(String(key), countUp);
  }, [key]);
  return count;
}
