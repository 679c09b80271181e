import { useEffect, useEffectEvent, useState, type PointerEvent as ReactPointerEvent } from 'react';

/** Pixels per millisecond above which a drag counts as a swipe. */
const swipeSpeed = 0.11;
/** Least distance of a swipe in pixels. A trembling hand moves less during a click. */
const leastDistance = 10;

/** Tells whether a drag to the right dismisses: it was fast enough, or longer than half the element's width. */
export const isSwipe = (distance: number, milliseconds: number, width: number): boolean =>
  distance > width / 2 || (distance > leastDistance && distance / milliseconds > swipeSpeed);

interface Start {
  x: number;
  time: number;
  width: number;
}

/**
 * Follows a drag to the right by touch, pen or mouse. Calls `onSwipe` at the end of a swipe; after any other drag the element
 * returns. `distance` is its offset in pixels.
 */
export function useSwipe(onSwipe: () => void) {
  const [start, setStart] = useState<Start>();
  const [distance, setDistance] = useState(0);

  const follow = useEffectEvent((event: PointerEvent) => start && setDistance(Math.max(0, event.clientX - start.x)));
  const letGo = useEffectEvent((event: PointerEvent) => {
    if (!start) return;
    const dismisses = isSwipe(event.clientX - start.x, event.timeStamp - start.time, start.width);
    if (event.type === 'pointerup' && dismisses) onSwipe();
    else setDistance(0);
    setStart(undefined);
  });

  const swiping = start !== undefined;
  useEffect(() => {
    if (!swiping) return undefined;
    // On the window, because a fast mouse leaves the element behind.
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('pointermove', (event) => follow(event), { signal });
    window.addEventListener('pointerup', (event) => letGo(event), { signal });
    window.addEventListener('pointercancel', (event) => letGo(event), { signal });
    return () => listening.abort();
  }, [swiping]);

  const onPointerDown = (event: ReactPointerEvent<HTMLElement>) => {
    const onButton = event.target instanceof Element && event.target.closest('button');
    if (!event.isPrimary || event.button !== 0 || onButton) return;
    setStart({ x: event.clientX, time: event.timeStamp, width: event.currentTarget.offsetWidth });
  };
  return { swiping, distance, onPointerDown };
}
