import { useEffect, useEffectEvent, useRef } from 'react';

/** Milliseconds that remain at least after a pause, so that nothing goes the moment that the pointer leaves. */
const leastRest = 1500;

/** Calls `onEnd` once so many milliseconds have passed outside of pauses. */
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
