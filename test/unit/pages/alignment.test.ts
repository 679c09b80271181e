import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { content, motor, moveTheMotor } from '../../../src/content/services/laser-alignment/page.ts';
import {
  exaggeration,
  heightAt,
  judge,
  limitsOf,
  readNumber,
  rounded,
  shimsToZero,
  signed,
  withShims,
} from '../../../src/pages/laser-alignment/alignment.ts';

describe('worked examples that were published', () => {
  /**
   * H. P. Bloch and F. K. Geitner, Machinery Component Maintenance and Repair, figure 5-21 and page 203, reverse indicators: the
   * centerlines are 12 mils apart at one plane and 7 mils 14 in further on. The inboard feet are 14 + 12 in and the outboard feet
   * 14 + 12 + 26 in from the first plane.
   * https://digilib.universitaspertamina.ac.id/ebook/Machinery%20Component%20Maintenance/files/basic-html/page221.html
   */
  it('reverse indicators: lower the inboard feet 2.7 mils, raise the outboard feet 6.6 mils, move the inboard feet 35.6 mils', () => {
    const feet = { front: 14 + 12, back: 14 + 12 + 26 };
    const vertical = shimsToZero({ offset: 12, angularity: (12 - 7) / 14 }, feet);
    expect(signed(vertical.front, 1)).toBe('−2.7');
    expect(signed(vertical.back, 1)).toBe('+6.6');
    // Sideways the centerlines cross: 1.5 mils at the first plane, 18.5 mils on the other side at the second.
    const horizontal = shimsToZero({ offset: -1.5, angularity: -(1.5 + 18.5) / 14 }, feet);
    expect(signed(horizontal.front, 1)).toBe('−35.6');
  });

  /**
   * Carrier 17/19EX manual, pages 213 and 214: a face of 5 in opens 12 mils wider at the top, and the bolts are 30 in apart. Place
   * 72 mils under each rear foot, or remove as much from the front ones. The length of the shaft does not matter.
   * https://manualsdump.com/en/manuals/carrier-17-19ex/75349/213
   */
  it.each([8, 20])(
    'faces and bolts: 72 mils under the rear feet or out of the front feet, %i in from the coupling',
    (front) => {
      const feet = { front, back: front + 30 };
      const found = { offset: 0, angularity: 12 / 5 };
      expect(withShims(found, { front: 0, back: 72 }, feet).angularity).toBeCloseTo(0);
      expect(withShims(found, { front: -72, back: 0 }, feet).angularity).toBeCloseTo(0);
      const shims = shimsToZero(found, feet);
      expect(shims.back - shims.front).toBeCloseTo(72);
    },
  );

  /** Ludeca on cooling towers: https://ludeca.com/blog/alignment/11405/cooling-tower-alignment-made-easy-with-optimal-move/ */
  it('a jackshaft: 0.5 mils per inch are 55 mils over 110 in', () => {
    expect(Math.abs(heightAt({ offset: 0, angularity: 0.5 }, 110))).toBeCloseTo(55);
  });
});

const { feet } = motor;

it.each([
  [0, 0],
  [6, -1],
  [-30, 2],
])(
  'the shims for an offset of %f and an angularity of %f bring both to zero, and are within the limit',
  (offset, angularity) => {
    const found = { offset, angularity };
    const shims = shimsToZero(found, feet);
    const after = withShims(found, shims, feet);
    expect(after.offset).toBeCloseTo(0);
    expect(after.angularity).toBeCloseTo(0);
    expect(Math.abs(shims.front)).toBeLessThanOrEqual(moveTheMotor.fields.front.limit);
    expect(Math.abs(shims.back)).toBeLessThanOrEqual(moveTheMotor.fields.back.limit);
    // The feet end where the pump's line is.
    expect(heightAt(found, feet.back) + shims.back).toBeCloseTo(0);
  },
);

it('every speed of the table has limits, of which the excellent one is smaller, and the first speed is one of them', () => {
  const { rows } = content.figures;
  for (const row of rows) {
    const { offset, angularity } = limitsOf(row);
    for (const { excellent, acceptable } of [offset, angularity]) {
      expect(excellent).toBeGreaterThan(0);
      expect(acceptable).toBeGreaterThan(excellent);
    }
  }
  expect(limitsOf(['1,800 rpm', '3.0 mils', '2.0 mils', '0.5 mils/in', '0.3 mils/in'])).toEqual({
    offset: { acceptable: 3, excellent: 2 },
    angularity: { acceptable: 0.5, excellent: 0.3 },
  });
  expect(rows.map(([speed]) => speed)).toContain(moveTheMotor.speed.initial);
});

it('a reading at a limit is within it, on either side of zero', () => {
  const limits = { acceptable: 3, excellent: 2 };
  for (const value of [0, 2, -2]) expect(judge(value, limits)).toBe('excellent');
  for (const value of [2.1, -3]) expect(judge(value, limits)).toBe('acceptable');
  for (const value of [3.1, -3.1]) expect(judge(value, limits)).toBe('out');
});

it('numbers have their sign, and zero has none', () => {
  expect([6, -33, 0, -0.04, 0.04].map((value) => signed(value, 1))).toEqual(['+6.0', '−33.0', '0.0', '0.0', '0.0']);
  expect(Object.is(rounded(-0.04, 1), 0)).toBe(true);
});

it('what is empty, no number or beyond the limit is not read', () => {
  expect(['7.5', '-30', ' 3 ', '0'].map((text) => readNumber(text, 30))).toEqual([7.5, -30, 3, 0]);
  for (const text of ['', ' ', 'abc', '31', '-30.1', '1e9', 'Infinity', 'NaN'])
    expect(readNumber(text, 30), text).toBeUndefined();
});

it('heights are drawn as large as the room allows, by a round factor, and at most a thousand times', () => {
  expect(exaggeration([0], 9)).toBe(1000);
  expect(exaggeration([6, -44], 9)).toBe(200);
  expect(exaggeration([-46], 9)).toBe(100);
  // The most that the fields allow.
  const farthest = withShims({ offset: 30, angularity: 2 }, { front: 125, back: -125 }, feet);
  const heights = [0, motor.end].map((distance) => heightAt(farthest, distance));
  expect((Math.max(...heights.map(Math.abs)) / 1000) * exaggeration(heights, 9)).toBeLessThanOrEqual(9);
});

it('the drawing has the distances of the motor', () => {
  const drawing = readFileSync('src/drawings/alignment/machines/motor-and-pump.svg', 'utf8');
  const texts = [...drawing.matchAll(/>([\d.]+) in</g)].map(([, text]) => Number(text));
  expect(texts).toEqual([feet.back - feet.front, feet.front]);
});
