// Owns the scroll positions of the history's entries.
import { currentEntry, remember, remembered, type Position } from '../history-memory.ts';
import { returnFocus, usedControl } from './focus.ts';

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
