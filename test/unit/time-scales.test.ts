import { expect, it } from 'vitest';
import { minuteColumns } from '../../src/pages/emergency/minute-scale.ts';
import { placeOnLine } from '../../src/pages/emergency/response-line.ts';

it('a response time up to four hours is to scale on the first half of the line, and a longer one is at its end', () => {
  expect([0, 1, 2, 4].map(placeOnLine)).toEqual([0, 12.5, 25, 50]);
  expect([6, 24].map(placeOnLine)).toEqual([100, 100]);
});

it('a step of the first hour is as wide as the minutes to the next one, and the last ends with the scale', () => {
  expect(minuteColumns([0, 10, 35, 60])).toBe('10fr 25fr 25fr 10fr');
});
