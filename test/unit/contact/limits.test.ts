import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyValues } from '../../../src/contact/rules.ts';
import { createDeduplication, createLimit, keyOf } from '../../../src/contact/server/limits.ts';
import type { Outcome } from '../../../src/contact/server/outcomes.ts';

const address = '198.51.100.1';
const values = { ...emptyValues, message: 'Separator 3.' };
const file = { name: 'a.pdf', path: '/tmp/0', size: 1, digest: 'x' };
const form = { id: '', values, files: [file] };

const minute = 60_000;

// The package keeps the clock that it has found, and reads it at most once in a millisecond, which a timer ends.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  setTime(1);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function setTime(now: number) {
  vi.advanceTimersByTime(2);
  vi.spyOn(performance, 'now').mockReturnValue(now);
}

describe('the limit of an address', () => {
  it('is as many posts in ten minutes from its first one, and tells how long it must wait', () => {
    const { count } = createLimit(3);
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
    const { count, giveBack } = createLimit(2);
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
    const { count } = createLimit(1);
    count(address);
    for (const change of [-120, 120]) {
      vi.spyOn(Date, 'now').mockReturnValue(new Date().getTime() + change * minute);
      expect(count(address)).toBe(600);
    }
  });

  it('is that of the last 10,000 addresses, so that the memory of a server under attack does not grow', () => {
    const { count } = createLimit(1);
    count(address);
    for (let other = 1; other < 10_000; other += 1) count(`other ${other}`);
    expect(count(address)).toBe(600);
    for (let other = 0; other < 10_000; other += 1) count(`another ${other}`);
    expect(count(address)).toBe(undefined);
  });
});

describe('a form', () => {
  it('is the same with another place on the disk, and with a requestId from every address', () => {
    const again = { ...form, files: [{ ...file, path: '/tmp/1' }] };
    expect(keyOf(again, address)).toBe(keyOf(form, address));
    expect(keyOf({ ...form, id: 'r1' }, address)).toBe(keyOf({ ...form, id: 'r1' }, '198.51.100.2'));
    expect(keyOf(form, address)).toMatch(/^[\da-f]{32}$/);
  });

  it.each([
    ['entry', { values: { ...values, message: 'Separator 4.' } }, address],
    ['content of a file', { files: [{ ...file, digest: 'y' }] }, address],
    ['name of a file', { files: [{ ...file, name: 'b.pdf' }] }, address],
    ['number of files', { files: [] }, address],
    ['requestId', { id: 'r1' }, address],
    ['address', {}, '198.51.100.2'],
  ])('is another one with another %s', (_name, change, from) => {
    expect(keyOf({ ...form, ...change }, from)).not.toBe(keyOf(form, address));
  });
});

describe('deduplication', () => {
  const sent: Outcome = { name: 'sent', id: 'k' };

  it('sends a form once in 15 minutes, and again after them', async () => {
    const sendOnce = createDeduplication();
    const postAt = (now: number) => {
      setTime(now);
      return sendOnce('k', () => Promise.resolve(sent));
    };
    expect(await postAt(1)).toEqual(sent);
    expect(await postAt(15 * minute)).toEqual({ ...sent, name: 'repeated' });
    expect(await postAt(15 * minute + 2)).toEqual(sent);
  });

  it('forgets a form that was not sent, and one whose sending threw', async () => {
    const deduplicate = createDeduplication();
    const failed: Outcome = { name: 'failed' };
    const posts = [deduplicate('k', async () => failed), deduplicate('k', async () => sent)];
    // The second came while the first was being sent.
    expect(await Promise.all(posts)).toEqual([failed, failed]);
    await expect(deduplicate('k', () => Promise.reject(new Error('the bolt sheared')))).rejects.toThrow('the bolt');
    expect(await deduplicate('k', async () => sent)).toEqual(sent);
  });
});
