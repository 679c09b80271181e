import { describe, expect, it, vi } from 'vitest';
import { createPostLimit } from '../../../src/contact/server/post-limit.ts';
import { replaceCacheClock } from '../../support/contact/cache-clock.ts';

const address = '198.51.100.1';
const minute = 60_000;
const setTime = replaceCacheClock();

describe('the limit of an address', () => {
  it('is as many posts in ten minutes from its first one, and tells how long it must wait', () => {
    const { count } = createPostLimit(3);
    for (let turn = 0; turn < 3; turn += 1) expect(count(address)).toBe(undefined);
    setTime(minute + 1);
    expect(count(address)).toBe(9 * 60);
    expect(count('198.51.100.2')).toBe(undefined);
    setTime(10 * minute);
    expect(count(address)).toBe(1);
    setTime(10 * minute + 2);
    for (let turn = 0; turn < 3; turn += 1) expect(count(address)).toBe(undefined);
    expect(count(address)).toBe(600);
  });

  it('does not count a post that is given back, and those over the limit do not prolong it', () => {
    const { count, giveBack } = createPostLimit(2);
    const refusals = Array.from({ length: 5 }, () => count(address));
    expect(refusals.filter((seconds) => seconds === undefined)).toHaveLength(2);
    setTime(minute + 1);
    giveBack(address);
    expect(count(address)).toBe(undefined);
    expect(count(address)).toBe(9 * 60);
    for (let turn = 0; turn < 5; turn += 1) giveBack(address);
    for (let turn = 0; turn < 2; turn += 1) expect(count(address)).toBe(undefined);
    expect(count(address)).toBe(9 * 60);
  });

  it('makes nobody wait longer than its window when the clock of the machine goes back or on by two hours', () => {
    const { count } = createPostLimit(1);
    count(address);
    for (const change of [-120, 120]) {
      vi.spyOn(Date, 'now').mockReturnValue(new Date().getTime() + change * minute);
      expect(count(address)).toBe(600);
    }
  });

  it('is that of the last 10,000 addresses, so that the memory of a server under attack does not grow', () => {
    const { count } = createPostLimit(1);
    count(address);
    for (let other = 1; other < 10_000; other += 1) count(`other ${other}`);
    expect(count(address)).toBe(600);
    for (let other = 0; other < 10_000; other += 1) count(`another ${other}`);
    expect(count(address)).toBe(undefined);
  });
});
