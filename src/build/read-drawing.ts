import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillInFacts } from './drawing-facts.ts';
import { inlineLineStyles } from './line-styles.ts';

/** The folder of all drawings; each folder in it becomes one file of the site. */
export const drawingsFolder = join(import.meta.dirname, '../drawings');

/** What a drawing is made of, ready to stand in another SVG, and its size. */
export function readDrawing(file: string): { size: readonly [width: number, height: number]; content: string } {
  const source = readFileSync(join(drawingsFolder, `${file}.svg`), 'utf8');
  const [, width, height, content] = /<svg[^>]* viewBox="0 0 ([\d.]+) ([\d.]+)"[^>]*>(.*)<\/svg>/s.exec(source) ?? [];
  if (!content) throw new Error(`${file}.svg: no <svg viewBox="0 0 width height">`);
  const plain = content
    .replace(/<!--.*?-->/gs, '')
    .replace(/>\s+</g, '><')
    .trim();
  return { size: [Number(width), Number(height)], content: inlineLineStyles(fillInFacts(plain)) };
}
