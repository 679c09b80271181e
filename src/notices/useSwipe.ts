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
  const [drag, setDrag] = useState<{ x: number; time: number; distance: number }>();
  const end = () => setDrag(undefined);
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const onButton = event.target instanceof Element && event.target.closest('button');
      if (!event.isPrimary || event.button !== 0 || onButton) return;
      // A fast mouse leaves the element.
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ x: event.clientX, time: event.timeStamp, distance: 0 });
    },
    onPointerMove: ({ clientX }: PointerEvent) => drag && setDrag({ ...drag, distance: Math.max(0, clientX - drag.x) }),
    onPointerUp: ({ clientX, timeStamp, currentTarget }: PointerEvent<HTMLElement>) => {
      if (drag && isSwipe(clientX - drag.x, timeStamp - drag.time, currentTarget.offsetWidth)) onSwipe();
      end();
    },
    onPointerCancel: end,
  };
  return { distance: drag?.distance, handlers };
}
