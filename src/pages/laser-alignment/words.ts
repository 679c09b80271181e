import { calculator } from '../../content/services/laser-alignment/calculator.ts';
import { example, fields } from '../../content/services/laser-alignment/fields.ts';
import { speedName, type Limits } from '../../content/services/laser-alignment/limits.ts';
import { rounded, type Alignment } from './alignment.ts';
import { isEmpty, methodIn, numberIn, type Entries } from './entries.ts';
import type { Results } from './results.ts';

const { notes, unknown } = calculator;

/** Writes a number with its sign; one that is not known as a question mark. */
export function signed(value: number, decimals: number): string {
  if (Number.isNaN(value)) return '?';
  const shown = rounded(value, decimals);
  const sign = shown > 0 ? '+' : shown < 0 ? '−' : '';
  return sign + Math.abs(shown).toFixed(decimals);
}

/** Writes a distance in inches: hundredths, and eighths exactly. */
export const inches = (value: number): string => (Number.isNaN(value) ? '?' : value.toFixed(3).replace(/0$/, ''));

const feetAt = ({ at }: Results) => `${inches(at.front)} and ${inches(at.back)}`;

const ifKnown = (value: number, text: string) => (Number.isNaN(value) ? unknown : text);
const inMils = (value: number) => ifKnown(value, `${signed(value, 1)} mils`);
const inSlope = (value: number) => ifKnown(value, `${signed(value, 2)} mils/in`);

/** A thickness that goes in or comes out, or a distance toward a side. */
function moveWords(value: number, write: (size: string, isPlus: boolean) => string): string {
  const shown = rounded(value, 1);
  return shown === 0 ? calculator.none : ifKnown(value, write(`${Math.abs(shown).toFixed(1)} mils`, shown > 0));
}

const pairs = ['front', 'back'] as const;

/** The rows of the table of shims. */
export const shimRows = ({ upDown: { found, needed, feetNow }, wholeShims }: Results) =>
  pairs.map((pair) => [
    calculator.feet[pair],
    inMils(found[pair]),
    moveWords(needed[pair], (size, isPlus) => `${isPlus ? calculator.add : calculator.remove} ${size}`),
    ifKnown(
      needed[pair],
      `${signed(wholeShims[pair], 0)}, ${calculator.leaves}\u00a0${signed(wholeShims[pair] - needed[pair], 1)}`,
    ),
    inMils(feetNow[pair]),
  ]);

/** The rows of the table of side moves. */
export const sideRows = ({ found, needed, feetNow }: NonNullable<Results['side']>) =>
  pairs.map((pair) => [
    calculator.feet[pair],
    inMils(found[pair]),
    moveWords(needed[pair], (size, isPlus) =>
      [size, calculator.toward, isPlus ? calculator.three : calculator.nine].join(' '),
    ),
    inMils(feetNow[pair]),
  ]);

/** A value up-down and, if it is measured, side to side. */
const inPlanes = <Value>(upDown: Value, side: Value | undefined, write: (value: Value) => string) =>
  write(upDown) + (side === undefined ? '' : `; ${calculator.side} ${write(side)}`);

/** The alignment as found, and the feet for which the moves are. */
export const foundWords = (results: Results) =>
  calculator.forFeet(
    feetAt(results),
    inPlanes(results.found.upDown, results.side && results.found.side, ({ offset, angularity }) =>
      ifKnown(offset + angularity, `${inMils(offset)}, ${inSlope(angularity)}`),
    ),
  );

/** The deviations from the target with their limits, and the verdict on them. */
export function titleBlockOf({ upDown, side, limits, verdict }: Results) {
  const deviation = (name: keyof Alignment, { excellent, acceptable }: Limits, write: (value: number) => string) =>
    [
      calculator.limits(fields[name].label, excellent.toFixed(1), acceptable.toFixed(1)),
      inPlanes(upDown.off[name], side?.off[name], write),
    ] as const;
  return [
    deviation('offset', limits.offset, inMils),
    deviation('angularity', limits.angularity, inSlope),
    [calculator.verdictAt(speedName(limits.rpm)) + (side ? '' : calculator.upDownOnly), calculator.verdicts[verdict]],
  ] as const;
}

/** Lists the problems that keep back or weaken a result. */
export const warningsOf = ({ apart, missing }: Results): string[] => [
  ...apart.map(({ name, sweep: { three, six, nine } }) =>
    notes.isInvalid(name, signed(three + nine, 1), signed(six, 1)),
  ),
  ...(missing.length > 0 ? [notes.isMissing(missing.map((name) => fields[name].label.toLowerCase()).join(', '))] : []),
];

/** Lists the assumptions of the result. */
export function assumptionsOf(entries: Entries, results: Results): string[] {
  const { at, unchecked, side, wholeShims } = results;
  const method = methodIn(entries);
  const isZero = (name: 'rimAt' | 'targetFront' | 'targetBack') => numberIn(entries, name) === 0;
  return [
    ...(at.front === example.front && at.back === example.back ? [notes.isExample(feetAt(results))] : []),
    notes.softFoot,
    ...(side ? [] : [notes.upDownOnly]),
    ...unchecked.map(({ name }) => notes.isUnchecked(name)),
    ...(method !== 'laser' && isEmpty(entries, 'sag') ? [notes.noSag] : []),
    ...(method === 'rimFace' && isZero('rimAt') ? [notes.atMiddle] : []),
    ...(method === 'rimFace' ? [notes.noFloat] : []),
    ...(isZero('targetFront') && isZero('targetBack') ? [notes.zeroTarget] : []),
    ...(wholeShims.front < 0 || wholeShims.back < 0 ? [notes.underFeet] : []),
    notes.limits,
  ];
}
