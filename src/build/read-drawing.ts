import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { optimize, type Config } from 'svgo';
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

/** Uses relative coordinates. Hatchings repeat them, so the compressed file is a tenth smaller. */
const svgoConfig: Config = {
  plugins: ['removeComments', { name: 'convertPathData', params: { utilizeAbsolute: false } }],
};

/** Reads the elements and the size of a drawing, for use inside another SVG. Throws with the file's name on any other SVG. */
export function readDrawing(file: string): { size: readonly [width: number, height: number]; content: string } {
  const source = readFileSync(join(drawingsFolder, `${file}.svg`), 'utf8');
  // SVGO shortens a path without a stroke further, so it must know the inherited style.
  const drawn = inlineLineStyles(fillInFacts(source)).replace('<svg', `<svg ${inheritedStyle}`);
  const { data } = optimize(drawn, { ...svgoConfig, path: `${file}.svg` });
  const [, width, height, content] = /<svg[^>]* viewBox="0 0 ([\d.]+) ([\d.]+)"[^>]*>(.*)<\/svg>/s.exec(data) ?? [];
  if (!content) throw new Error(`${file}.svg: no <svg viewBox="0 0 width height">`);
  return { size: [Number(width), Number(height)], content };
}

/** Writes the facts into a drawing. Throws on an unknown name. */
function fillInFacts(svg: string): string {
  return svg.replace(/\{(\w*)\}/g, (_, name: string) => {
    const fact = facts.get(name);
    if (fact === undefined) throw new Error(`"${name}" is no fact of drawings: ${[...facts.keys()].join(', ')}`);
    return fact;
  });
}
