import { fields, methods, type FieldName } from '../../content/services/laser-alignment/fields.ts';
import { largestSweepError } from '../../content/services/laser-alignment/limits.ts';
import { judge, planeResults, reverseRim, rimAndFace, rounded, sweepError, type Feet } from './alignment.ts';
import { isCut, isExample, limitsIn, methodIn, numberIn, textOf, type Entries } from './entries.ts';

const inLine: Feet = { front: 0, back: 0 };
const still = { three: 0, six: 0, nine: 0 };

/** All that comes of the entries. */
export function resultsOf(entries: Entries) {
  const isLinkCut = isCut(entries);
  const number = (name: FieldName) => (isLinkCut ? Number.NaN : numberIn(entries, name));
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
  const sides = [...Object.values(dials).flat(), ...others].filter((name) => fields[name].isSide);
  const hasSide = sides.some((name) => textOf(entries, name).trim() !== '');
  const side = hasSide ? planeResults(found.side, inLine, feet('sideFront', 'sideBack'), at) : undefined;

  const limits = limitsIn(entries);
  const invalid = sweeps.filter(({ error }) => error > largestSweepError);
  // Errors of readings turn the shaft: by error / diameter on a face, and by (error + error) / 2 / distance on two rims.
  const [one = 0, other = 0] = sweeps.map(({ error }) => error);
  const apart = method === 'rimFace' ? number('diameter') : number('motorAt') + number('pumpAt');
  const angleError = (method === 'rimFace' ? other : (one + other) / 2) / apart;
  // Over a short distance a small error is as large as the limit, so that the verdict would be by chance.
  const isByChance = rounded(angleError, 2) >= limits.angularity.acceptable;
  const isInvalid = invalid.length > 0 || isByChance;
  const verdict = isInvalid ? 'invalid' : judge([upDown.off, ...(side ? [side.off] : [])], limits);
  const readings = { isLinkCut, isExample: isExample(entries), invalid, angleError, isByChance } as const;
  return { ...readings, method, at, found, upDown, side, limits, verdict } as const;
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
