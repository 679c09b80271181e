import { assert, constantFrom, double, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heightAt, type Alignment } from '../../../src/pages/laser-alignment/alignment.ts';
import { reverseRim, rimAndFace, sweepError, withoutSag } from '../../../src/pages/laser-alignment/dials.ts';
import { signed } from '../../../src/pages/laser-alignment/numbers.ts';

const still = { three: 0, six: 0, nine: 0 };

describe('worked examples that were published', () => {
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

it('a sweep whose sides don’t add up to its bottom is wrong by the difference', () => {
  expect(sweepError({ three: 4, six: 12, nine: 3 })).toBe(-5);
  expect(signed(sweepError({ three: 4, six: 7.5, nine: 3 }), 1)).toBe('−0.5');
});
