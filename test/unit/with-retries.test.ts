import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withRetries } from '../../src/navigation/with-retries.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Fails so many times, then brings `page`; the times of all tries in milliseconds since the first. */
function failing(times: number) {
  const start = Date.now();
  const tries: number[] = [];
  const fetchIt = () => {
    tries.push(Date.now() - start);
    return tries.length > times ? Promise.resolve('page') : Promise.reject(new Error(`try ${tries.length}`));
  };
  return { tries, fetchIt };
}

it('what comes at once is fetched once', async () => {
  const { tries, fetchIt } = failing(0);
  await expect(withRetries(fetchIt)).resolves.toBe('page');
  expect(tries).toEqual([0]);
});

it('tries three times more, after waits that double', async () => {
  const { tries, fetchIt } = failing(3);
  const result = withRetries(fetchIt);
  await vi.runAllTimersAsync();
  await expect(result).resolves.toBe('page');
  expect(tries).toEqual([0, 1000, 3000, 7000]);
});

it('gives up after the fourth failure, and says what that was', async () => {
  const { tries, fetchIt } = failing(9);
  await Promise.all([expect(withRetries(fetchIt)).rejects.toThrow('try 4'), vi.runAllTimersAsync()]);
  expect(tries).toHaveLength(4);
});
