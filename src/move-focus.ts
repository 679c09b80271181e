/**
 * Moves the focus. Headings, sections and forms can take it only if they have a tab index. They lose that with the next press of a
 * pointer inside: otherwise a click on their plain text would focus them again, and the next Tab begin at their top.
 */
export function moveFocus(target: HTMLElement | null | undefined): void {
  if (!target) return;
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('pointerdown', () => target.removeAttribute('tabindex'), { capture: true, once: true });
  }
  target.focus({ preventScroll: true });
}
