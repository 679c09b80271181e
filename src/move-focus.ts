/**
 * Moves the focus. Headings, sections and forms need a tab index for this. The next press of a pointer inside removes the tab
 * index: otherwise a click on plain text would focus the element again, and the next Tab would begin at its top.
 */
export function moveFocus(target: HTMLElement | null | undefined): void {
  if (!target) return;
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('pointerdown', () => target.removeAttribute('tabindex'), { capture: true, once: true });
  }
  target.focus({ preventScroll: true });
}
