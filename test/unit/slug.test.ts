import { expect, it } from 'vitest';
import { slugFromTitle } from '../../src/content/slug.ts';

it.each([
  ['24/7 emergency repair', '24-7-emergency-repair'],
  ['Precision laser alignment', 'precision-laser-alignment'],
  ['Conveyor & elevator services', 'conveyor-elevator-services'],
  ['  Edge & runs -- of signs! ', 'edge-runs-of-signs'],
  ['', ''],
])('makes %j the slug %j', (title, slug) => {
  expect(slugFromTitle(title)).toBe(slug);
});
