import { claims } from '../content/claims.ts';
import { abbreviated } from '../content/duration-forms.ts';

const { emergencyResponse, alignmentTolerance, unfilledPositions } = claims;

/** What the text in drawings says of the company: `{alignmentTolerance}` in an SVG becomes its value here. */
const facts: ReadonlyMap<string, string> = new Map([
  ['emergencyResponse', abbreviated(emergencyResponse)],
  // The middle of the scale on which the response is drawn.
  ['halfEmergencyResponse', String(emergencyResponse.amount / 2)],
  ['alignmentTolerance', alignmentTolerance],
  ['unfilledPositions', unfilledPositions],
]);

/** Writes the facts into a drawing. Throws on a name that is none of them. */
export function fillInFacts(svg: string): string {
  return svg.replace(/\{(\w*)\}/g, (_, name: string) => {
    const fact = facts.get(name);
    if (fact === undefined) throw new Error(`"${name}" is no fact of drawings: ${[...facts.keys()].join(', ')}`);
    return fact;
  });
}
