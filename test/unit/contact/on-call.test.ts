import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyValues } from '../../../src/contact/rules.ts';
import { checkForm, type SpamSign } from '../../../src/contact/server/check-form.ts';
import type { KnownForm } from '../../../src/contact/server/duplicates.ts';
import type { ContactMail } from '../../../src/contact/server/mail.ts';
import { createOnCall, maxEmergencies, maxSpamEmergencies } from '../../../src/contact/server/on-call.ts';
import { emptyForm } from '../../../src/contact/server/read-form.ts';
import { recordedLog } from '../../support/server/recorded-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Result = 'sent' | 'deferred' | 'failed' | Error;

const known = (): KnownForm => ({ reference: '7K3QX-M9D2B', hasReachedOnCall: false });

/** Creates on-call whose relays give these results, and then take every mail. `tries` are the seconds of each. */
function onCallWith(...results: Result[]) {
  const { log, lines } = recordedLog();
  const start = performance.now();
  const tries: number[] = [];
  const mails: ContactMail[] = [];
  const counts = { refused: 0, held: 0 };
  const onCall = createOnCall({
    delivery: { to: 'desk@example.com', from: 'site@example.com', emergenciesTo: 'on-call@example.com' },
    send: (mail) => {
      mails.push(mail);
      const result = results[tries.push(Math.round((performance.now() - start) / 1000)) - 1] ?? 'sent';
      if (result instanceof Error) return Promise.reject(result);
      if (result === 'sent') return Promise.resolve({ name: result, relay: 'relay' });
      return Promise.resolve({ name: 'failed', isFinal: result === 'failed' });
    },
    metrics: {
      countRefusedEmergency: () => void (counts.refused += 1),
      countHeldEmergency: () => void (counts.held += 1),
    },
  });
  const mail = (signs: SpamSign[] = [], form = known(), urgency = 'emergency') =>
    onCall.mailEmergency(form, { ...checkForm(emptyForm), values: { ...emptyValues, urgency }, signs }, log);
  const errors = () => lines.filter(({ level }) => level === 50).map(({ msg }) => msg);
  return { ...onCall, mail, tries, mails, counts, errors };
}

const lost = 'no relay took an emergency for EMERGENCIES_TO';

describe('an on-call mail that a relay puts off', () => {
  it('is tried again after 5, 20, 60 and 300 seconds, and taken once; the answer waits for the first try', async () => {
    const { mail, tries, counts, errors } = onCallWith('deferred', 'deferred', 'deferred', 'deferred');
    const form = known();
    await mail([], form);
    expect(tries).toEqual([0]);
    await vi.advanceTimersByTimeAsync(1_000_000);
    expect(tries).toEqual([0, 5, 25, 85, 385]);
    expect([form.hasReachedOnCall, counts.refused, errors()]).toEqual([true, 0, []]);
  });

  it('is an error when the last try has failed, and no sooner', async () => {
    const { mail, tries, counts, errors } = onCallWith(...Array<Result>(5).fill('deferred'));
    await mail();
    await vi.advanceTimersByTimeAsync(384_000);
    expect([counts.refused, errors()]).toEqual([0, []]);
    await vi.advanceTimersByTimeAsync(1_000_000);
    expect([tries.length, counts.refused, errors()]).toEqual([5, 1, [lost]]);
  });

  it('is not sent again by the visitor’s next try meanwhile', async () => {
    const { mail, tries } = onCallWith('deferred');
    const form = known();
    await mail([], form);
    await mail([], form);
    await vi.advanceTimersByTimeAsync(5000);
    await mail([], form);
    expect(tries).toEqual([0, 5]);
  });
});

it.each<[string, Result[], number[]]>([
  ['at once', ['failed'], [0]],
  ['at a further try', ['deferred', 'failed'], [0, 5]],
])('an on-call mail that all relays refuse for good %s is an error', async (_name, results, expected) => {
  const { mail, tries, counts, errors } = onCallWith(...results);
  await mail();
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect([tries, counts.refused, errors()]).toEqual([expected, 1, [lost]]);
});

it('an on-call mail that cannot be written is an error, and no rejection', async () => {
  const { mail, counts, errors } = onCallWith(new Error('the bolt sheared'));
  await mail();
  expect([counts.refused, errors()]).toEqual([1, ['emergency failed for EMERGENCIES_TO', lost]]);
});

it('no emergency is no on-call mail', async () => {
  const { mail, tries } = onCallWith();
  await mail([], known(), 'urgent');
  expect(tries).toEqual([]);
});

describe('when the process stops', () => {
  it('further tries go on within the time, and later ones are made at once', async () => {
    const { mail, finish, tries, errors } = onCallWith(...Array<Result>(5).fill('deferred'));
    await mail();
    await vi.advanceTimersByTimeAsync(1000);
    const finished = finish(120_000);
    await vi.advanceTimersByTimeAsync(60_000);
    await finished;
    // The third one would begin after 85 seconds.
    expect(tries).toEqual([0, 5, 25, 25]);
    expect(errors()).toEqual([lost]);
  });

  it('a pause that is too long ends', async () => {
    const { mail, finish, tries, errors } = onCallWith('deferred', 'deferred', 'deferred', 'deferred');
    await mail();
    await vi.advanceTimersByTimeAsync(100_000);
    await finish(120_000);
    expect(tries).toEqual([0, 5, 25, 85, 100]);
    expect(errors()).toEqual([]);
  });

  it('the process ends at once without mails', async () => {
    await onCallWith().finish(120_000);
  });
});

describe('on-call mails of all addresses together', () => {
  it('are bounded for ten minutes, those with signs of spam apart; the last one says that more may follow', async () => {
    const { mail, mails, counts, errors } = onCallWith();
    for (let count = 0; count < 50; count += 1) await mail(['links']);
    expect([mails.length, counts.held]).toEqual([maxSpamEmergencies, 50 - maxSpamEmergencies]);
    for (let count = 0; count < 300; count += 1) await mail();
    const plain = mails.slice(maxSpamEmergencies);
    expect([plain.length, counts.held]).toEqual([maxEmergencies, 50 - maxSpamEmergencies + 300 - maxEmergencies]);
    expect(new Set(errors())).toEqual(new Set(['an emergency was not paged, because too many came in ten minutes']));
    const sayMore = (list: ContactMail[]) =>
      list.flatMap(({ text }, index) => (text.includes('More emergencies') ? index : []));
    expect([sayMore(mails.slice(0, maxSpamEmergencies)), sayMore(plain)]).toEqual([
      [maxSpamEmergencies - 1],
      [maxEmergencies - 1],
    ]);

    await vi.advanceTimersByTimeAsync(10 * 60_000);
    await mail();
    await mail(['links']);
    expect(mails).toHaveLength(maxEmergencies + maxSpamEmergencies + 2);
  });

  it('of twelve plants after a storm all go out', async () => {
    const { mail, mails, counts } = onCallWith();
    for (let count = 0; count < 12; count += 1) await mail();
    expect([mails.length, counts.held]).toEqual([12, 0]);
  });
});
