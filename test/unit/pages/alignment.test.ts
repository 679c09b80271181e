import { assert, double, property, record, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tolerances } from '../../../src/content/services/laser-alignment/limits.ts';
import { exampleFeet, exampleReadings } from '../../../src/content/services/laser-alignment/move-the-motor.ts';
import { content } from '../../../src/content/services/laser-alignment/page.ts';
import {
  afterMoves,
  deviation,
  exaggeration,
  flexAngles,
  heightAt,
  heightsOf,
  inLine,
  judge,
  lineThrough,
  movesTo,
  type Alignment,
} from '../../../src/pages/laser-alignment/alignment.ts';
import { signed } from '../../../src/pages/laser-alignment/numbers.ts';

const toZero = (found: Alignment, at: { front: number; back: number }) => movesTo(inLine, found, at);

describe('worked examples that were published', () => {
  /**
   * H. P. Bloch and F. K. Geitner, Machinery Component Maintenance and Repair, figure 5-21 and page 203: the centerlines are 12 mils
   * apart at one plane and 7 mils 14 in further on. The inboard feet are 14 + 12 in and the outboard feet 14 + 12 + 26 in from the
   * first plane. https://digilib.universitaspertamina.ac.id/ebook/Machinery%20Component%20Maintenance/files/basic-html/page221.html
   */
  it('Bloch and Geitner, figure 5-21: lower the inboard feet 2.7 mils, raise the outboard feet 6.6, move the inboard feet 35.6', () => {
    const at = { front: 14 + 12, back: 14 + 12 + 26 };
    const upDown = toZero({ offset: 12, angularity: (12 - 7) / 14 }, at);
    expect(signed(upDown.front, 1)).toBe('−2.7');
    expect(signed(upDown.back, 1)).toBe('+6.6');
    // Sideways the centerlines cross: 1.5 mils at the first plane, 18.5 mils on the other side at the second.
    const side = toZero({ offset: -1.5, angularity: -(1.5 + 18.5) / 14 }, at);
    expect(signed(side.front, 1)).toBe('−35.6');
  });

  /**
   * Carrier 17/19EX manual, pages 213 and 214: a face of 5 in opens 12 mils wider at the top, and the bolts are 30 in apart.
   * https://manualsdump.com/en/manuals/carrier-17-19ex/75349/213
   */
  it.each([8, 20])(
    'Carrier 17/19EX, page 214: 72 mils under the rear feet or out of the front feet, %i in from the coupling',
    (front) => {
      const at = { front, back: front + 30 };
      const found = { offset: 0, angularity: 12 / 5 };
      expect(afterMoves(found, { front: 0, back: 72 }, at).angularity).toBeCloseTo(0);
      expect(afterMoves(found, { front: -72, back: 0 }, at).angularity).toBeCloseTo(0);
      const shims = toZero(found, at);
      expect(shims.back - shims.front).toBeCloseTo(72);
    },
  );

  it('a target, A-Line, thermal.htm: the motor rises 3.53 mils at both feet, so it is set 3.53 mils low at both', () => {
    const at = exampleFeet;
    const target = lineThrough({ front: -3.53, back: -3.53 }, at);
    expect(movesTo(target, inLine, at)).toEqual({ front: -3.53, back: -3.53 });
    const cold = afterMoves(inLine, movesTo(target, inLine, at), at);
    const hot = afterMoves(cold, { front: 3.53, back: 3.53 }, at);
    expect(hot.offset).toBeCloseTo(0);
    expect(hot.angularity).toBeCloseTo(0);
  });

  it('a spacer, Acoem, Understanding spacer shaft alignment: 1 mil/in over 100 in are 100 mils, and the two angles make the third', () => {
    const found = { offset: 50, angularity: 1 };
    expect(heightAt(found, -50) - heightAt(found, 50)).toBeCloseTo(100);
    const { pump, motor } = flexAngles({ offset: 30, angularity: 1 }, 100);
    expect(Math.abs(pump + motor)).toBeCloseTo(1);
  });

  it('a jackshaft, Ludeca, Cooling tower alignment made easy with optimal move: 0.5 mils per inch are 55 mils over 110 in', () => {
    expect(Math.abs(heightAt({ offset: 0, angularity: 0.5 }, 110))).toBeCloseTo(55);
  });
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

  it('a line through the heights of the feet is the alignment again', () => {
    assert(
      property(place, machine, (found, at) => {
        const again = lineThrough(heightsOf(found, at), at);
        expect(again.offset).toBeCloseTo(found.offset, 5);
        expect(again.angularity).toBeCloseTo(found.angularity, 5);
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
  expect(content.figures.rows).toHaveLength(tolerances.length);
  expect(content.figures.rows[3]).toEqual(['1,800 rpm', '3.0 mils', '2.0 mils', '0.5 mils/in', '0.3 mils/in']);
  expect(content.figures.rows.at(-1)).toEqual(['7,200 rpm', '1.0 mils', '0.5 mils', '0.2 mils/in', '0.1 mils/in']);
  for (const { offset, angularity, flexPlane } of tolerances) {
    for (const { excellent, acceptable } of [offset, angularity, flexPlane]) {
      expect(excellent).toBeGreaterThan(0);
      expect(acceptable).toBeGreaterThan(excellent);
    }
  }
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
