import { expect, it } from 'vitest';
import { delayAfter } from '../../../src/components/Tooltip.tsx';

it.each([
  [Infinity, 700],
  [300, 700],
  [299, 0],
  [0, 0],
])('%d ms after another one has closed, a tooltip opens after %d ms', (sinceClosed, delay) => {
  expect(delayAfter(sinceClosed)).toBe(delay);
});
