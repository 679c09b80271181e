import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { color } from '../theme.ts';
import { centered, text } from './card-text.ts';
import { drawLines } from './line-types.ts';

/** One drawing on a card: a file of the drawings' folders, and the part of it to show. */
export interface CardDrawing {
  /** `projects/turbine-rebuild` */
  file: string;
  /** Left, top, width, height in the drawing's units. */
  crop: readonly [left: number, top: number, width: number, height: number];
  /** Centers of numbered balloons. */
  balloons?: readonly (readonly [x: number, y: number])[];
}

/** A place on the card, in its pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A drawing as it stands on ink. Its lettering is left out: cards are seen at half their size and less. */
export function placeDrawing({ file, crop, balloons = [] }: CardDrawing, { left, top, width, height }: Box): string {
  const source = readFileSync(join(import.meta.dirname, `../drawings/${file}.svg`), 'utf8');
  const scale = Math.min(width / crop[2], height / crop[3]);
  // The renderer knows no strokes that keep their width, so the widths are divided by the drawing's scale.
  const unscaled = (lengths: string) =>
    lengths
      .split(' ')
      .map((length) => Number(((1.25 * Number(length)) / scale).toFixed(2)))
      .join(' ');
  const lines = drawLines(source.replace(/^.*?<svg[^>]*>|<\/svg>\s*$|<!--.*?-->/gs, ''))
    .replace(/ vector-effect="[^"]*"/g, '')
    .replace(/ (stroke-width|stroke-dasharray)="([^"]*)"/g, (_, name, lengths) => ` ${name}="${unscaled(lengths)}"`)
    .replaceAll('var(--ground)', color.ink)
    .replaceAll('var(--thin)', color.fog)
    .replaceAll('var(--accent)', color.amber)
    .replaceAll('var(--labels)', 'hidden')
    .replaceAll('currentColor', color.white);
  const numbers = balloons.map(
    ([x, y], index) =>
      `<circle cx="${x}" cy="${y}" r="19" fill="${color.amber}"/>${text(x, y + 8, 23, String(index + 1), centered(color.deep))}`,
  );
  return `<svg x="${left}" y="${top}" width="${width}" height="${height}" viewBox="${crop.join(' ')}">${lines}${numbers.join('')}</svg>`;
}
