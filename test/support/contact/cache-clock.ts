import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Replaces the clock of `lru-cache` for the tests of a file, and starts it at 1 ms for each. Returns the function that sets it. The
 * package keeps the clock that it has found, and reads it at most once in a millisecond, which a timer ends.
 */
export function replaceCacheClock(): (now: number) => void {
  const setTime = (now: number) => {
    vi.advanceTimersByTime(2);
    vi.spyOn(performance, 'now').mockReturnValue(now);
  };
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    setTime(1);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  return setTime;
}
