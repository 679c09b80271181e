import { expect, it } from 'vitest';
import { claims } from '../../../src/content/company/claims.ts';
import { duration } from '../../../src/content/company/duration.ts';
import { timelineScale } from '../../../src/pages/about/Timeline.tsx';
import { minuteColumns } from '../../../src/pages/emergency/FirstHour.tsx';
import { placeOnLine } from '../../../src/pages/emergency/ResponseTimeline.tsx';
import { placeOnDrawing } from '../../../src/pages/home/PlantDrawing.tsx';
import { durationBar, placeOnScale, scaleMarks } from '../../../src/pages/staffing/DurationBar.tsx';

it('a response time up to four hours is to scale on the first half of the line, and a longer one is at its end', () => {
  expect([0, 1, 2, 4].map(placeOnLine)).toEqual([0, 12.5, 25, 50]);
  expect([6, 24].map(placeOnLine)).toEqual([100, 100]);
});

it('a step of the first hour is as wide as the minutes to the next one, and the last ends with the scale', () => {
  expect(minuteColumns([0, 10, 35, 60])).toBe('10fr 25fr 25fr 10fr');
});

it('the scale of durations is logarithmic, from a day at its start to the longest post near its end', () => {
  const longest = claims.longTermStaffing.to;
  expect(placeOnScale(duration(1, 'days'))).toBe(7);
  expect(placeOnScale(duration(1, 'hours'))).toBe(7);
  expect(placeOnScale(longest)).toBe(86);
  // Twice the time is the same step anywhere.
  const step = placeOnScale(duration(2, 'days')) - placeOnScale(duration(1, 'days'));
  expect(placeOnScale(duration(8, 'weeks')) - placeOnScale(duration(4, 'weeks'))).toBeCloseTo(step);
  expect(scaleMarks.map(placeOnScale)).toEqual(scaleMarks.map(placeOnScale).toSorted((one, other) => one - other));
});

it('a bar spans its duration, is short without room for its arrows, and is open without an end', () => {
  const [day, week, year] = [duration(1, 'days'), duration(1, 'weeks'), duration(1, 'years')];
  expect(durationBar({ from: week, to: year })).toEqual({
    left: placeOnScale(week),
    right: placeOnScale(year),
    kind: 'closed',
  });
  expect(durationBar({ from: day, to: duration(2, 'days') }).kind).toBe('short');
  expect(durationBar({ from: year })).toEqual({ left: placeOnScale(year), right: 99, kind: 'open' });
});

it('a timeline is to scale, but for the break after its first decade, and has no long stroke at its end', () => {
  expect(timelineScale(['1970s', '2010', '2015', '2020', '2024'])).toEqual({
    years: 32,
    tracks: [10, 2, 5, 5, 4, 6],
    dateTracks: [1, 3, 4, 5, 6],
    majorTicks: [0, 5, 12, 17, 22, 27],
  });
  expect(timelineScale(['1950s', '1980', '1984'])).toMatchObject({ years: 22, majorTicks: [0, 5, 12, 17] });
});

it('a number stands on the page where its point is in the drawing', () => {
  const size = { width: 1344, height: 460 };
  expect(placeOnDrawing([0, 460], size)).toEqual({ left: '0.0%', top: '100.0%' });
  expect(placeOnDrawing([684, 80], size)).toEqual({ left: '50.9%', top: '17.4%' });
});
