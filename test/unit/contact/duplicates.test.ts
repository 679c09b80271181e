import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyValues } from '../../../src/contact/rules.ts';
import { createDeduplication, type FormRecord } from '../../../src/contact/server/duplicates.ts';
import type { Outcome } from '../../../src/contact/server/outcomes.ts';

const address = '198.51.100.1';
const file = { name: 'a.pdf', path: '/tmp/0', size: 1 };
const form = { fields: new Map<string, string>(), values: { ...emptyValues, message: 'Separator 3.' }, files: [file] };
const withId = { ...form, fields: new Map([['requestId', '3f1b3c1e-6f0e-4a53-9d9c-0f2f3b1f7a10']]) };
const send = async ({ reference }: FormRecord): Promise<Outcome> => ({ name: 'sent', reference, relay: 'relay' });
const fail = async (): Promise<Outcome> => ({ name: 'failed' });

const minute = 60_000;
// `lru-cache` keeps the clock that it has found, and reads it at most once in a millisecond, which a timer ends.
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

it.each([
  ['an id', withId],
  ['no id', form],
])('sends a form with %s once in 15 minutes', async (_name, posted) => {
  const sendOnce = createDeduplication();
  const sent = await sendOnce(posted, address, send);
  expect(sent).toEqual({
    name: 'sent',
    relay: 'relay',
    reference: expect.stringMatching(/^[\dA-HJKMNP-TV-Z]{5}-[\dA-HJKMNP-TV-Z]{5}$/),
  });
  setTime(15 * minute);
  expect(await sendOnce(posted, address, send)).toEqual({ ...sent, name: 'repeated' });
  setTime(15 * minute + 2);
  expect(await sendOnce(posted, address, send)).toMatchObject({ name: 'sent' });
});

it.each([
  ['entry', { values: emptyValues }, address],
  ['file', { files: [{ ...file, name: 'b.pdf' }] }, address],
  ['address', {}, '198.51.100.2'],
  ['id', withId, address],
])('sends a form again when it has another %s', async (_name, change, from) => {
  const sendOnce = createDeduplication();
  await sendOnce(form, address, send);
  expect(await sendOnce({ ...form, ...change }, from, send)).toMatchObject({ name: 'sent' });
});

it('forgets a form that was not sent, and one whose sending threw', async () => {
  const sendOnce = createDeduplication();
  expect(await Promise.all([sendOnce(form, address, fail), sendOnce(form, address, send)])).toEqual(
    // The second came while the first was being sent.
    [{ name: 'failed' }, { name: 'failed' }],
  );
  await expect(sendOnce(form, address, () => Promise.reject(new Error('the bolt sheared')))).rejects.toThrow('bolt');
  expect(await sendOnce(form, address, send)).toMatchObject({ name: 'sent' });
});

// A mailbox drops a second mail with the same Message-ID, in which the reference is.
it('gives a form with an id the same reference in each replica, and one without an id a new one', async () => {
  const referenceOf = async (posted: typeof form) => {
    const outcome = await createDeduplication()(posted, address, send);
    return 'reference' in outcome ? outcome.reference : '';
  };
  expect(await referenceOf(withId)).toBe(await referenceOf(withId));
  expect(await referenceOf(form)).not.toBe(await referenceOf(form));
});
