import { useEffect, useEffectEvent, useRef } from 'react';

/** Least milliseconds that remain after a pause, so that a notice does not disappear when the pointer leaves it. */
const leastRest = 1500;

/** Calls `onEnd` when this many milliseconds have passed, without counting pauses. */
export function useCountdown(milliseconds: number, paused: boolean, onEnd: () => void) {
  const rest = useRef(milliseconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused) return undefined;
    const since = performance.now();
    const timer = setTimeout(() => end(), rest.current);
    return () => {
      clearTimeout(timer);
      rest.current = Math.max(leastRest, rest.current - (performance.now() - since));
    };
  }, [paused]);
}
