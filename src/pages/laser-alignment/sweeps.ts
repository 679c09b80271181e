import { readingLimits } from '../../content/services/laser-alignment/limits.ts';
import { onDialOfHundred, sweepError } from './dials.ts';
import { areEmpty, limitsAt, numberIn, sweepIn, type Entries } from './entries.ts';
import { rounded } from './numbers.ts';

/** The sweeps of each method: the name of the dial, and those of its fields. */
const sweeps = {
  laser: [],
  rimFace: [
    ['rim', 'rim3', 'rim6', 'rim9'],
    ['face', 'face3', 'face6', 'face9'],
  ],
  reverse: [
    ['motor', 'motor3', 'motor6', 'motor9'],
    ['pump', 'pump3', 'pump6', 'pump9'],
  ],
} as const;

/** The method that is used. */
export const methodOf = ({ method }: Entries) => (method === 'rimFace' || method === 'reverse' ? method : 'laser');

/** Whether a dial was read at its sides. */
export const hasSweepSides = (entries: Entries): boolean =>
  sweeps[methodOf(entries)].some(([, three, , nine]) => !areEmpty(entries, three, nine));

/** How much of a dial's error turns the shaft: a face's counts whole, and of a rim of two the half, as its offset does. */
const shareOfError = { rim: 0, face: 1, motor: 0.5, pump: 0.5 } as const;

/** The distance over which the errors of the dials turn the shaft, in inches. */
const leverOf = (entries: Entries): number =>
  methodOf(entries) === 'rimFace'
    ? numberIn(entries, 'diameter')
    : numberIn(entries, 'motorAt') + numberIn(entries, 'pumpAt');

/**
 * The readings of each dial, and by how much 3 plus 9 o'clock differ from 6. `slope` is the angle that these errors may be, because
 * on a short distance a small error is a large angle: 2 mils on a circle of 4 in are all that is acceptable at 1,800 rpm.
 */
export function sweepsIn(entries: Entries) {
  const dials = sweeps[methodOf(entries)].map(([dial, three, six, nine]) => {
    const sweep = sweepIn(entries, three, six, nine);
    return { dial, sweep, error: sweepError(sweep), onHundred: onDialOfHundred(sweep) };
  });
  const turning = dials.reduce((sum, { dial, error }) => sum + shareOfError[dial] * Math.abs(error || 0), 0);
  const over = leverOf(entries);
  const limits = limitsAt(entries);
  const limit = (entries.coupling === 'spacer' ? limits?.flexPlane : limits?.angularity)?.acceptable ?? Number.NaN;
  const slope = { error: turning, over, value: rounded(turning / over, 2), limit };
  const isValid = !(slope.value >= limit) && !dials.some(({ error }) => Math.abs(error) > readingLimits.sweep);
  return { dials, slope, isValid };
}
