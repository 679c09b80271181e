import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notSent, postUntilAnswered, readAnswer, type Answer } from '../../../src/contact/page/send.ts';

const answer = (status: number, retryAfter: string | null = null, body = ''): Answer => ({ status, retryAfter, body });
const sent = answer(200);

describe('postUntilAnswered', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-02T12:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  let mostTries: number;
  beforeEach(() => void (mostTries = 10));

  /** Posts with these responses, where `undefined` is a failed connection. Returns when each try was, in milliseconds. */
  async function post(...answers: (Answer | undefined)[]) {
    const start = Date.now();
    const tries: number[] = [];
    const postOnce = () => {
      const next = answers[tries.length];
      tries.push(Date.now() - start);
      return Promise.resolve(next);
    };
    const posted = postUntilAnswered(postOnce, async () => tries.length > mostTries);
    const [result] = await Promise.all([posted, vi.runAllTimersAsync()]);
    return { tries, result };
  }

  it.each([200, 303, 400, 403, 413, 415, 422, 429, 500])('does not retry after %i', async (status) => {
    const { tries, result } = await post(answer(status));
    expect(tries).toEqual([0]);
    expect(result).toEqual(answer(status));
  });

  it.each([undefined, answer(502), answer(503), answer(504)])(
    'retries three times with doubled delays, then fails (%o)',
    async (failure) => {
      const { tries, result } = await post(failure, failure, failure, failure, sent);
      expect(tries).toEqual([0, 1000, 3000, 7000]);
      expect(result).toBeUndefined();
    },
  );

  it('stops retrying once the server answers', async () => {
    const { tries, result } = await post(undefined, answer(502), answer(422));
    expect(tries).toEqual([0, 1000, 3000]);
    expect(result).toEqual(answer(422));
  });

  it('does not retry when that is hopeless', async () => {
    mostTries = 1;
    const { tries, result } = await post(undefined, undefined, sent);
    expect(tries).toEqual([0, 1000]);
    expect(result).toBeUndefined();
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

  it('does not shorten later delays after Retry-After', async () => {
    const { tries } = await post(answer(503, '1'), answer(503, '1'), answer(503, '20'), answer(503, '1'));
    expect(tries).toEqual([0, 1000, 3000, 23_000]);
  });
});

describe('readAnswer', () => {
  const notice = { title: 'Title', text: 'Text' };
  const read = (status: number, body: unknown) => readAnswer(answer(status, null, JSON.stringify(body)));

  it('reads a request as sent only if the server says so', () => {
    expect(read(200, { sent: true, reference: '7K3QX-M9D2B' })).toEqual({ reference: '7K3QX-M9D2B' });
    for (const body of [{}, { sent: false }, { sent: 'true' }, [], 'ok']) expect(read(200, body)).toEqual(notSent);
    expect(readAnswer(answer(200, null, '<h1>Sign in to the wireless network</h1>'))).toEqual(notSent);
  });

  it('reads the notice, the problems of fields and the problem of the files', () => {
    const problems = { email: 'Mistyped.' };
    expect(read(422, { notice, problems: { ...problems, files: 'Too large.' } })).toEqual({
      notice,
      problems,
      filesProblem: 'Too large.',
    });
    expect(read(429, { notice })).toEqual({ notice, problems: {}, filesProblem: '' });
  });

  it('takes an answer without a notice for a failure', () => {
    expect(read(413, {})).toEqual(notSent);
    expect(read(413, null)).toEqual(notSent);
    expect(readAnswer(answer(413, null, '<h1>413 Request Entity Too Large</h1>'))).toEqual(notSent);
  });
});
