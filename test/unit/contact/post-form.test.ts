import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  needsDocument,
  notSent,
  postUntilAnswered,
  readAnswer,
  redirected,
  type Answer,
  type Cut,
} from '../../../src/contact/page/post-form.ts';
import { refusalNotices } from '../../../src/contact/texts.ts';

const answer = (status: number, retryAfter: string | null = null, body = ''): Answer => ({ status, retryAfter, body });
const sent = answer(200);

describe('postUntilAnswered', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-02T12:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  /** Posts with these responses, where `undefined` is a failed connection. Returns when each try was, in milliseconds. */
  async function post(...answers: (Answer | Cut | undefined)[]) {
    const start = Date.now();
    const tries: number[] = [];
    const postOnce = () => {
      const next = answers[tries.length];
      tries.push(Date.now() - start);
      return Promise.resolve(next);
    };
    const posted = postUntilAnswered(postOnce);
    const [result] = await Promise.all([posted, vi.runAllTimersAsync()]);
    return { tries, result };
  }

  it.each([undefined, answer(502), answer(503), answer(504)])('tries again three times after %o', async (failure) => {
    const { tries, result } = await post(failure, failure, failure, failure, sent);
    expect(tries).toEqual([0, 1000, 3000, 7000]);
    expect(result).toBeUndefined();
  });

  it.each([200, 303, 400, 403, 413, 415, 422, 429, 500])('takes %i for an answer', async (status) => {
    expect(await post(undefined, answer(status), sent)).toEqual({ tries: [0, 1000], result: answer(status) });
  });

  it('does not try again after the check of a firewall', async () => {
    const check = answer(503, null, '<script>check()</script>');
    expect(await post(check, sent)).toEqual({ tries: [0], result: check });
  });

  it.each([
    ['10', 10_000],
    ['3600', 30_000],
    ['0', 1000],
    ['Mon, 02 Mar 2026 12:00:12 GMT', 12_000],
    ['Mon, 02 Mar 2026 11:00:00 GMT', 1000],
    ['soon', 1000],
  ])('waits for Retry-After: %s (%i ms)', async (header, wait) => {
    expect((await post(answer(503, header), sent)).tries).toEqual([0, wait]);
  });

  it.each([
    [
      [60_000, 60_900],
      [0, 1000],
    ],
    [
      [5000, 90_000, 90_500],
      [0, 1000, 3000],
    ],
  ])('takes uploads that are cut after the same time for too large (%j)', async (times, expected) => {
    const { tries, result } = await post(...times.map((cutAfter) => ({ cutAfter })), sent);
    expect(tries).toEqual(expected);
    expect(result?.status).toBe(413);
  });

  it.each([[[60_000, 61_000]], [[4000, 4000]], [[300, 300]], [[60_000, undefined, 60_000]]])(
    'tries again after uploads that are cut after other times, or soon (%j)',
    async ([...times]) => {
      const cuts = times.map((cutAfter) => (cutAfter === undefined ? undefined : { cutAfter }));
      expect((await post(...cuts, sent)).result).toEqual(sent);
    },
  );

  it('does not shorten a later delay after a short Retry-After', async () => {
    expect((await post(answer(503, '1'), answer(503, '1'), sent)).tries).toEqual([0, 1000, 3000]);
  });
});

it('readAnswer reads a request as sent only if the server says so', () => {
  const reference = '7K3QX-M9D2B';
  expect(readAnswer(answer(200, null, JSON.stringify({ sent: true, reference })))).toEqual({ reference });
  const others = ['{}', 'null', '{"sent":false}', '{"sent":"true"}', '[]', '"ok"', '<h1>Sign in to the network</h1>'];
  for (const body of others)
    for (const status of [200, 403, 500]) expect(readAnswer(answer(status, null, body)), body).toEqual(notSent);
  for (const body of others)
    for (const status of [408, 413])
      expect(readAnswer(answer(status, null, body)), body).toEqual({ ...notSent, notice: refusalNotices.tooLarge });
});

describe('the browser posts the form after an answer', () => {
  const ours = JSON.stringify({ notice: { title: 'Busy', text: 'Please wait.' } });
  const form = '<form action="/check" method="post"><button>I am human</button></form>';

  it.each<[number, string]>([
    ...[200, 202, 401, 403, 405, 429].flatMap((status): [number, string][] => [
      [status, '<h1>Just a moment</h1>'],
      [status, '{"message":"Forbidden"}'],
      [status, ''],
    ]),
    [503, form],
    [503, '<SCRIPT src="/check.js"></SCRIPT>'],
    [503, '<meta http-equiv="refresh" content="5">'],
  ])('%i %s of something else', (status, body) => {
    expect(needsDocument(answer(status, null, body))).toBe(true);
  });

  it.each<[number, string]>([
    [200, '{"sent":true,"reference":"7K3QX-M9D2B"}'],
    ...[400, 403, 413, 415, 422, 429, 500, 502, 503].map((status): [number, string] => [status, ours]),
    [408, '<h1>Request Timeout</h1>'],
    [413, '<h1>Request Entity Too Large</h1>'],
    [500, form],
    [502, '<h1>Bad Gateway</h1>'],
    [503, '<h1>No server is available</h1>'],
    [504, form],
    [522, form],
    [redirected, ''],
  ])('but not after %i %s', (status, body) => {
    expect(needsDocument(answer(status, null, body))).toBe(false);
  });
});
