import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ringMiles, travelBands } from '../../../src/content/company/travel.ts';
import { found } from '../../support/read-html.ts';

it('the driving times are those to the rings of the map', () => {
  const map = readFileSync('src/drawings/service-area/map.svg', 'utf8');
  const [unitsPerMile = ''] = found(map, /A mile is ([\d.]+) units/g);
  const rings = found(map, /<circle class="center"[^>]* r="([^"]*)"/g).map(
    (radius) => Number(radius) / Number(unitsPerMile),
  );
  expect(rings.map(Math.round)).toEqual(ringMiles);
});

it('each range of driving times begins where the one before it ends, and is no shorter than at highway speed', () => {
  const ranges = travelBands.map(({ time }) => found(time, /([\d.]+)/g).map(Number));
  const ends = ranges.map((range) => range.at(-1) ?? 0);
  expect(ranges.slice(1).map(([start]) => start)).toEqual(ends.slice(0, -1));
  ringMiles.forEach((miles, index) => expect(ends[index]).toBeGreaterThan(miles / 55));
});
