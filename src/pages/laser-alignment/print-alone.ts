/** Prints the section around an element alone: its siblings and those of its ancestors are left off paper meanwhile. */
export function printAlone(element: Element): void {
  const hidden: Element[] = [];
  for (let node = element.closest('section'); node instanceof HTMLElement && node !== document.body;) {
    const { parentElement }: HTMLElement = node;
    for (const sibling of parentElement?.children ?? [])
      if (sibling !== node && !sibling.hasAttribute('data-screen')) hidden.push(sibling);
    node = parentElement;
  }
  for (const sibling of hidden) sibling.toggleAttribute('data-screen', true);
  const show = () => {
    for (const sibling of hidden) sibling.removeAttribute('data-screen');
  };
  window.addEventListener('afterprint', show, { once: true });
  window.print();
}
