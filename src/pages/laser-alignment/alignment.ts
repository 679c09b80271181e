import type { Limits } from '../../content/services/laser-alignment/limits.ts';

/**
 * The arithmetic of shims. The motor's shaft is a straight line over its feet, so similar triangles give its place anywhere:
 * H. P. Bloch and F. K. Geitner, Machinery Component Maintenance and Repair, chapter "Machinery Alignment". Seen from the side
 * and from above it is the same. Heights, offsets and shims are in mils (0.001 in). Distances are in inches along the shaft, from
 * the middle of the coupling toward the motor. Up is plus; from above, plus is toward 3 o'clock, seen from the motor to the pump.
 */

/** The place of the motor's shaft at the coupling, measured against the line of the pump's shaft. */
export interface Alignment {
  /** In mils. Positive: the motor is high, or toward 3 o'clock. */
  offset: number;
  /**
   * In mils per inch: the height that the motor's shaft loses per inch away from the coupling. That is the difference in gap per
   * inch of coupling diameter. Positive: the coupling is open at the top, or at 3 o'clock.
   */
  angularity: number;
}

/** A value for the front feet, which are next to the coupling, and one for the back feet. */
export interface Feet {
  front: number;
  back: number;
}

/** Machines that stay at one temperature are set to one line. */
export const inLine: Alignment = { offset: 0, angularity: 0 };

/** The height of the motor's shaft over the line of the pump's, in mils. */
export const heightAt = ({ offset, angularity }: Alignment, distance: number): number => offset - angularity * distance;

/** Both heights at the feet. `at` has the distances of the feet. */
export const heightsOf = (alignment: Alignment, at: Feet): Feet => ({
  front: heightAt(alignment, at.front),
  back: heightAt(alignment, at.back),
});

/** The alignment of a shaft that has these heights at two places. */
export function lineThrough(heights: Feet, at: Feet): Alignment {
  const angularity = (heights.front - heights.back) / (at.back - at.front);
  return { angularity, offset: heights.front + angularity * at.front };
}

/** The deviation from a target, to which the limits apply. */
export const deviation = (alignment: Alignment, target: Alignment): Alignment => ({
  offset: alignment.offset - target.offset,
  angularity: alignment.angularity - target.angularity,
});

/** The shims, or the moves toward 3 o'clock, that bring the motor from where it was found to the target. */
export const movesTo = (target: Alignment, found: Alignment, at: Feet): Feet => heightsOf(deviation(target, found), at);

/** The alignment after the feet have been moved. */
export function afterMoves(found: Alignment, moves: Feet, at: Feet): Alignment {
  const { offset, angularity } = lineThrough(moves, at);
  return { offset: found.offset + offset, angularity: found.angularity + angularity };
}

/**
 * The angles of a spacer with the two shafts, in mils per inch. Its ends are on the shafts, half its length from the middle of the
 * coupling. PRÜFTECHNIK, Rotalign manual 01.2000, chapter 6: a spacer coupling is judged by the angle at each flex plane.
 */
export function flexAngles(alignment: Alignment, spacer: number): { pump: number; motor: number } {
  const pump = heightAt(alignment, spacer / 2) / spacer;
  return { pump, motor: -alignment.angularity - pump };
}

export type Verdict = 'excellent' | 'acceptable' | 'out';

/** Judges a reading. What is just at a limit is within it. */
export function judge(value: number, { acceptable, excellent }: Limits): Verdict {
  const size = Math.abs(value);
  return size <= excellent ? 'excellent' : size <= acceptable ? 'acceptable' : 'out';
}

const factors = [1000, 500, 200, 100, 50, 20, 10, 5, 2, 1, 0.5, 0.2] as const;

/** Returns by how much heights are drawn larger than distances, so that none of them (in mils) takes more than `room` inches. */
export function exaggeration(heights: readonly number[], room: number): number {
  const highest = Math.max(...heights.map((height) => Math.abs(height))) / 1000;
  return factors.find((factor) => highest * factor <= room) ?? 0.1;
}
