import { useEffect, useState } from 'react';

/** Milliseconds from the first frame, so that a screen reader has read what is in it. */
const delay = 100;

/**
 * Tells whether what has just been rendered was in a frame before. Firefox 153 tells assistive technology once per frame what is
 * new: only the outermost element of what came together. Orca 43 says an alert only if it is itself that element, and a status only
 * if words come into it.
 */
export function useAppeared(): boolean {
  const [appeared, setAppeared] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setAppeared(true), delay);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return appeared;
}
