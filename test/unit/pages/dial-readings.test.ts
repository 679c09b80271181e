import { assert, constantFrom, double, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heightAt, inLine, movesTo, type Alignment } from '../../../src/pages/laser-alignment/alignment.ts';
import {
  onDialOfHundred,
  reverseRim,
  rimAndFace,
  sweepError,
  withoutSag,
} from '../../../src/pages/laser-alignment/dials.ts';
import { signed } from '../../../src/pages/laser-alignment/numbers.ts';

const still = { three: 0, six: 0, nine: 0 };

describe('worked examples that were published', () => {
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
   * https://github.com/clay-good/roughlogic.com, specification v1469: a rim of −20 mils and a face of +6 mils on 6 in, feet at 8 and
   * 20 in. Its slope has the other sign, so the face is turned.
   */
  it('rim and face, roughlogic.com v1469: −10 mils and 1 mil/in are −2.0 and +10.0 mils at the feet', () => {
    const { upDown } = rimAndFace(
      { rim: { ...still, six: 20 }, face: { ...still, six: -6 }, diameter: 6, rimAt: 0, sag: 0 },
      'pump',
    );
    expect(upDown).toEqual({ offset: -10, angularity: -1 });
    expect(heightAt(upDown, 8)).toBeCloseTo(-2);
    expect(heightAt(upDown, 20)).toBeCloseTo(10);
  });

  /** The same, specification v1470: −14 mils at plane A and +22 mils at plane B, 10 in apart, feet 6 and 24 in from A toward B. */
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

  /** https://id.scribd.com/presentation/384305193: +5 mils and −11 mils, 8 in apart. */
  it('reverse rim, Scribd 384305193, Alignment tolerances: −1.5 mils at the midpoint, and 1 mil/in', () => {
    const { upDown } = reverseRim({
      pump: { ...still, six: 5 },
      motor: { ...still, six: 11 },
      pumpAt: 4,
      motorAt: 4,
      sag: 0,
    });
    expect(upDown.offset).toBeCloseTo(-1.5);
    expect(Math.abs(upDown.angularity)).toBeCloseTo(1);
  });

  /** https://www.scribd.com/document/379319253: a rim reads +7, +12 and +5 on a bracket that sags by 6. */
  it('bracket sag, Scribd 379319253, Dial indicator shaft alignment: +7, +12, +5 are +10, +18, +8, and 10 + 8 = 18', () => {
    const measured = { three: 7, six: 12, nine: 5 };
    expect(withoutSag(measured, -6)).toEqual({ three: 10, six: 18, nine: 8 });
    expect(withoutSag(measured, 6)).toEqual({ three: 10, six: 18, nine: 8 });
    expect(sweepError(withoutSag(measured, -6))).toBe(0);
    expect(sweepError(measured)).toBe(0);
    // Its vertical offset is half of 18.
    const { upDown } = rimAndFace({ rim: measured, face: still, diameter: 5, rimAt: 0, sag: -6 }, 'pump');
    expect(Math.abs(upDown.offset)).toBe(9);
  });

  /** Carrier 17/19EX manual, page 216: https://manualsdump.com/en/manuals/carrier-17-19ex/75349/216 */
  it('signs, Carrier 17/19EX, page 216: plus at the bottom means that the shaft under the button is low', () => {
    const rim = { ...still, six: 12 };
    const readings = { rim, face: still, diameter: 5, rimAt: 0, sag: 0 };
    expect(rimAndFace(readings, 'pump').upDown.offset).toBe(-6);
    expect(rimAndFace(readings, 'motor').upDown.offset).toBe(6);
  });
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
          const half = (diameter * 1) / 2;
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

it('a sweep whose sides don’t add up to its bottom is wrong by the difference', () => {
  expect(sweepError({ three: 4, six: 12, nine: 3 })).toBe(-5);
  expect(signed(sweepError({ three: 4, six: 7.5, nine: 3 }), 1)).toBe('−0.5');
});

describe('a dial that runs from 0 to 100', () => {
  const sweep = (three: number, six: number, nine: number) => ({ three, six, nine });

  it.each([
    // −2 and 6 and 9 as shown: both are valid sweeps.
    [sweep(-2, 90, 92), sweep(-2, -10, -8)],
    [sweep(92, 90, -2), sweep(-8, -10, -2)],
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
    sweep(0, 0, 0),
    sweep(-2, -10, -8),
    sweep(10, 50, 40),
    // Less 100 it is no sweep, or not much smaller.
    sweep(40, 80, 40),
    sweep(2, 55, 53),
    // Such a dial shows no number above 100.
    sweep(60, 120, 60),
    sweep(Number.NaN, 150, Number.NaN),
    sweep(Number.NaN, Number.NaN, Number.NaN),
  ])('%j is what it says', (shown) => expect(onDialOfHundred(shown)).toBeUndefined());
});
