import { describe, expect, it } from 'vitest';
import { emptyValues } from '../../../src/contact/rules.ts';
import { createDeduplication, keyOf, type PostedForm, type KnownForm } from '../../../src/contact/server/duplicates.ts';
import type { Outcome } from '../../../src/contact/server/outcomes.ts';
import { replaceCacheClock } from '../../support/contact/cache-clock.ts';

const address = '198.51.100.1';
const values = { ...emptyValues, message: 'Separator 3.' };
const file = { name: 'a.pdf', path: '/tmp/0', size: 1, digest: 'x' };
const form = { id: '', values, files: [file] };

const minute = 60_000;
const setTime = replaceCacheClock();

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
  const failed: Outcome = { name: 'failed' };
  const withId = { ...form, id: '3f1b3c1e-6f0e-4a53-9d9c-0f2f3b1f7a10' };
  const send = async ({ reference }: KnownForm): Promise<Outcome> => ({ name: 'sent', reference });
  const shape = /^[\dA-HJKMNP-TV-Z]{5}-[\dA-HJKMNP-TV-Z]{5}$/;

  it.each([
    ['an id', withId],
    ['no id', form],
  ])('sends a form with %s once in 15 minutes', async (_name, posted) => {
    const sendOnce = createDeduplication();
    setTime(1);
    const sent = await sendOnce(posted, address, send);
    expect(sent).toEqual({ name: 'sent', reference: expect.stringMatching(shape) });
    setTime(15 * minute);
    expect(await sendOnce(posted, address, send)).toEqual({ ...sent, name: 'repeated' });
    setTime(15 * minute + 2);
    expect(await sendOnce(posted, address, send)).toMatchObject({ name: 'sent' });
  });

  it('forgets a form that was not sent, and one whose sending threw', async () => {
    const deduplicate = createDeduplication();
    const posts = [deduplicate(form, address, async () => failed), deduplicate(form, address, send)];
    // The second came while the first was being sent.
    expect(await Promise.all(posts)).toEqual([failed, failed]);
    const broken = () => Promise.reject(new Error('the bolt sheared'));
    await expect(deduplicate(form, address, broken)).rejects.toThrow('the bolt');
    expect(await deduplicate(form, address, send)).toMatchObject({ name: 'sent' });
  });

  it('gives the tries of a form one reference, and each form another one', async () => {
    const deduplicate = createDeduplication();
    const references: string[] = [];
    const fail = async ({ reference }: KnownForm) => {
      references.push(reference);
      return failed;
    };
    for (let turn = 0; turn < 2; turn += 1) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- A try follows the one before.
      for (const posted of [form, withId]) await deduplicate(posted, address, fail);
    }
    expect(references.slice(2)).toEqual(references.slice(0, 2));
    expect(references[0]).not.toBe(references[1]);
  });

  // A mailbox drops a second mail with the same Message-ID, in which the reference is.
  it('gives a form another reference when it comes again later or to another replica, unless its id says that it is the same', async () => {
    const referenceOf = async (deduplicate: ReturnType<typeof createDeduplication>, posted: PostedForm) => {
      const outcome = await deduplicate(posted, address, send);
      return outcome.name === 'sent' && outcome.reference;
    };
    const [one, other] = [createDeduplication(), createDeduplication()];
    setTime(1);
    const [first, firstWithId] = [await referenceOf(one, form), await referenceOf(one, withId)];
    expect(await referenceOf(other, form)).not.toBe(first);
    expect(await referenceOf(other, withId)).toBe(firstWithId);
    setTime(15 * minute + 2);
    expect(await referenceOf(one, form)).not.toBe(first);
    expect(await referenceOf(one, withId)).toBe(firstWithId);
  });
});
