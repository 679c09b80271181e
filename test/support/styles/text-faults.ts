/**
 * Returns the texts that are cut off, outside of their cell, over another text or over a control, and what is outside of the window.
 * Runs in the page, which is not scrolled. The lettering of drawings is left out.
 */
export const textFaults = (): string[] => {
  /** Pixels by which boxes may touch. */
  const slack = 1.5;
  const { clientWidth, scrollWidth } = document.documentElement;
  const faults = new Set<string>();

  const read = (element: Element) => {
    const style = getComputedStyle(element);
    const isInline = style.display === 'inline' || style.display === 'contents';
    return {
      style,
      bounds: element.getBoundingClientRect(),
      isInline,
      /** Only screen readers read what is clipped. */
      isUnseen: style.clipPath === 'inset(50%)',
      isFixed: style.position === 'fixed',
      isPositioned: style.position === 'absolute' || style.position === 'fixed',
      /** A list that scrolls cuts nothing off. */
      cuts: style.clipPath !== 'none' || ['hidden', 'clip'].includes(style.overflowX),
      isCell: !isInline && (style.backgroundColor !== 'rgba(0, 0, 0, 0)' || !/^[0px ]+$/.test(style.borderWidth)),
    };
  };
  /** Caches what was read of each element, because reading takes most of the time. */
  const kinds = new Map<Element, ReturnType<typeof read>>();
  const kindOf = (element: Element) => {
    const kind = kinds.get(element) ?? read(element);
    kinds.set(element, kind);
    return kind;
  };
  /** Tells whether an element or one around it is so. */
  const isWithinOne = (element: Element | null, is: 'isUnseen' | 'isFixed'): boolean =>
    element !== null && (kindOf(element)[is] || isWithinOne(element.parentElement, is));
  const isShown = (element: Element) => element.checkVisibility() && !isWithinOne(element, 'isUnseen');

  type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'> & { name: string; element: Element };

  const lines: Box[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const element = text.parentElement;
    if (!element || !text.textContent?.trim() || element.closest('svg, option') || !isShown(element)) continue;
    const letterSpacing = Math.max(0, parseFloat(kindOf(element).style.letterSpacing) || 0);
    range.selectNodeContents(text);
    for (const { left, right, top, bottom, height } of range.getClientRects()) {
      lines.push({
        name: `"${text.textContent.slice(0, 40)}"`,
        element,
        left,
        // The space behind the last letter may be cut.
        right: right - letterSpacing,
        // The font leaves this room above capitals and below letters, and lines may share it.
        top: top + 0.22 * height,
        bottom: bottom - 0.1 * height,
      });
    }
  }

  const isWithin = (line: Box, bounds: DOMRect) => line.left > bounds.left - slack && line.right < bounds.right + slack;
  const isWithinHeight = (line: Box, bounds: DOMRect) =>
    line.top > bounds.top - slack && line.bottom < bounds.bottom + slack;

  for (const line of lines) {
    let isInBlock = false;
    let isInCell = false;
    for (let box: Element | null = line.element; box && box !== document.body; box = box.parentElement) {
      const kind = kindOf(box);
      if (kind.isInline) continue;
      const { bounds } = kind;
      const fits = isWithin(line, bounds);
      const where = `${box.localName} of ${Math.round(bounds.width)} px`;
      if (kind.cuts && !(fits && isWithinHeight(line, bounds))) faults.add(`${line.name} is cut by its ${where}`);
      else if (!isInBlock && !fits) faults.add(`${line.name} is wider than its ${where}`);
      else if (kind.isCell && !isInCell && !(fits && isWithinHeight(line, bounds)))
        faults.add(`${line.name} is outside of its ${where}`);
      isInBlock = true;
      isInCell ||= kind.isCell;
      if (kind.isPositioned) break;
    }
  }

  const controls = Array.from(document.querySelectorAll('button, input, select, textarea, a, svg'))
    .filter((element) => !element.parentElement?.closest('svg') && isShown(element))
    .flatMap((element): Box[] => {
      const { style, bounds } = kindOf(element);
      const words = element.getAttribute('aria-label') ?? element.textContent;
      const { left, right, top, bottom } = bounds;
      const name = `${element.localName} "${words.slice(0, 40)}"`;
      return bounds.width > 0 && style.opacity !== '0' ? [{ name, element, left, right, top, bottom }] : [];
    });
  for (const { name, left, right } of [...lines, ...controls]) {
    if (left < -slack || right > clientWidth + slack) faults.add(`${name} is outside of the window`);
  }

  /** Whether a text is within a control. */
  const isLabelOf = (text: Box, { element: control }: Box) =>
    control.matches('button') && control.contains(text.element);

  // Sorted, so that each is compared only with those that begin above its end.
  const boxes = [...lines, ...controls.filter(({ element }) => !element.matches('a, svg'))]
    .filter(({ element }) => !isWithinOne(element, 'isFixed'))
    .toSorted((one, other) => one.top - other.top);
  for (const [index, box] of boxes.entries()) {
    for (let next = index + 1; next < boxes.length; next += 1) {
      const other = boxes[next];
      if (!other || other.top > box.bottom - slack) break;
      const isBeside = other.left > box.right - slack || other.right < box.left + slack;
      if (isBeside || isLabelOf(box, other) || isLabelOf(other, box) || box.name === other.name) continue;
      faults.add(`${box.name} is over ${other.name}`);
    }
  }

  if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth} px wide`);
  return [...faults];
};
