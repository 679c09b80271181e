import { useState, type PointerEvent } from 'react';

/** Pixels per millisecond above which a drag counts as a swipe. */
const swipeSpeed = 0.11;
/** Least distance of a swipe in pixels. A trembling hand moves less during a click. */
const leastDistance = 10;

/** Tells whether a drag to the right dismisses: fast enough, or longer than half the element's width. */
export const isSwipe = (distance: number, milliseconds: number, width: number): boolean =>
  distance > width / 2 || (distance > leastDistance && distance / milliseconds > swipeSpeed);

/**
 * Follows a drag to the right by touch, pen or mouse. Calls `onSwipe` at the end of a swipe; after any other drag the element moves
 * back. Spread `handlers` on the element. `distance` is the offset in pixels, undefined without a drag.
 */
export function useSwipe(onSwipe: () => void) {
  const [start, setStart] = useState<{ x: number; time: number }>();
  const [distance, setDistance] = useState<number>();
  const end = () => {
    setStart(undefined);
    setDistance(undefined);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const onButton = event.target instanceof Element && event.target.closest('button');
      if (!event.isPrimary || event.button !== 0 || onButton) return;
      // A fast mouse leaves the element.
      event.currentTarget.setPointerCapture(event.pointerId);
      setStart({ x: event.clientX, time: event.timeStamp });
      setDistance(0);
    },
    onPointerMove: ({ clientX }: PointerEvent) => start && setDistance(Math.max(0, clientX - start.x)),
    onPointerUp: ({ clientX, timeStamp, currentTarget }: PointerEvent<HTMLElement>) => {
      if (start && isSwipe(clientX - start.x, timeStamp - start.time, currentTarget.offsetWidth)) onSwipe();
      end();
    },
    onPointerCancel: end,
  };
  return { distance, handlers };
}
