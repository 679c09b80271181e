import { readingLimits } from '../../content/services/laser-alignment/limits.ts';
import { lineThrough, type Alignment } from './alignment.ts';
import { rounded } from './numbers.ts';

/**
 * The alignment from dial indicators, after Bloch and Geitner as well, and the Carrier 17/19EX manual, pages 213 to 216. The dials
 * are zero at 12 o'clock, and plus is the button pushed in. The positions are seen from the motor to the pump.
 */

/** The readings of one dial, in mils: total indicator readings, so a rim shows twice the offset. */
export interface Sweep {
  three: number;
  six: number;
  nine: number;
}

/** A reading of each plane. Side to side is not known from a sweep without its sides. */
export interface Planes<Value> {
  upDown: Value;
  side: Value;
}

/**
 * A bracket hangs below its own line: above the shaft it pushes the button in, and below it lets go. Zeroed at the top, a dial on
 * a rim then reads too little at the bottom by the sag that the bracket shows on a pipe, and at the sides by half of it.
 */
const withoutSag = ({ three, six, nine }: Sweep, sag: number): Sweep => ({
  three: three + Math.abs(sag) / 2,
  six: six + Math.abs(sag),
  nine: nine + Math.abs(sag) / 2,
});

/**
 * By how much 3 plus 9 o'clock differ from 6 plus 12, which are equal in a sweep around a circle. Rounded, because 1.1 + 5.2 − 4.3
 * is a little more than 2 in binary numbers.
 */
export const sweepError = ({ three, six, nine }: Sweep): number => rounded(three + nine - six, 3);

/** The readings that a number may stand for: itself, and less a turn of a dial that runs from 0 to 100, which shows no 120. */
const meanings = (reading: number): readonly number[] =>
  Math.abs(reading) > 50 && Math.abs(reading) <= 100 ? [reading, reading - 100 * Math.sign(reading)] : [reading];

const largest = ({ three, six, nine }: Sweep): number =>
  Math.max(...[three, six, nine].filter((reading) => !Number.isNaN(reading)).map(Math.abs));

/**
 * Returns what a sweep means if its dial runs from 0 to 100, which shows 90 for −10. Undefined unless that is a valid sweep too, or
 * may be one while the sides are not known, and much smaller: by a third at least. The sums of both differ by whole turns, so the
 * check of a sweep cannot tell them apart.
 */
export function onDialOfHundred(sweep: Sweep): Sweep | undefined {
  const all = meanings(sweep.three).flatMap((three) =>
    meanings(sweep.six).flatMap((six) => meanings(sweep.nine).map((nine) => ({ three, six, nine }))),
  );
  // The first one is as it was read.
  const smallest = all
    .slice(1)
    .filter((meant) => !(Math.abs(sweepError(meant)) > readingLimits.sweep))
    .reduce<Sweep | undefined>((best, each) => (best && largest(best) <= largest(each) ? best : each), undefined);
  return smallest && largest(smallest) <= (largest(sweep) * 2) / 3 ? smallest : undefined;
}

/** How far the swept circle is off, in mils: up, and toward 3 o'clock. */
const offsetOf = ({ three, six, nine }: Sweep): Planes<number> => ({ upDown: -six / 2, side: (three - nine) / 2 });

/**
 * Rim and face, on the hub of the other shaft than the bracket. The dial on the face touches the side that looks at the coupling.
 * `rimAt` is the distance from the middle of the coupling to the rim's dial.
 */
export function rimAndFace(
  readings: { rim: Sweep; face: Sweep; diameter: number; rimAt: number; sag: number },
  bracket: 'pump' | 'motor',
): Planes<Alignment> {
  const { face, diameter } = readings;
  const rim = offsetOf(withoutSag(readings.rim, readings.sag));
  // From the motor's bracket, a pump that is low is a motor that is high.
  const sign = bracket === 'pump' ? 1 : -1;
  const atCoupling = (height: number, angularity: number): Alignment => ({
    angularity,
    offset: sign * height + angularity * sign * readings.rimAt,
  });
  return {
    upDown: atCoupling(rim.upDown, face.six / diameter),
    side: atCoupling(rim.side, (face.nine - face.three) / diameter),
  };
}

/**
 * Reverse rim: one dial on the motor's hub, with its bracket on the pump, and one on the pump's hub, with its bracket on the
 * motor. `motorAt` and `pumpAt` are their distances from the middle of the coupling.
 */
export function reverseRim(readings: {
  motor: Sweep;
  pump: Sweep;
  motorAt: number;
  pumpAt: number;
  sag: number;
}): Planes<Alignment> {
  const motor = offsetOf(withoutSag(readings.motor, readings.sag));
  const pump = offsetOf(withoutSag(readings.pump, readings.sag));
  const at = { front: -readings.pumpAt, back: readings.motorAt };
  return {
    upDown: lineThrough({ front: -pump.upDown, back: motor.upDown }, at),
    side: lineThrough({ front: -pump.side, back: motor.side }, at),
  };
}
