// Owns the scroll positions of the history's entries.
import { returnFocus, usedControl } from './focus.ts';

/** Where the visitor was on a page. */
export interface Position {
  top: number;
  /** Which of the page's controls was used last, or -1. Elements would be others when the page is rendered again. */
  control: number;
}

/** The visitor's positions by history entry. */
export const positions = new Map<string, Position>();

/**
 * Names the current history entry. The router gives the first entry and those of typed hashes the same key. Browsers without the
 * Navigation API tell these by their address.
 */
export const currentEntry = (): string =>
  window.navigation?.currentEntry?.key ?? `${history.state?.key} ${window.location.href}`;

// Safari focuses no link on a click. On a busy device a click may come before the event of the scrolling that precedes it.
const watchedEvents = ['scroll', 'focusin', 'click'];

/** Remembers the visitor's position in the current history entry, until the returned function is called. */
export function watchPosition(): () => void {
  const entry = currentEntry();
  const remember = ({ target }: Event) =>
    void positions.set(entry, {
      top: window.scrollY,
      control: usedControl(target) ?? positions.get(entry)?.control ?? -1,
    });
  for (const name of watchedEvents) window.addEventListener(name, remember, true);
  return () => watchedEvents.forEach((name) => window.removeEventListener(name, remember, true));
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
  const { top } = positions.get(currentEntry()) ?? { top: 0 };
  // The page that is shown is another one, and may be shorter.
  document.body.style.minHeight = `${top + window.innerHeight}px`;
  window.scrollTo(0, top);
}
