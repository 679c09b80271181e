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

// Safari focuses no link on a click. On a busy device a click may come before the event of the scrolling that precedes it.
const watchedEvents = ['scroll', 'focusin', 'click'];

/** Remembers the visitor's place in the current history entry, until the returned function is called. */
export function watchPlace(): () => void {
  const entry = currentEntry();
  const remember = ({ target }: Event) => {
    const used = target instanceof Element && target.closest(controls);
    const control = used ? [...document.querySelectorAll(controls)].indexOf(used) : (places.get(entry)?.control ?? -1);
    places.set(entry, { top: window.scrollY, control });
  };
  for (const name of watchedEvents) window.addEventListener(name, remember, true);
  return () => watchedEvents.forEach((name) => window.removeEventListener(name, remember, true));
}

/** Frames for which a position is held. Chromium 156 showed the end of an interrupted smooth scrolling in the fourth, under load. */
const heldFrames = 10;

/** The inputs by which a visitor scrolls. After one of them no position is held. */
const inputs = ['wheel', 'pointerdown', 'keydown'];

/** Scrolls to a place, and moves the focus to the control that was used there, or else to what is first in view. */
export function returnTo({ top, control }: Place): void {
  const entry = currentEntry();
  let isHeld = true;
  const release = () => {
    isHeld = false;
    for (const name of inputs) window.removeEventListener(name, release, true);
  };
  for (const name of inputs) window.addEventListener(name, release, true);
  const hold = (frames: number) => {
    if (!isHeld || frames === 0 || currentEntry() !== entry) return release();
    window.scrollTo({ top, behavior: 'instant' });
    requestAnimationFrame(() => hold(frames - 1));
  };
  hold(heldFrames);
  const used = document.querySelectorAll<HTMLElement>(controls)[control];
  const texts = document.querySelectorAll<HTMLElement>(`main :is(h1, h2, h3, h4, p, li, dt, dd, th, td, ${controls})`);
  moveFocus([used, ...texts].find(isInView));
}

/** Scrolls to the place of the entry whose document is loaded next, because a reload keeps the position. */
export function scrollForReload(): void {
  const { top } = places.get(currentEntry()) ?? { top: 0 };
  // The page that is shown is another one, and may be shorter.
  document.body.style.minHeight = `${top + window.innerHeight}px`;
  window.scrollTo(0, top);
}

/** Moves the focus. Headings and sections can take it only if they have a tab index. */
export function moveFocus(target: HTMLElement | null | undefined): void {
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Tells whether the top of an element is in the window, and nothing covers it. */
function isInView(element: Element | undefined): boolean {
  const box = element?.getClientRects()[0];
  return !!box && element.contains(document.elementFromPoint(box.left + box.width / 2, box.top + 1));
}
