import { assert, double, property, record, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tolerances } from '../../../src/content/services/laser-alignment/limits.ts';
import { exampleReadings } from '../../../src/content/services/laser-alignment/move-the-motor.ts';
import { content } from '../../../src/content/services/laser-alignment/page.ts';
import {
  afterMoves,
  deviation,
  exaggeration,
  flexAngles,
  heightAt,
  inLine,
  judge,
  movesTo,
} from '../../../src/pages/laser-alignment/alignment.ts';
import { signed } from '../../../src/pages/laser-alignment/numbers.ts';

/**
 * H. P. Bloch and F. K. Geitner, Machinery Component Maintenance and Repair, figure 5-21 and page 203: the centerlines are 12 mils
 * apart at one plane and 7 mils 14 in further on. The inboard feet are 14 + 12 in and the outboard feet 14 + 12 + 26 in from the
 * first plane. https://digilib.universitaspertamina.ac.id/ebook/Machinery%20Component%20Maintenance/files/basic-html/page221.html
 */
it('Bloch and Geitner, figure 5-21: lower the inboard feet 2.7 mils, raise the outboard feet 6.6, move the inboard feet 35.6', () => {
  const at = { front: 14 + 12, back: 14 + 12 + 26 };
  const upDown = movesTo(inLine, { offset: 12, angularity: (12 - 7) / 14 }, at);
  expect([signed(upDown.front, 1), signed(upDown.back, 1)]).toEqual(['−2.7', '+6.6']);
  // Sideways the centerlines cross: 1.5 mils at the first plane, 18.5 mils on the other side at the second.
  const side = movesTo(inLine, { offset: -1.5, angularity: -(1.5 + 18.5) / 14 }, at);
  expect(signed(side.front, 1)).toBe('−35.6');
});

describe('for any machine and any reading', () => {
  const place = record({
    offset: double({ min: -500, max: 500, noNaN: true }),
    angularity: double({ min: -20, max: 20, noNaN: true }),
  });
  const machine = tuple(double({ min: 1, max: 200, noNaN: true }), double({ min: 1, max: 200, noNaN: true })).map(
    ([front, between]) => ({ front, back: front + between }),
  );

  it('the shims bring the motor to the target', () => {
    assert(
      property(place, place, machine, (found, target, at) => {
        const off = deviation(afterMoves(found, movesTo(target, found, at), at), target);
        expect(off.offset).toBeCloseTo(0, 5);
        expect(off.angularity).toBeCloseTo(0, 5);
      }),
    );
  });

  it('the angles of a spacer are zero only in line, and together they are the angularity', () => {
    assert(
      property(place, double({ min: 1, max: 200, noNaN: true }), (found, spacer) => {
        const { pump, motor } = flexAngles(found, spacer);
        expect(pump + motor).toBeCloseTo(-found.angularity, 5);
        expect(pump * spacer).toBeCloseTo(heightAt(found, spacer / 2), 5);
      }),
    );
  });
});

it('the table of the page is written from the limits, and excellent is smaller than acceptable', () => {
  expect(content.figures.rows[3]).toEqual(['1,800 rpm', '3.0 mils', '2.0 mils', '0.5 mils/in', '0.3 mils/in']);
  for (const { offset, angularity, flexPlane } of tolerances)
    for (const { excellent, acceptable } of [offset, angularity, flexPlane])
      expect(acceptable).toBeGreaterThan(excellent);
});

it('a reading at a limit is within it, on either side of zero', () => {
  const limits = { acceptable: 3, excellent: 2 };
  for (const value of [0, 2, -2]) expect(judge(value, limits)).toBe('excellent');
  for (const value of [2.1, -3]) expect(judge(value, limits)).toBe('acceptable');
  for (const value of [3.1, -3.1]) expect(judge(value, limits)).toBe('out');
});

it('heights are drawn as large as the room allows, by a round factor, and at most a thousand times', () => {
  expect(exaggeration([0], 9)).toBe(1000);
  expect(exaggeration([6, -44], 9)).toBe(200);
  expect(exaggeration([-46], 9)).toBe(100);
  expect(exaggeration([heightAt(exampleReadings, 50)], 0.001)).toBe(0.1);
});
