import type { Limits, SpeedLimits } from '../../content/services/laser-alignment/limits.ts';

/**
 * Shaft alignment, after H. P. Bloch and F. K. Geitner, Machinery Component Maintenance and Repair, chapter "Machinery Alignment".
 * The motor's shaft is a straight line over its feet. Seen from the side and from above the arithmetic is the same. Heights, offsets
 * and shims are in mils (0.001 in). Distances are in inches along the shaft, from the middle of the coupling toward the motor. Up is
 * plus; from above, plus is toward 3 o'clock, seen from the motor to the pump. A number that is not known is NaN.
 */

/** The motor's shaft at the coupling, measured against the line of the pump's shaft. */
export interface Alignment {
  /** In mils. Plus: the motor is high, or toward 3 o'clock. */
  offset: number;
  /** In mils per inch, the difference in gap per inch of coupling diameter. Plus: open at the top, or at 3 o'clock. */
  angularity: number;
}

/** A value for the front feet, which are next to the coupling, and one for the back feet. */
export interface Feet {
  front: number;
  back: number;
}

/** The height of the motor's shaft over the line of the pump's. */
export const heightAt = ({ offset, angularity }: Alignment, distance: number): number => offset - angularity * distance;

const heightsAt = (alignment: Alignment, at: Feet): Feet => ({
  front: heightAt(alignment, at.front),
  back: heightAt(alignment, at.back),
});

/** The alignment of a shaft that has these heights at two places. */
function lineThrough(heights: Feet, at: Feet): Alignment {
  const angularity = at.back > at.front ? (heights.front - heights.back) / (at.back - at.front) : Number.NaN;
  return { angularity, offset: heights.front + angularity * at.front };
}

const plus = (one: Alignment, other: Alignment, sign: 1 | -1 = 1): Alignment => ({
  offset: one.offset + sign * other.offset,
  angularity: one.angularity + sign * other.angularity,
});

/** The moves that bring the motor in one plane to its target, and its place after the moves so far. All but `found` are at the feet. */
export function planeResults(found: Alignment, target: Feet, moves: Feet, at: Feet) {
  const now = plus(found, lineThrough(moves, at));
  const targetLine = lineThrough(target, at);
  return {
    found: heightsAt(found, at),
    needed: heightsAt(plus(targetLine, found, -1), at),
    now,
    feetNow: heightsAt(now, at),
    toGo: heightsAt(plus(targetLine, now, -1), at),
    /** The deviation from the target, to which the limits apply. */
    off: plus(now, targetLine, -1),
  };
}

/** Total readings of one dial in mils, zero at 12 o'clock. Plus is the button pushed in. */
export interface Sweep {
  three: number;
  six: number;
  nine: number;
}

/** By how much 3 plus 9 o'clock differ from 6 plus 12. They are equal in a sweep around a circle. */
export const sweepError = ({ three, six, nine }: Sweep): number => rounded(Math.abs(three + nine - six), 3);

/**
 * The offset of a rim from the axis on which its dial turns. A rim shows twice the offset. The bracket sags, so a dial that is zeroed
 * at 12 reads too little at 6 by the sag, and at 3 and at 9 by half of it.
 */
const circle = ({ three, six, nine }: Sweep, sag: number) => ({
  upDown: -(six + Math.abs(sag)) / 2,
  side: (three - nine) / 2,
});

/** The bracket is on the pump's shaft. `rimAt` is the distance of the rim's dial from the middle of the coupling. */
export function rimAndFace(rim: Sweep, face: Sweep, diameter: number, rimAt: number, sag: number) {
  const { upDown, side } = circle(rim, sag);
  const atCoupling = (height: number, angularity: number) => ({ angularity, offset: height + angularity * rimAt });
  return {
    upDown: atCoupling(upDown, face.six / diameter),
    side: atCoupling(side, (face.nine - face.three) / diameter),
  };
}

/** `motorAt` and `pumpAt` are the distances of the dials on the two hubs from the middle of the coupling. */
export function reverseRim(motor: Sweep, pump: Sweep, motorAt: number, pumpAt: number, sag: number) {
  const [onMotor, onPump] = [circle(motor, sag), circle(pump, sag)];
  const at = { front: -pumpAt, back: motorAt };
  // The pump's dial turns with the motor: a pump that is low is a motor that is high.
  return {
    upDown: lineThrough({ front: -onPump.upDown, back: onMotor.upDown }, at),
    side: lineThrough({ front: -onPump.side, back: onMotor.side }, at),
  };
}

/** Rounds to the decimals that are shown, so that the verdict fits the number. Never returns a negative zero. */
export const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals)) + 0;

/** Judges deviations by the worst of them. What is just at a limit is within it. */
export function judge(deviations: readonly Alignment[], { offset, angularity }: SpeedLimits) {
  const worst = (name: keyof Alignment, decimals: number) =>
    Math.max(...deviations.map((off) => Math.abs(rounded(off[name], decimals))));
  const isWithin = (kind: keyof Limits) =>
    worst('offset', 1) <= offset[kind] && worst('angularity', 2) <= angularity[kind];
  if (Number.isNaN(worst('offset', 1) + worst('angularity', 2))) return 'unknown';
  return isWithin('excellent') ? 'excellent' : isWithin('acceptable') ? 'acceptable' : 'out';
}
