import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notSent, postWithRetries } from '../../../src/contact/page/post-form.ts';

const answer = (status: number, retryAfter: string | null = null, responseText = '') => ({
  status,
  responseText,
  getResponseHeader: () => retryAfter,
});
const reference = '7K3QX-M9D2B';
const sent = answer(200, null, JSON.stringify({ sent: true, reference }));

const refusal = { notice: { title: 'Check Your Entries', text: 'Please correct them.' }, problems: { email: 'No.' } };

describe('postWithRetries', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-02T12:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  /** Posts with these responses. The status 0 is a failed connection, and undefined our time limit. Returns when each try was, in milliseconds. */
  async function post(...answers: (ReturnType<typeof answer> | undefined)[]) {
    const start = Date.now();
    const tries: number[] = [];
    const postOnce = () => {
      tries.push(Date.now() - start);
      return Promise.resolve(tries.length > answers.length ? sent : answers[tries.length - 1]);
    };
    const [result] = await Promise.all([postWithRetries(postOnce), vi.runAllTimersAsync()]);
    return { tries, result };
  }

  it.each([0, 502, 503, 504])('retries three times after a %i that is not ours', async (status) => {
    for (const body of ['', '<h1>Bad Gateway</h1>', '{"error":"upstream"}']) {
      const failure = answer(status, null, body);
      expect(await post(failure, failure, failure)).toEqual({ tries: [0, 1000, 3000, 7000], result: { reference } });
      expect(await post(failure, failure, failure, failure)).toEqual({ tries: [0, 1000, 3000, 7000], result: notSent });
    }
  });

  it('retries when our server is busy and says when it may, and tells so in the end', async () => {
    const busy = answer(503, '5', JSON.stringify(refusal));
    expect(await post(busy, sent)).toEqual({ tries: [0, 5000], result: { reference } });
    expect(await post(busy, busy, busy, busy)).toEqual({ tries: [0, 5000, 10_000, 15_000], result: refusal });
  });

  it('never retries after our own time limit', async () => {
    expect(await post(undefined, sent)).toEqual({ tries: [0], result: notSent });
    expect(await post(answer(0), undefined, sent)).toEqual({ tries: [0, 1000], result: notSent });
  });

  it.each([
    ['10', 10_000],
    ['3600', 30_000],
    ['Mon, 02 Mar 2026 12:00:12 GMT', 12_000],
    ['soon', 1000],
  ])('waits for Retry-After: %s (%i ms)', async (header, wait) => {
    expect((await post(answer(503, header), sent)).tries).toEqual([0, wait]);
  });

  it('does not shorten a later delay after a short Retry-After', async () => {
    expect((await post(answer(503, '1'), answer(503, '1'), sent)).tries).toEqual([0, 1000, 3000]);
  });

  it('takes any other answer of our server as final, with its notice and problems', async () => {
    for (const status of [400, 403, 413, 415, 422, 429, 500, 502, 503, 504])
      expect(await post(answer(status, null, JSON.stringify(refusal)))).toEqual({ tries: [0], result: refusal });
  });

  it.each(['', '{}', 'null', '{"sent":false}', '{"sent":"true"}', '[]', '"ok"', '<h1>Sign in to the network</h1>'])(
    'takes %j for a failure, whatever its status',
    async (body) => {
      for (const status of [200, 302, 403, 408, 413, 500])
        expect(await post(answer(status, null, body))).toEqual({ tries: [0], result: notSent });
    },
  );
});
