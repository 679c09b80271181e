import { afterEach, describe, expect, it, vi } from 'vitest';
import { emptyValues } from '../../../src/contact/rules.ts';
import { createDeduplication, keyOf } from '../../../src/contact/server/limits.ts';
import type { Outcome } from '../../../src/contact/server/outcomes.ts';
import { unread } from '../../../src/contact/server/read-form.ts';

const address = '198.51.100.1';
const values = { ...emptyValues, message: 'Separator 3.' };
const file = { name: 'a.pdf', path: '/tmp/0', size: 1, digest: 'x' };
const form = { ...unread, values, files: [file] };

describe('a form', () => {
  it('is the same with other spam signs and another place on the disk, and with a requestId from every address', () => {
    const again = { ...form, signs: ['links' as const], files: [{ ...file, path: '/tmp/1' }] };
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
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const sent: Outcome = { name: 'sent', id: 'k' };

  it('sends a form once in 15 minutes, and again after them', async () => {
    // The package reads the clock at most once in a millisecond, which a timer ends.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1);
    const deduplicate = createDeduplication();
    const postAt = (now: number) => {
      vi.advanceTimersByTime(2);
      clock.mockReturnValue(now);
      return deduplicate('k', () => Promise.resolve(sent));
    };
    expect(await postAt(1)).toEqual(sent);
    expect(await postAt(15 * 60_000)).toEqual({ ...sent, name: 'repeated' });
    expect(await postAt(15 * 60_000 + 2)).toEqual(sent);
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
