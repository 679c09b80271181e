import type { SpeedLimits } from '../../content/services/laser-alignment/limits.ts';
import {
  afterMoves,
  deviation,
  flexAngles,
  heightsOf,
  judge,
  movesTo,
  type Alignment,
  type Feet,
  type Verdict,
} from './alignment.ts';
import { rounded } from './numbers.ts';
import { whole } from './shims.ts';

/** The motor in one plane, from the side or from above. A number that is not known is NaN, and so is all that comes of it. */
export interface Plane {
  at: Feet;
  found: Alignment;
  target: Alignment;
  /** The shims so far, or the moves toward 3 o'clock. */
  moves: Feet;
}

/** The moves that bring the motor to its target, and its place after the moves so far. */
export function planeResults({ at, found, target, moves }: Plane) {
  const needed = movesTo(target, found, at);
  const shims = whole(needed);
  const now = afterMoves(found, moves, at);
  return {
    found: heightsOf(found, at),
    needed,
    whole: shims,
    /** How far the feet are from the target with whole shims. */
    leaves: { front: shims.front - needed.front, back: shims.back - needed.back },
    now,
    feetNow: heightsOf(now, at),
    off: deviation(now, target),
    /** The deviation from the target with whole shims. */
    left: deviation(afterMoves(found, shims, at), target),
  };
}

/** The two readings that are judged: offset and angularity, or the angles of a spacer at the pump and at the motor. */
export function judged(off: Alignment, limits: SpeedLimits, spacer: number | undefined) {
  if (spacer === undefined)
    return [
      { name: 'offset', value: rounded(off.offset, 1), limits: limits.offset },
      { name: 'angularity', value: rounded(off.angularity, 2), limits: limits.angularity },
    ] as const;
  const { pump, motor } = flexAngles(off, spacer);
  return [
    { name: 'pump', value: rounded(pump, 2), limits: limits.flexPlane },
    { name: 'motor', value: rounded(motor, 2), limits: limits.flexPlane },
  ] as const;
}

const order = ['out', 'acceptable', 'excellent'] as const;

/** The worst verdict of some readings; undefined if one of them is not known. */
export function worst(readings: readonly ReturnType<typeof judged>[number][]): Verdict | undefined {
  if (readings.some(({ value }) => Number.isNaN(value))) return undefined;
  const verdicts = readings.map(({ value, limits }) => judge(value, limits));
  return order.find((verdict) => verdicts.includes(verdict));
}
