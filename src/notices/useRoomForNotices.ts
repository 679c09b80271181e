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
  for (const element of [focused.closest('[data-field]') ?? focused, focused]) {
    const { top, bottom, right } = element.getBoundingClientRect();
    const isCovered = bottom > notices.top && top < window.innerHeight && right > notices.left;
    if (isCovered) element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }
}
