import { useEffect, type RefObject } from 'react';

/** Pixels of the ring around what has the focus. */
const ring = 6;

let newest: HTMLElement | undefined;
let isNewestShown = true;

/** Tells which card was given last. */
export function setNewest(card: HTMLElement): void {
  newest = card;
  isNewestShown = false;
}

/**
 * Keeps the newest notice wholly in view, and what has the focus clear of notices. When notices come and go it sets two custom
 * properties: `--newest` on the region, the height of the newest card, and `--notices` on the document, the height that the
 * cards cover at the lower edge of the window, by which `global-style.ts` scrolls.
 */
export function useRoomForNotices(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const region = ref.current;
    if (!region) return undefined;
    const arrange = () => {
      const root = document.documentElement;
      const cards = cardsIn(region);
      const [first] = cards;
      if (!first) {
        root.style.removeProperty('--notices');
        return;
      }
      showNewest(region, cards);
      const top = Math.max(first.getBoundingClientRect().top, region.getBoundingClientRect().top);
      root.style.setProperty('--notices', `${root.clientHeight - top + ring}px`);
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && !region.contains(activeElement)) {
        keepClear(activeElement, { top: top - ring, left: first.getBoundingClientRect().left });
      }
    };
    const watching = new MutationObserver(arrange);
    watching.observe(region, { childList: true, subtree: true, attributeFilter: ['inert'] });
    window.addEventListener('resize', arrange);
    return () => {
      watching.disconnect();
      window.removeEventListener('resize', arrange);
    };
  }, [ref]);
}

/** Returns the cards that are not about to disappear. */
const cardsIn = (region: HTMLElement) =>
  [...region.querySelectorAll('button:not([inert] *)')].flatMap(({ parentElement }) => parentElement ?? []);

/** Gives the newest card its height, and scrolls to it once, unless the focus is in the region. */
function showNewest(region: HTMLElement, cards: readonly HTMLElement[]) {
  const card = newest && cards.includes(newest) ? newest : cards.at(-1);
  if (!card) return;
  region.style.setProperty('--newest', `${card.offsetHeight}px`);
  if (isNewestShown || region.contains(document.activeElement)) return;
  isNewestShown = true;
  card.scrollIntoView({ block: 'nearest' });
}

/** Scrolls the focused element, if possible with its label, above the notices, but not below the sticky header. */
function keepClear(focused: HTMLElement, notices: { top: number; left: number }) {
  // What is fixed in the window does not scroll.
  if (!focused.offsetParent) return;
  const headerBottom = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  for (const element of [focused.closest('[data-field]') ?? focused, focused]) {
    const { top, bottom, right } = element.getBoundingClientRect();
    const isCovered = bottom > notices.top && top < window.innerHeight && right > notices.left;
    const distance = Math.min(bottom - notices.top, top - headerBottom);
    if (isCovered && distance > 0) window.scrollBy({ top: distance, behavior: 'instant' });
  }
}
