import { assert, constantFrom, double, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heightAt, inLine, movesTo, type Alignment } from '../../../src/pages/laser-alignment/alignment.ts';
import { onDialOfHundred, reverseRim, rimAndFace, sweepError } from '../../../src/pages/laser-alignment/dials.ts';

const still = { three: 0, six: 0, nine: 0 };

/**
 * https://de.scribd.com/doc/246375259/Shaft-Alignment: a face reads 2.00 on 50 (it divides by 49.96), half of the rim is −6.50, and
 * the feet are 130 and 240 away. The inboard feet are corrected by 11.70 and the outboard by 16.11.
 */
it('rim and face, Scribd 246375259: the inboard feet are 11.70 and the outboard feet 16.11 off', () => {
  const { upDown } = rimAndFace(
    { rim: { ...still, six: -13 }, face: { ...still, six: 2 }, diameter: 49.96, rimAt: 0, sag: 0 },
    'pump',
  );
  // There a rim that reads less at the bottom, and a face that reads more, take the feet the same way.
  const { front, back } = movesTo(
    inLine,
    { offset: -upDown.offset, angularity: upDown.angularity },
    { front: 130, back: 240 },
  );
  expect(front.toFixed(2)).toBe('11.70');
  expect(back.toFixed(2)).toBe('16.11');
});

/**
 * https://github.com/clay-good/roughlogic.com, specification v1470: −14 mils at plane A and +22 mils at plane B, 10 in apart, feet 6
 * and 24 in from A toward B.
 */
it('reverse rim, roughlogic.com v1470: 1.80 mils/in, and the feet at +3.8 and +36.2 mils', () => {
  const { upDown } = reverseRim({
    pump: { ...still, six: -14 },
    motor: { ...still, six: -22 },
    pumpAt: 0,
    motorAt: 10,
    sag: 0,
  });
  expect(upDown.angularity).toBeCloseTo(-1.8);
  expect(heightAt(upDown, 6)).toBeCloseTo(3.8);
  expect(heightAt(upDown, 24)).toBeCloseTo(36.2);
});

describe('for any place of the motor', () => {
  const number = (size: number) => double({ min: -size, max: size, noNaN: true });
  const place = record({ offset: number(200), angularity: number(10) });
  const distance = double({ min: 0.5, max: 50, noNaN: true });
  const same = (one: Alignment, other: Alignment) => {
    expect(one.offset).toBeCloseTo(other.offset, 5);
    expect(one.angularity).toBeCloseTo(other.angularity, 5);
  };
  /** The readings of a dial, zero at 12, around a circle whose middle is off by so much, seen from the bracket. */
  const sweepOf = (up: number, toward3: number, sag: number) => ({
    three: toward3 - up - sag / 2,
    six: -2 * up - sag,
    nine: -toward3 - up - sag / 2,
  });

  it('a rim and a face around it read it back, with the bracket on either shaft, and the sweeps are valid', () => {
    assert(
      property(
        place,
        place,
        distance,
        distance,
        double({ min: 0, max: 20, noNaN: true }),
        constantFrom('pump', 'motor'),
        (upDown, side, rimAt, diameter, sag, bracket) => {
          const sign = bracket === 'pump' ? 1 : -1;
          const rim = sweepOf(sign * heightAt(upDown, sign * rimAt), sign * heightAt(side, sign * rimAt), sag);
          // A gap that is wider at 3 o'clock lets the button out there.
          const half = diameter / 2;
          const face = {
            three: (upDown.angularity - side.angularity) * half,
            six: upDown.angularity * diameter,
            nine: (upDown.angularity + side.angularity) * half,
          };
          const found = rimAndFace({ rim, face, diameter, rimAt, sag }, bracket);
          same(found.upDown, upDown);
          same(found.side, side);
          expect(sweepError(rim)).toBeCloseTo(0, 5);
          expect(sweepError(face)).toBeCloseTo(0, 5);
        },
      ),
    );
  });

  it('two rims around it read it back', () => {
    assert(
      property(place, place, distance, distance, (upDown, side, motorAt, pumpAt) => {
        const found = reverseRim({
          motor: sweepOf(heightAt(upDown, motorAt), heightAt(side, motorAt), 3),
          pump: sweepOf(-heightAt(upDown, -pumpAt), -heightAt(side, -pumpAt), 3),
          motorAt,
          pumpAt,
          sag: -3,
        });
        same(found.upDown, upDown);
        same(found.side, side);
      }),
    );
  });
});

describe('a dial that runs from 0 to 100', () => {
  const sweep = (three: number, six: number, nine: number) => ({ three, six, nine });

  it.each([
    // −2 and 6 and 9 as shown: both are valid sweeps.
    [sweep(-2, 90, 92), sweep(-2, -10, -8)],
    [sweep(98, 90, 92), sweep(-2, -10, -8)],
    [sweep(3, 97, 94), sweep(3, -3, -6)],
    // The other way around, and a whole turn.
    [sweep(2, -90, -92), sweep(2, 10, 8)],
    [sweep(20, 100, 80), sweep(20, 0, -20)],
    // Only one of them is valid.
    [sweep(-2, 90, -8), sweep(-2, -10, -8)],
    // Without its sides a sweep may be valid.
    [sweep(Number.NaN, 90, Number.NaN), sweep(Number.NaN, -10, Number.NaN)],
  ])('%j may mean %j', (shown, meant) => expect(onDialOfHundred(shown)).toEqual(meant));

  it.each([
    sweep(10, 50, 40),
    // Less 100 it is no sweep, or not much smaller.
    sweep(40, 80, 40),
    sweep(2, 55, 53),
    // Such a dial shows no number above 100.
    sweep(60, 120, 60),
    sweep(Number.NaN, Number.NaN, Number.NaN),
  ])('%j is what it says', (shown) => expect(onDialOfHundred(shown)).toBeUndefined());
});
