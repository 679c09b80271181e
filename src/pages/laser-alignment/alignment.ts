/**
 * The arithmetic of shims. The motor's shaft is a straight line over its feet, so similar triangles give its height anywhere:
 * H. P. Bloch and F. K. Geitner, Machinery Component Maintenance and Repair, chapter "Machinery Alignment". Heights, offsets and
 * shims are in mils (0.001 in). Distances are in inches along the shaft, from the middle of the coupling toward the motor.
 */

/** The place of the motor's shaft at the coupling, measured against the line of the pump's shaft. */
export interface Alignment {
  /** In mils. Positive: the motor is high. */
  offset: number;
  /**
   * In mils per inch: the height that the motor's shaft loses per inch away from the coupling. That is the difference in gap per
   * inch of coupling diameter. Positive: the coupling is open at the top.
   */
  angularity: number;
}

/** Thicknesses under the front feet, which are next to the coupling, and the back feet, in mils. Negative: shims come out. */
export interface Shims {
  front: number;
  back: number;
}

/** Distances of the feet from the middle of the coupling, in inches. */
export type Feet = Readonly<Shims>;

/** The height of the motor's shaft over the line of the pump's, in mils. */
export const heightAt = ({ offset, angularity }: Alignment, distance: number): number => offset - angularity * distance;

/** The shims that bring offset and angularity to zero. */
export const shimsToZero = (found: Alignment, feet: Feet): Shims => ({
  front: -heightAt(found, feet.front),
  back: -heightAt(found, feet.back),
});

/** The alignment after shims have been put in or taken out. */
export function withShims(found: Alignment, shims: Shims, feet: Feet): Alignment {
  const change = (shims.front - shims.back) / (feet.back - feet.front);
  return {
    angularity: found.angularity + change,
    offset: found.offset + shims.front + change * feet.front,
  };
}

/** The largest readings that are acceptable and excellent, either side of zero. */
export interface Limits {
  acceptable: number;
  excellent: number;
}

/**
 * Reads a row of the table of tolerances: the speed, then offset and angularity, each acceptable and excellent. The cells are
 * numbers with units.
 */
export function limitsOf([, ...cells]: readonly string[]): Record<keyof Alignment, Limits> {
  const [offset, finestOffset, angularity, finestAngularity] = cells.map((cell) => Number.parseFloat(cell));
  return {
    offset: { acceptable: offset ?? 0, excellent: finestOffset ?? 0 },
    angularity: { acceptable: angularity ?? 0, excellent: finestAngularity ?? 0 },
  };
}

export type Verdict = 'excellent' | 'acceptable' | 'out';

/** Judges a reading. What is just at a limit is within it. */
export function judge(value: number, { acceptable, excellent }: Limits): Verdict {
  const size = Math.abs(value);
  return size <= excellent ? 'excellent' : size <= acceptable ? 'acceptable' : 'out';
}

/** Rounds to the decimals that are shown, so that the verdict and the sign fit the number. Never returns a negative zero. */
export const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals)) + 0;

/** Writes a number with its sign. */
export function signed(value: number, decimals: number): string {
  const shown = rounded(value, decimals);
  const sign = shown > 0 ? '+' : shown < 0 ? '−' : '';
  return sign + Math.abs(shown).toFixed(decimals);
}

/** Reads what was typed. Returns undefined for what is no number, or is further from zero than the limit. */
export function readNumber(text: string, limit: number): number | undefined {
  const value = Number(text);
  return text.trim() !== '' && Math.abs(value) <= limit ? value : undefined;
}

const factors = [1000, 500, 200, 100, 50, 20, 10] as const;

/** Returns by how much heights are drawn larger than distances, so that none of them (in mils) takes more than `room` inches. */
export function exaggeration(heights: readonly number[], room: number): number {
  const highest = Math.max(...heights.map((height) => Math.abs(height))) / 1000;
  return factors.find((factor) => highest * factor <= room) ?? 10;
}
