import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLimit } from '../../../src/contact/server/limits.ts';

const address = '198.51.100.1';
const minute = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('an address may send as many as the limit in ten minutes from its first one, and learns how long it must wait', async () => {
  const { count } = createLimit(3);
  for (let turn = 0; turn < 3; turn += 1) expect(await count(address)).toBe(undefined);
  vi.advanceTimersByTime(minute);
  expect(await count(address)).toBe(9 * 60);
  expect(await count('198.51.100.2')).toBe(undefined);
  vi.advanceTimersByTime(9 * minute - 1);
  expect(await count(address)).toBe(1);
  vi.advanceTimersByTime(1);
  for (let turn = 0; turn < 3; turn += 1) expect(await count(address)).toBe(undefined);
  expect(await count(address)).toBe(600);
});

it('one that is given back does not count, and those over the limit do not prolong it', async () => {
  const { count, giveBack } = createLimit(2);
  const refusals = await Promise.all(Array.from({ length: 5 }, () => count(address)));
  expect(refusals.filter((seconds) => seconds === undefined)).toHaveLength(2);
  await giveBack(address);
  expect(await count(address)).toBe(undefined);
  expect(await count(address)).toBe(600);
});
