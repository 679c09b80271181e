/** A largest reading either side of the target that is acceptable, and one that is excellent. */
export interface Limits {
  acceptable: number;
  excellent: number;
}

const atMost = (acceptable: number, excellent: number): Limits => ({ acceptable, excellent });

/**
 * The table of PRÜFTECHNIK, Rotalign manual 01.2000, page 6-6: offsets in mils at the middle of a short flexible coupling, and
 * angularity in mils per inch of its diameter instead of per 10 inches. The page's table and the calculator's verdicts follow it.
 */
export const tolerances = [
  { rpm: 600, offset: atMost(9, 5), angularity: atMost(1.5, 1) },
  { rpm: 900, offset: atMost(6, 3), angularity: atMost(1, 0.7) },
  { rpm: 1200, offset: atMost(4, 2.5), angularity: atMost(0.8, 0.5) },
  { rpm: 1800, offset: atMost(3, 2), angularity: atMost(0.5, 0.3) },
  { rpm: 3600, offset: atMost(1.5, 1), angularity: atMost(0.3, 0.2) },
  { rpm: 7200, offset: atMost(1, 0.5), angularity: atMost(0.2, 0.1) },
] as const;

/** The limits at a shaft speed. */
export type SpeedLimits = (typeof tolerances)[number];

export const slowest = tolerances[0].rpm;
export const fastest = tolerances[5].rpm;

/** The name of a speed in the table and in the calculator. `toLocaleString` would load the browser's locales while the page starts. */
export const speedName = (rpm: number): string => `${String(rpm).replace(/\B(?=\d{3}$)/, ',')} rpm`;

/** In mils: the most by which 3 plus 9 o’clock may differ from 6 in a sweep that is valid. */
export const largestSweepError = 2;
