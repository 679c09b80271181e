import type { RefObject } from 'react';
import { useOptionalEffect } from '../useOptionalEffect.ts';

/**
 * Keeps what has the focus clear of notices. As the region grows and shrinks, its height at the lower edge of the window becomes the
 * custom property `--notices` of the document: `global-style.ts` makes it a padding for scrolling and for the end of the page.
 */
export function useRoomForNotices(ref: RefObject<HTMLElement | null>) {
  useOptionalEffect(() => {
    const region = ref.current;
    if (!region) return undefined;
    const { documentElement } = document;
    const watching = new ResizeObserver(() => {
      const { top, left } = region.getBoundingClientRect();
      const height = region.childElementCount > 0 ? documentElement.clientHeight - top : 0;
      documentElement.style.setProperty('--notices', `${height}px`);
      const { activeElement } = document;
      if (height > 0 && activeElement && !region.contains(activeElement)) showAbove(activeElement, { top, left });
    });
    watching.observe(region);
    return () => watching.disconnect();
  }, [ref]);
}

/** Scrolls an element, if possible with its label, into the part of the window that no notice covers. */
function showAbove(focused: Element, notices: { top: number; left: number }) {
  const field = focused.closest('[data-field]') ?? focused;
  const { top, bottom, right } = field.getBoundingClientRect();
  if (bottom <= notices.top || top >= window.innerHeight || right <= notices.left) return;
  // A field may be higher than that part. Then the element in it counts, which may be behind the header now.
  for (const element of [field, focused]) element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
