// Owns the position in each of the history's entries: how far it is scrolled, and which control was used last.
import { currentEntry, remember, remembered, type Position } from '../history-memory.ts';
import { moveFocus } from '../move-focus.ts';

const controls = 'a, button, input, select, textarea, summary';

// Safari focuses no link on a click. On a busy device a click may come before the event of the scrolling that precedes it.
const watchedEvents = ['scroll', 'focusin', 'click'];

/** Remembers the visitor's position in the current history entry, until the returned function is called. */
export function watchPosition(): () => void {
  const entry = currentEntry();
  const rememberPosition = ({ target }: Event) => {
    const control = usedControl(target) ?? remembered(entry).position?.control ?? -1;
    remember({ position: { top: window.scrollY, control } }, entry);
  };
  for (const name of watchedEvents) window.addEventListener(name, rememberPosition, true);
  return () => watchedEvents.forEach((name) => window.removeEventListener(name, rememberPosition, true));
}

/** Frames for which a position is held. Chromium 156 showed the end of an interrupted smooth scrolling in the fourth, under load. */
const heldFrames = 10;

/** The inputs by which a visitor scrolls. After one of them no position is held. */
const inputs = ['wheel', 'pointerdown', 'keydown'];

/** Scrolls to a position, and moves the focus to the control that was used there, or else to what is first in view. */
export function returnTo({ top, control }: Position): void {
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
  returnFocus(control);
}

/** Scrolls to the position of the entry whose document is loaded next, because a reload keeps it. */
export function scrollForReload(): void {
  const { top } = remembered().position ?? { top: 0 };
  // The page that is shown is another one, and may be shorter.
  document.body.style.minHeight = `${top + window.innerHeight}px`;
  window.scrollTo(0, top);
}

/** Finds the control around an event's target: its index among the page's controls, or undefined if there is none. */
function usedControl(target: EventTarget | null): number | undefined {
  const used = target instanceof Element && target.closest(controls);
  return used ? [...document.querySelectorAll(controls)].indexOf(used) : undefined;
}

/** Moves the focus to a control, by its index, if it is in view. Otherwise moves it to what is first in view. */
function returnFocus(control: number): void {
  const used = document.querySelectorAll<HTMLElement>(controls)[control];
  const texts = document.querySelectorAll<HTMLElement>(`main :is(h1, h2, h3, h4, p, li, dt, dd, th, td, ${controls})`);
  moveFocus([used, ...texts].find(isInView));
}

/** Tells whether the top of an element is in the window, and nothing covers it. */
function isInView(element: Element | undefined): boolean {
  const box = element?.getClientRects()[0];
  return !!box && element.contains(document.elementFromPoint(box.left + box.width / 2, box.top + 1));
}
