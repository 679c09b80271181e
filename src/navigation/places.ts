/** Where the visitor was on a page. */
export interface Place {
  /** The scroll position. */
  top: number;
  /** Which of the page's controls was used last, or -1. Elements would be others when the page is rendered again. */
  control: number;
}

/** The visitor's places by history entry. */
export const places = new Map<string, Place>();

/**
 * Names the current history entry. The router gives the first entry and those of typed hashes the same key. Browsers without the
 * Navigation API tell these by their address.
 */
export const currentEntry = (): string =>
  window.navigation?.currentEntry?.key ?? `${history.state?.key} ${window.location.href}`;

const controls = 'a, button, input, select, textarea, summary';

/** Remembers the visitor's place in the current history entry, until the returned function is called. */
export function watchPlace(): () => void {
  const entry = currentEntry();
  const remember = (control?: number) =>
    void places.set(entry, { top: window.scrollY, control: control ?? places.get(entry)?.control ?? -1 });
  const onScroll = () => remember();
  const onUse = ({ target }: Event) => {
    const control = target instanceof Element && target.closest(controls);
    if (control) remember([...document.querySelectorAll(controls)].indexOf(control));
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('focusin', onUse);
  // Safari focuses no link on a click. On a busy device a click may come before the event of the scrolling that precedes it.
  window.addEventListener('click', onUse, { capture: true });
  return () => {
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('focusin', onUse);
    window.removeEventListener('click', onUse, { capture: true });
  };
}

/** Scrolls to a place, and moves the focus to the control that was used there, or else to what is first in view. */
export function returnTo({ top, control }: Place): void {
  const scroll = () => window.scrollTo({ top, behavior: 'instant' });
  scroll();
  // In Chromium a last frame of smooth scrolling may come after it.
  requestAnimationFrame(scroll);
  const used = document.querySelectorAll<HTMLElement>(controls)[control];
  const { activeElement } = document;
  if (used && isInView(used)) used.focus({ preventScroll: true });
  else if (activeElement === document.body || !activeElement || !isInView(activeElement)) moveFocus(firstInView());
}

/** Scrolls to the place of the entry whose document is loaded next, because a reload keeps the position. */
export function placeForReload(): void {
  const place = places.get(currentEntry());
  if (!place) return;
  // The page that is shown is another one, and may be shorter.
  document.body.style.minHeight = `${place.top + window.innerHeight}px`;
  window.scrollTo({ top: place.top, behavior: 'instant' });
}

/** Moves the focus. Headings and sections can take it only if they have a tab index. */
export function moveFocus(target: HTMLElement | null | undefined): void {
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Finds the first text or control of the page that is in view. */
const firstInView = () =>
  [...document.querySelectorAll<HTMLElement>(`main :is(h1, h2, h3, h4, p, li, dt, dd, th, td, ${controls})`)].find(
    isInView,
  );

/** Tells whether the top of an element is in the window, and nothing covers it. */
function isInView(element: Element): boolean {
  const [box] = element.getClientRects();
  if (!box) return false;
  return element.contains(document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 8)));
}
