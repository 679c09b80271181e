import { color } from '../theme.ts';
import { readDrawing } from './read-drawing.ts';
import { centered, svgText } from './svg-text.ts';

/** One drawing on a card: which one, and the part of it to show. */
export interface CardDrawing {
  /** Folder and name: `projects/turbine-rebuild`. */
  file: string;
  /** Left, top, width, height in the drawing's units. */
  crop: readonly [left: number, top: number, width: number, height: number];
  /** Centers of the circles that bear 1, 2, 3 and so on. */
  numbers?: readonly (readonly [x: number, y: number])[];
}

/** A place on the card, in its pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A drawing in the colors of a dark ground. Its text is left out: cards are seen at half their size and less. */
export function placeDrawing({ file, crop, numbers = [] }: CardDrawing, { left, top, width, height }: Box): string {
  const scale = Math.min(width / crop[2], height / crop[3]);
  // The renderer knows no strokes that keep their width, so the widths are divided by the drawing's scale.
  const unscaled = (lengths: string) =>
    lengths
      .split(' ')
      .map((length) => Number(((1.25 * Number(length)) / scale).toFixed(2)))
      .join(' ');
  const lines = readDrawing(file)
    .content.replace(/ vector-effect="[^"]*"/g, '')
    .replace(/ (stroke-width|stroke-dasharray)="([^"]*)"/g, (_, name, lengths) => ` ${name}="${unscaled(lengths)}"`)
    .replaceAll('var(--ground)', color.ink)
    .replaceAll('var(--thin)', color.fog)
    .replaceAll('var(--accent)', color.amber)
    .replaceAll('var(--labels)', 'hidden')
    .replaceAll('currentColor', color.white);
  const circles = numbers.map(
    ([x, y], index) =>
      `<circle cx="${x}" cy="${y}" r="19" fill="${color.amber}"/>${svgText(x, y + 8, 23, String(index + 1), centered(color.deep))}`,
  );
  return `<svg x="${left}" y="${top}" width="${width}" height="${height}" viewBox="${crop.join(' ')}">${lines}${circles.join('')}</svg>`;
}
