import { expect, it } from 'vitest';
import { isSwipe } from '../../../src/notices/useSwipe.ts';

it.each([
  { distance: 100, milliseconds: 900, dismisses: true, why: 'faster than 0.11 px per ms' },
  { distance: 100, milliseconds: 920, dismisses: false, why: 'slower' },
  { distance: 11, milliseconds: 5, dismisses: true, why: 'short, and fast' },
  { distance: 10, milliseconds: 5, dismisses: false, why: 'a trembling hand' },
  { distance: -120, milliseconds: 50, dismisses: false, why: 'to the left' },
  { distance: 201, milliseconds: 60_000, dismisses: true, why: 'over half of the width' },
  { distance: 200, milliseconds: 60_000, dismisses: false, why: 'half of the width' },
  { distance: 0, milliseconds: 0, dismisses: false, why: 'a click' },
])('a drag of $distance px in $milliseconds ms dismisses a notice of 400 px: $dismisses ($why)', (drag) => {
  expect(isSwipe(drag.distance, drag.milliseconds, 400)).toBe(drag.dismisses);
});
