/** Events of a visitor who is back at the page. While a browser prints, the page gets none of them. */
const signsOfReturn = ['pointerdown', 'keydown', 'wheel', 'pagehide'] as const;

/** A `print` that takes so many milliseconds has shown a dialog, which is closed when it returns. */
const dialogTime = 500;

/**
 * Prints the section around an element alone: its siblings and those of its ancestors are left off paper meanwhile. Phones return
 * from `print` at once, fire `afterprint` before they have drawn the page, and draw it again when the paper is changed. So there they
 * are left off until the visitor is back.
 */
export function printAlone(element: Element): void {
  const hidden: Element[] = [];
  for (let node = element.closest('section'); node instanceof HTMLElement && node !== document.body;) {
    const { parentElement }: HTMLElement = node;
    for (const sibling of parentElement?.children ?? [])
      if (sibling !== node && !sibling.hasAttribute('data-screen')) hidden.push(sibling);
    node = parentElement;
  }
  const printing = new AbortController();
  const { signal } = printing;
  const show = () => {
    printing.abort();
    for (const sibling of hidden) sibling.removeAttribute('data-screen');
  };
  for (const sibling of hidden) sibling.toggleAttribute('data-screen', true);
  const start = performance.now();
  try {
    window.print();
  } catch {
    // Browsers within other apps have no `print`, or one that throws.
    return show();
  }
  if (performance.now() - start > dialogTime) return show();
  for (const sign of signsOfReturn) window.addEventListener(sign, show, { signal, capture: true, passive: true });
  document.addEventListener('visibilitychange', () => document.hidden || show(), { signal });
  if (window.matchMedia('(pointer:coarse)').matches) return;
  const listenForEnd = () => window.addEventListener('afterprint', show, { signal });
  window.addEventListener('beforeprint', listenForEnd, { signal });
}
