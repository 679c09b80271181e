import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { optimize } from 'svgo';
import { claims } from '../content/company/claims.ts';
import { abbreviated } from '../content/company/duration.ts';
import { inheritedStyle, inlineLineStyles } from './line-styles.ts';

/** The folder of all drawings. Each subfolder becomes one file of the site. */
export const drawingsFolder = join(import.meta.dirname, '../drawings');

const { emergencyResponse, alignmentTolerance, unfilledPositions } = claims;

/** The facts that a drawing may name: `{alignmentTolerance}` in an SVG becomes its value. */
const facts: ReadonlyMap<string, string> = new Map([
  ['emergencyResponse', abbreviated(emergencyResponse)],
  // The middle of the scale of the emergency response.
  ['halfEmergencyResponse', String(emergencyResponse.amount / 2)],
  ['alignmentTolerance', alignmentTolerance],
  ['unfilledPositions', unfilledPositions],
]);

/**
 * Reads the size, the elements and the views of a drawing, for use inside another SVG. Throws if the file has no such `viewBox`.
 * A view is a part that pages show alone: `<view id="pump" viewBox="864 208 250 250"/>`. It has few elements, because browsers style
 * all elements of a picture, also those out of sight.
 */
export function readDrawing(file: string) {
  const source = fillInFacts(readFileSync(join(drawingsFolder, `${file}.svg`), 'utf8'));
  const [, width, height] = /<svg[^>]* viewBox="0 0 (\d+) (\d+)"/.exec(source) ?? [];
  if (!height) throw new Error(`${file}.svg: no <svg viewBox="0 0 width height">`);
  // A function, because finding the paths of a view takes as long as reading the drawing, and social cards show no view.
  const readViews = () =>
    Array.from(source.matchAll(/<view id="(\w+)" viewBox="(.+?)"/g), ([, name = '', viewBox = '']) => {
      const shown = source.replaceAll(/<path .*?d="(.+?)"\/>/g, (path, d) => (isNear(d, viewBox) ? path : ''));
      return { name, viewBox, content: contentOf(shown, 'whole') };
    });
  return { width: Number(width), height: Number(height), content: contentOf(source, 'view'), readViews };
}

/** Tells whether a path is in a view, or beside the view: a box on a page may be wider. Lines are at most 8 units wide. */
function isNear(path: string, viewBox: string): boolean {
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  const canvas = `viewBox="${left - width / 4} ${top} ${1.5 * width} ${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${canvas}><path stroke="#000" stroke-width="8" d="${path}"/></svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).innerBBox() !== undefined;
}

/** Returns the elements of a drawing without those of a class. */
function contentOf(source: string, omitted: 'whole' | 'view'): string {
  // SVGO shortens a path without a stroke further, so it must know the inherited style.
  const { data } = optimize(inlineLineStyles(source).replace('<svg', `<svg ${inheritedStyle}`), {
    plugins: [
      'removeComments',
      { name: 'removeElementsByAttr', params: { class: omitted } },
      { name: 'removeAttrs', params: { attrs: 'class' } },
      'collapseGroups',
      // Uses relative coordinates. Hatchings repeat them, so the compressed file is a tenth smaller.
      { name: 'convertPathData', params: { utilizeAbsolute: false } },
    ],
  });
  return data.replaceAll(/<\/?(svg|view)[^>]*>/g, '');
}

/** Writes the facts into a drawing. Throws on an unknown name. */
function fillInFacts(svg: string): string {
  return svg.replace(/\{(\w*)\}/g, (_, name: string) => {
    const fact = facts.get(name);
    if (fact === undefined) throw new Error(`"${name}" is no fact of drawings: ${[...facts.keys()].join(', ')}`);
    return fact;
  });
}
