import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { optimize, type Config } from 'svgo';
import { fillInFacts } from './drawing-facts.ts';
import { inlineLineStyles } from './line-styles.ts';

/** The folder of all drawings; each folder in it becomes one file of the site. */
export const drawingsFolder = join(import.meta.dirname, '../drawings');

/** Distances instead of places, since those of a hatching are the same again and again: a tenth less to send. */
const shorter: Config = {
  plugins: ['removeComments', { name: 'convertPathData', params: { utilizeAbsolute: false } }],
};

/** What a drawing is made of, ready to stand in another SVG, and its size. Throws, naming the file, when it is no such SVG. */
export function readDrawing(file: string): { size: readonly [width: number, height: number]; content: string } {
  const source = readFileSync(join(drawingsFolder, `${file}.svg`), 'utf8');
  const { data } = optimize(inlineLineStyles(fillInFacts(source)), { ...shorter, path: `${file}.svg` });
  const [, width, height, content] = /<svg[^>]* viewBox="0 0 ([\d.]+) ([\d.]+)"[^>]*>(.*)<\/svg>/s.exec(data) ?? [];
  if (!content) throw new Error(`${file}.svg: no <svg viewBox="0 0 width height">`);
  return { size: [Number(width), Number(height)], content };
}
