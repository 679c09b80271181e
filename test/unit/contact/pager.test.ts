import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyValues } from '../../../src/contact/rules.ts';
import { checkForm, type SpamSign } from '../../../src/contact/server/check-form.ts';
import type { KnownForm } from '../../../src/contact/server/duplicates.ts';
import type { ContactMail } from '../../../src/contact/server/mail.ts';
import { createPager, maxMarkedPages, maxPages } from '../../../src/contact/server/pager.ts';
import { emptyForm } from '../../../src/contact/server/read-form.ts';
import { recordedLog } from '../../support/server/recorded-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Result = 'sent' | 'deferred' | 'refused' | Error;

const known = (): KnownForm => ({ reference: '7K3QX-M9D2B', hasReachedOnCall: false });

/** Creates a pager whose relays give these results, and then take every mail. `tries` are the seconds of each. */
function pagerWith(...results: Result[]) {
  const { log, lines } = recordedLog();
  const start = performance.now();
  const tries: number[] = [];
  const mails: ContactMail[] = [];
  const counts = { refused: 0, held: 0 };
  const pager = createPager({
    delivery: { to: 'desk@example.com', from: 'site@example.com', emergenciesTo: 'on-call@example.com' },
    send: (mail) => {
      mails.push(mail);
      const result = results[tries.push(Math.round((performance.now() - start) / 1000)) - 1] ?? 'sent';
      if (result instanceof Error) return Promise.reject(result);
      if (result === 'sent') return Promise.resolve({ name: result, relay: 'relay' });
      return Promise.resolve({ name: 'failed', isFinal: result === 'refused' });
    },
    metrics: {
      countRefusedEmergency: () => void (counts.refused += 1),
      countHeldPage: () => void (counts.held += 1),
    },
  });
  const page = (signs: SpamSign[] = [], form = known(), urgency = 'emergency') =>
    pager.page(form, { ...checkForm(emptyForm), values: { ...emptyValues, urgency }, signs }, log);
  const errors = () => lines.filter(({ level }) => level === 50).map(({ msg }) => msg);
  return { ...pager, page, tries, mails, counts, errors };
}

const lost = 'no relay took an emergency for EMERGENCIES_TO';

describe('a page that a relay puts off', () => {
  it('is tried again after 5, 20, 60 and 300 seconds, and taken once; the answer waits for the first try', async () => {
    const { page, tries, counts, errors } = pagerWith('deferred', 'deferred', 'deferred', 'deferred');
    const form = known();
    await page([], form);
    expect(tries).toEqual([0]);
    await vi.advanceTimersByTimeAsync(1_000_000);
    expect(tries).toEqual([0, 5, 25, 85, 385]);
    expect([form.hasReachedOnCall, counts.refused, errors()]).toEqual([true, 0, []]);
  });

  it('is an error when the last try has failed, and no sooner', async () => {
    const { page, tries, counts, errors } = pagerWith(...Array<Result>(5).fill('deferred'));
    await page();
    await vi.advanceTimersByTimeAsync(384_000);
    expect([counts.refused, errors()]).toEqual([0, []]);
    await vi.advanceTimersByTimeAsync(1_000_000);
    expect([tries.length, counts.refused, errors()]).toEqual([5, 1, [lost]]);
  });

  it('is not sent again by the visitor’s next try meanwhile', async () => {
    const { page, tries } = pagerWith('deferred');
    const form = known();
    await page([], form);
    await page([], form);
    await vi.advanceTimersByTimeAsync(5000);
    await page([], form);
    expect(tries).toEqual([0, 5]);
  });
});

it.each<[string, Result[], number[]]>([
  ['at once', ['refused'], [0]],
  ['at a further try', ['deferred', 'refused'], [0, 5]],
])('a page that all relays refuse for good %s is an error', async (_name, results, expected) => {
  const { page, tries, counts, errors } = pagerWith(...results);
  await page();
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect([tries, counts.refused, errors()]).toEqual([expected, 1, [lost]]);
});

it('a page that cannot be written is an error, and no rejection', async () => {
  const { page, counts, errors } = pagerWith(new Error('the bolt sheared'));
  await page();
  expect([counts.refused, errors()]).toEqual([1, ['emergency failed for EMERGENCIES_TO', lost]]);
});

it('no emergency is no page', async () => {
  const { page, tries } = pagerWith();
  await page([], known(), 'urgent');
  expect(tries).toEqual([]);
});

describe('when the process stops', () => {
  it('further tries go on within the time, and later ones are made at once', async () => {
    const { page, finish, tries, errors } = pagerWith(...Array<Result>(5).fill('deferred'));
    await page();
    await vi.advanceTimersByTimeAsync(1000);
    const finished = finish(120_000);
    await vi.advanceTimersByTimeAsync(60_000);
    await finished;
    // The third one would begin after 85 seconds.
    expect(tries).toEqual([0, 5, 25, 25]);
    expect(errors()).toEqual([lost]);
  });

  it('a pause that is too long ends', async () => {
    const { page, finish, tries, errors } = pagerWith('deferred', 'deferred', 'deferred', 'deferred');
    await page();
    await vi.advanceTimersByTimeAsync(100_000);
    await finish(120_000);
    expect(tries).toEqual([0, 5, 25, 85, 100]);
    expect(errors()).toEqual([]);
  });

  it('the process ends at once without pages', async () => {
    await pagerWith().finish(120_000);
  });
});

describe('pages of all addresses together', () => {
  it('are bounded for ten minutes, those with signs of spam apart; the last one says that more may follow', async () => {
    const { page, mails, counts, errors } = pagerWith();
    for (let count = 0; count < 50; count += 1) await page(['links']);
    expect([mails.length, counts.held]).toEqual([maxMarkedPages, 50 - maxMarkedPages]);
    for (let count = 0; count < 300; count += 1) await page();
    const plain = mails.slice(maxMarkedPages);
    expect([plain.length, counts.held]).toEqual([maxPages, 50 - maxMarkedPages + 300 - maxPages]);
    expect(new Set(errors())).toEqual(new Set(['an emergency was not paged, because too many came in ten minutes']));
    const sayMore = (list: ContactMail[]) =>
      list.flatMap(({ text }, index) => (text.includes('More emergencies') ? index : []));
    expect([sayMore(mails.slice(0, maxMarkedPages)), sayMore(plain)]).toEqual([[maxMarkedPages - 1], [maxPages - 1]]);

    await vi.advanceTimersByTimeAsync(10 * 60_000);
    await page();
    await page(['links']);
    expect(mails).toHaveLength(maxPages + maxMarkedPages + 2);
  });

  it('of twelve plants after a storm all go out', async () => {
    const { page, mails, counts } = pagerWith();
    for (let count = 0; count < 12; count += 1) await page();
    expect([mails.length, counts.held]).toEqual([12, 0]);
  });
});
