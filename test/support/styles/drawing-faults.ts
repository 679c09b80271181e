/**
 * Puts the drawings into a copy of a page, where they can be measured: the content of a `<use>` is out of reach. Runs in the copy.
 * The drawings look the same.
 */
export const inlineDrawings = async (): Promise<void> => {
  /** Fetches a document. The policy of the page forbids `DOMParser`. */
  const load = (file: string) =>
    new Promise<Document>((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('GET', file);
      request.responseType = 'document';
      request.addEventListener('loadend', () =>
        request.responseXML ? resolve(request.responseXML) : reject(new Error(`${file} is no document`)),
      );
      request.send();
    });

  const sprites = new Map<string, Document>();
  for (const use of document.querySelectorAll<SVGUseElement>('svg > use')) {
    const [file = '', id = ''] = use.dataset['href']?.split('#') ?? [];
    const sprite = sprites.get(file) ?? (await load(file));
    sprites.set(file, sprite);
    const symbol = sprite.getElementById(id);
    if (!symbol) throw new Error(`${file} has no ${id}`);
    const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    for (const { name, value } of symbol.attributes) if (name !== 'id') drawing.setAttribute(name, value);
    for (const name of ['width', 'height']) {
      const value = use.getAttribute(name);
      if (value) drawing.setAttribute(name, value);
    }
    drawing.append(...Array.from(symbol.childNodes, (node) => document.importNode(node, true)));
    drawing.dataset['drawing'] = id;
    use.replaceWith(drawing);
  }
  await document.fonts.ready;
};

/**
 * Returns the texts of inlined drawings that are cut off, over another text or on an outline. Runs in the page. Letters and
 * lines grow with their drawing, so those that were on no outline at a size of letters are not tried at that size again.
 */
export const drawingFaults = (): string[] => {
  const faults: string[] = [];

  type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
  /** How far one box is over another, in px. Below 0 it is the distance. */
  const overlap = (one: Box, other: Box) =>
    Math.min(
      Math.min(one.right, other.right) - Math.max(one.left, other.left),
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
    );

  /** The letters of a text on the screen. The font leaves room above capitals and below letters. */
  const boxOf = (text: SVGTextElement): Box => {
    const { x, y, width, height } = text.getBBox();
    const matrix = text.getScreenCTM() ?? new DOMMatrix();
    const corners = [x, x + width].flatMap((cornerX) =>
      [y + 0.22 * height, y + 0.9 * height].map((cornerY) => new DOMPoint(cornerX, cornerY).matrixTransform(matrix)),
    );
    const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  };

  /** Whether an outline goes through the middle of a text, lengthwise or across. */
  const isOnLine = ({ left, right, top, bottom }: Box, path: SVGPathElement) => {
    const toPath = path.getScreenCTM()?.inverse();
    if (!toPath || overlap(path.getBoundingClientRect(), { left, right, top, bottom }) < 0) return false;
    const points: DOMPoint[] = [];
    for (let x = left; x <= right; x += 1) points.push(new DOMPoint(x, (top + bottom) / 2));
    // Letters do not fill the corners, so a number fits a circle that its box does not.
    for (const part of [0.1, 0.5, 0.9]) {
      const x = left + part * (right - left);
      for (let y = top; y <= bottom; y += 1) points.push(new DOMPoint(x, y));
    }
    return points.some((point) => path.isPointInStroke(point.matrixTransform(toPath)));
  };

  for (const drawing of document.querySelectorAll<SVGSVGElement>('svg[data-drawing]')) {
    const shown = drawing.parentElement;
    if (!shown?.checkVisibility()) continue;
    const bounds = shown.getBoundingClientRect();
    const outlines = Array.from(drawing.querySelectorAll<SVGPathElement>('path[stroke-width="1.9"]')).filter(
      (path) => getComputedStyle(path).visibility === 'visible',
    );
    const measured: { name: string; box: Box }[] = [];
    for (const text of drawing.querySelectorAll('text')) {
      const { visibility, fontSize } = getComputedStyle(text);
      const box = boxOf(text);
      if (visibility !== 'visible' || overlap(box, bounds) <= 0) continue;
      const name = `"${text.textContent}" of ${drawing.dataset['drawing']}`;
      const { left, right, top, bottom } = bounds;
      const out = Math.max(left - box.left, box.right - right, top - box.top, box.bottom - bottom);
      if (out > 0.5) faults.push(`${name} is cut off`);
      for (const other of measured) if (overlap(box, other.box) > 0) faults.push(`${name} is over ${other.name}`);
      if (text.dataset['clearAt'] !== fontSize) {
        const outline = outlines.find((path) => isOnLine(box, path));
        if (outline) faults.push(`${name} is on the outline ${outline.getAttribute('d')?.slice(0, 30)}`);
        else text.dataset['clearAt'] = fontSize;
      }
      measured.push({ name, box });
    }
  }
  return faults;
};
