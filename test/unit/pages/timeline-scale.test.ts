import { expect, it } from 'vitest';
import { timelineScale } from '../../../src/pages/about/timeline-scale.ts';

it('a timeline is to scale, but for the break after its first decade', () => {
  expect(timelineScale(['1970s', '2010', '2015', '2020', '2024'])).toEqual({
    years: 32,
    tracks: [10, 2, 5, 5, 4, 6],
    places: [1, 3, 4, 5, 6],
    fives: [0, 5, 12, 17, 22, 27],
  });
});

it('a timeline has no long stroke at its end', () => {
  expect(timelineScale(['1950s', '1980', '1984'])).toMatchObject({ years: 22, fives: [0, 5, 12, 17] });
});
