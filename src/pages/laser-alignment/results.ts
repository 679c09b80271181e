import { fields, methods, type FieldName } from '../../content/services/laser-alignment/fields.ts';
import { largestSweepError } from '../../content/services/laser-alignment/limits.ts';
import { judge, planeResults, reverseRim, rimAndFace, sweepError, type Feet } from './alignment.ts';
import { isEmpty, limitsIn, methodIn, numberIn, type Entries } from './entries.ts';

/** All that comes of the entries. */
export function resultsOf(entries: Entries) {
  const number = (name: FieldName) => numberIn(entries, name);
  const feet = (front: FieldName, back: FieldName): Feet => ({ front: number(front), back: number(back) });
  const method = methods[methodIn(entries)];
  const dials = Object.entries(method.dials).map(([name, [three, six, nine]]) => {
    const sweep = { three: number(three), six: number(six), nine: number(nine) };
    return { name, sweep, error: sweepError(sweep) };
  });

  const [first, second] = dials.map(({ sweep }) => sweep);
  const sag = isEmpty(entries, 'sag') ? 0 : number('sag');
  const found =
    !first || !second
      ? {
          upDown: { offset: number('offset'), angularity: number('angularity') },
          side: { offset: number('sideOffset'), angularity: number('sideAngularity') },
        }
      : method === methods.rimFace
        ? rimAndFace(first, second, number('diameter'), number('rimAt'), sag)
        : reverseRim(first, second, number('motorAt'), number('pumpAt'), sag);

  const measured = feet('frontAt', 'backAt');
  // A foot alone has no line.
  const at = measured.back > measured.front ? measured : { front: Number.NaN, back: Number.NaN };
  const upDown = planeResults(found.upDown, feet('targetFront', 'targetBack'), feet('front', 'back'), at);
  const own = [...Object.values(method.dials).flat(), ...method.others];
  const hasSide = own.some((name) => fields[name].isSide && !isEmpty(entries, name));
  const side = hasSide ? planeResults(found.side, inLine, feet('sideFront', 'sideBack'), at) : undefined;

  const limits = limitsIn(entries);
  const apart = dials.filter(({ error }) => error > largestSweepError);
  return {
    at,
    found,
    upDown,
    // Shims have no tenths.
    wholeShims: { front: Math.round(upDown.needed.front) + 0, back: Math.round(upDown.needed.back) + 0 },
    side,
    limits,
    /** The dials whose readings are not valid, and those of which some are missing. */
    apart,
    unchecked: dials.filter(({ error }) => Number.isNaN(error)),
    verdict: apart.length > 0 ? 'notValid' : judge([upDown.off, ...(side ? [side.off] : [])], limits),
    /** The fields that are empty and without which something is not known. */
    missing: [...own, ...others].filter(
      (name) => name !== 'sag' && isEmpty(entries, name) && (hasSide || !fields[name].isSide),
    ),
  } as const;
}

export type Results = ReturnType<typeof resultsOf>;

const inLine: Feet = { front: 0, back: 0 };
/** The fields of every method. */
const others = [
  'frontAt',
  'backAt',
  'front',
  'back',
  'sideFront',
  'sideBack',
  'targetFront',
  'targetBack',
] as const satisfies readonly FieldName[];
