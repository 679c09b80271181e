// Owns the focus after a navigation, and which of a page's controls was used last.
import { moveFocus } from '../move-focus.ts';

const controls = 'a, button, input, select, textarea, summary';

/** Finds the control around an event's target: its index among the page's controls, or undefined if there is none. */
export function usedControl(target: EventTarget | null): number | undefined {
  const used = target instanceof Element && target.closest(controls);
  return used ? [...document.querySelectorAll(controls)].indexOf(used) : undefined;
}

/** Moves the focus to a control, by its index, if it is in view. Otherwise moves it to what is first in view. */
export function returnFocus(control: number): void {
  const used = document.querySelectorAll<HTMLElement>(controls)[control];
  const texts = document.querySelectorAll<HTMLElement>(`main :is(h1, h2, h3, h4, p, li, dt, dd, th, td, ${controls})`);
  moveFocus([used, ...texts].find(isInView));
}

/** Tells whether the top of an element is in the window, and nothing covers it. */
function isInView(element: Element | undefined): boolean {
  const box = element?.getClientRects()[0];
  return !!box && element.contains(document.elementFromPoint(box.left + box.width / 2, box.top + 1));
}
