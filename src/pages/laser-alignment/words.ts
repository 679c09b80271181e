import { calculator } from '../../content/services/laser-alignment/calculator.ts';
import { fields } from '../../content/services/laser-alignment/fields.ts';
import { speedName, type Limits } from '../../content/services/laser-alignment/limits.ts';
import { rounded, type Alignment } from './alignment.ts';
import type { Results } from './results.ts';

/** Writes a number with its sign. */
export function signed(value: number, decimals: number): string {
  const shown = rounded(value, decimals);
  const sign = shown > 0 ? '+' : shown < 0 ? '−' : '';
  return sign + Math.abs(shown).toFixed(decimals);
}

/** Writes a distance in inches: hundredths, and eighths exactly. */
export const inches = (value: number): string => (Number.isNaN(value) ? '?' : value.toFixed(3).replace(/0$/, ''));

const inMils = (value: number) => (Number.isNaN(value) ? calculator.unknown : `${signed(value, 1)} mils`);
const inSlope = (value: number) => (Number.isNaN(value) ? calculator.unknown : `${signed(value, 2)} mils/in`);

/** A thickness that goes in or comes out, or a distance toward a side. */
function moveWords(value: number, { plus, minus }: typeof calculator.shims | typeof calculator.sideMoves): string {
  if (Number.isNaN(value)) return calculator.unknown;
  const shown = rounded(value, 1);
  const size = `${Math.abs(shown).toFixed(1)} mils`;
  return shown > 0 ? plus(size) : shown < 0 ? minus(size) : calculator.none;
}

/** Where feet are now, and the move from there. */
const nowWords = (height: number, move: string) =>
  Number.isNaN(height) ? calculator.unknown : calculator.now(inMils(height), move);

/** The rows of the table: both pairs of feet up-down and, if it is measured, side to side. */
export const rowsOf = ({ upDown, side }: Results) =>
  ([upDown, side] as const).flatMap((plane) => {
    if (!plane) return [];
    const words = plane === side ? calculator.sideMoves : calculator.shims;
    return (['front', 'back'] as const).map((pair) => [
      words.feet[pair],
      inMils(plane.found[pair]),
      moveWords(plane.needed[pair], words),
      nowWords(plane.feetNow[pair], moveWords(plane.toGo[pair], words)),
    ]);
  });

/** A value up-down and, if it is measured, side to side. */
const inPlanes = <Value>(upDown: Value, side: Value | undefined, write: (value: Value) => string) =>
  write(upDown) + (side === undefined ? '' : `; ${calculator.side} ${write(side)}`);

export const foundWords = ({ found, side }: Results) =>
  calculator.foundAtCoupling(
    inPlanes(found.upDown, side && found.side, ({ offset, angularity }) => `${inMils(offset)}, ${inSlope(angularity)}`),
  );

/** The deviations from the target with their limits. */
export function deviationsOf({ upDown, side, limits }: Results) {
  const deviation = (name: keyof Alignment, { excellent, acceptable }: Limits, write: (value: number) => string) =>
    [
      calculator.limits(fields[name].label, excellent.toFixed(1), acceptable.toFixed(1)),
      inPlanes(upDown.off[name], side?.off[name], write),
    ] as const;
  return [deviation('offset', limits.offset, inMils), deviation('angularity', limits.angularity, inSlope)] as const;
}

/** The name of the verdict. */
export const judgedAt = ({ limits, side, isExample }: Results): string =>
  calculator.verdictAt[isExample ? 'example' : 'own'](speedName(limits.rpm)) + (side ? '' : calculator.upDownOnly);

/** Says why there is no verdict. */
export const warningsOf = ({ isLinkCut, invalid, isByChance, angleError, limits }: Results): string[] => [
  ...(isLinkCut ? [calculator.isCut] : []),
  ...invalid.map(({ name, sweep: { three, six, nine } }) =>
    calculator.areApart(name, signed(three + nine, 1), signed(six, 1)),
  ),
  ...(isByChance ? [calculator.isByChance(angleError.toFixed(2), limits.angularity.acceptable.toFixed(1))] : []),
];
