import { expect, it } from 'vitest';
import { tolerances } from '../../../src/content/services/laser-alignment/limits.ts';
import { content } from '../../../src/content/services/laser-alignment/page.ts';
import { judge, planeResults, rimAndFace } from '../../../src/pages/laser-alignment/alignment.ts';

const still = { three: 0, six: 0, nine: 0 };
const none = { front: 0, back: 0 };
const needed = (offset: number, angularity: number, at: { front: number; back: number }) => {
  const { front, back } = planeResults({ offset, angularity }, none, none, at).needed;
  return [front.toFixed(1), back.toFixed(1)];
};

/**
 * H. P. Bloch and F. K. Geitner, Machinery Component Maintenance and Repair, figure 5-21 and page 203: the centerlines are 12 mils
 * apart at one plane and 7 mils 14 in further on. The inboard feet are 14 + 12 in and the outboard feet 14 + 12 + 26 in from the
 * first plane. https://digilib.universitaspertamina.ac.id/ebook/Machinery%20Component%20Maintenance/files/basic-html/page221.html
 */
it('Bloch and Geitner, figure 5-21: lower the inboard feet 2.7 mils, raise the outboard feet 6.6, move the inboard feet 35.6', () => {
  const at = { front: 14 + 12, back: 14 + 12 + 26 };
  expect(needed(12, (12 - 7) / 14, at)).toEqual(['-2.7', '6.6']);
  // Sideways the centerlines cross: 1.5 mils at the first plane, 18.5 mils on the other side at the second.
  expect(needed(-1.5, -(1.5 + 18.5) / 14, at)[0]).toBe('-35.6');
});

/**
 * https://de.scribd.com/doc/246375259/Shaft-Alignment: a face reads 2.00 on 49.96, half of the rim is −6.50, and the feet are 130 and
 * 240 away. The inboard feet are 11.70 and the outboard feet 16.11 off. There a rim that reads less at the bottom, and a face that
 * reads more, take the feet the same way.
 */
it('rim and face, Scribd 246375259: the inboard feet are 11.7 and the outboard feet 16.1 off', () => {
  const { upDown } = rimAndFace({ ...still, six: -13 }, { ...still, six: 2 }, 49.96, 0, 0);
  expect(needed(-upDown.offset, upDown.angularity, { front: 130, back: 240 })).toEqual(['11.7', '16.1']);
});

it('the table of the page is written from the limits', () => {
  expect(content.figures.rows[3]).toEqual(['1,800 rpm', '3.0 mils', '2.0 mils', '0.5 mils/in', '0.3 mils/in']);
});

it.each([
  [2, 0.3, 'excellent'],
  [-3, 0.5, 'acceptable'],
  [0, 0.31, 'acceptable'],
  [3.1, 0, 'out'],
  [0, -0.51, 'out'],
  // The number as it is shown counts.
  [2.04, 0.304, 'excellent'],
  [Number.NaN, 9, 'unknown'],
])('%d mils and %d mils/in at 1,800 rpm are %s', (offset, angularity, verdict) => {
  expect(
    judge(
      [
        { offset: 0, angularity: 0 },
        { offset, angularity },
      ],
      tolerances[3],
    ),
  ).toBe(verdict);
});
