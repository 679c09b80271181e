import { fields, methods, type FieldName } from '../../content/services/laser-alignment/fields.ts';
import { largestSweepError } from '../../content/services/laser-alignment/limits.ts';
import { judge, planeResults, reverseRim, rimAndFace, rounded, sweepError, type Feet } from './alignment.ts';
import { isEmpty, limitsIn, methodIn, numberIn, type Entries } from './entries.ts';

const inLine: Feet = { front: 0, back: 0 };
const still = { three: 0, six: 0, nine: 0 };

/** All that comes of the entries. */
export function resultsOf(entries: Entries) {
  const number = (name: FieldName) => numberIn(entries, name);
  const feet = (front: FieldName, back: FieldName): Feet => ({ front: number(front), back: number(back) });
  const method = methodIn(entries);
  const { dials, others } = methods[method];
  const sweeps = Object.entries(dials).map(([name, [three, six, nine]]) => {
    const sweep = { three: number(three), six: number(six), nine: number(nine) };
    return { name, sweep, error: sweepError(sweep) };
  });
  const [first = still, second = still] = sweeps.map(({ sweep }) => sweep);
  const found = {
    laser: () => ({
      upDown: { offset: number('offset'), angularity: number('angularity') },
      side: { offset: number('sideOffset'), angularity: number('sideAngularity') },
    }),
    rimFace: () => rimAndFace(first, second, number('diameter'), number('rimAt'), number('sag')),
    reverse: () => reverseRim(first, second, number('motorAt'), number('pumpAt'), number('sag')),
  }[method]();

  const measured = feet('frontAt', 'backAt');
  // A foot alone has no line.
  const at = measured.back > measured.front ? measured : { front: Number.NaN, back: Number.NaN };
  const upDown = planeResults(found.upDown, feet('targetFront', 'targetBack'), feet('front', 'back'), at);
  const hasSide = [...Object.values(dials).flat(), ...others].some(
    (name) => fields[name].isSide && !isEmpty(entries, name),
  );
  const side = hasSide ? planeResults(found.side, inLine, feet('sideFront', 'sideBack'), at) : undefined;

  const limits = limitsIn(entries);
  const invalid = sweeps.filter(({ error }) => error > largestSweepError);
  // The errors of the readings turn the shaft: a face's by the whole, and those of two rims by the half, as the readings do.
  const angleError =
    method === 'rimFace'
      ? sweepError(second) / number('diameter')
      : (sweepError(first) + sweepError(second)) / 2 / (number('motorAt') + number('pumpAt'));
  // Over a short distance a small error is as large as the limit, so that the verdict would be by chance.
  const isByChance = rounded(angleError, 2) >= limits.angularity.acceptable;
  const isInvalid = invalid.length > 0 || isByChance;
  const verdict = isInvalid ? 'invalid' : judge([upDown.off, ...(side ? [side.off] : [])], limits);
  return { at, found, upDown, side, limits, invalid, angleError, isByChance, verdict } as const;
}

export type Results = ReturnType<typeof resultsOf>;

/** The entries with which the feet are on the target: whole shims, and side moves to a tenth. What is not known stays. */
export function rightMoves({ upDown, side }: Results): Entries {
  const { front, back } = upDown.needed;
  const moves = {
    front: rounded(front, 0),
    back: rounded(back, 0),
    ...(side && { sideFront: rounded(side.needed.front, 1), sideBack: rounded(side.needed.back, 1) }),
  };
  const known = Object.entries(moves).filter(([, move]) => !Number.isNaN(move));
  return Object.fromEntries(known.map(([name, move]) => [name, String(move)]));
}
