import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { postUntilAnswered, type Answer } from '../../src/pages/contact/delivery/post-form.ts';
import { readAnswer } from '../../src/pages/contact/delivery/server-answer.ts';

const answer = (status: number, retryAfter: string | null = null, body = ''): Answer => ({ status, retryAfter, body });
const sent = answer(200);

describe('postUntilAnswered', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-02T12:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  /** Posts with these responses, where `undefined` is a failed connection. Returns when each try was, in milliseconds. */
  async function post(...answers: (Answer | undefined)[]) {
    const start = Date.now();
    const tries: number[] = [];
    const postOnce = () => {
      const next = answers[tries.length];
      tries.push(Date.now() - start);
      return next ? Promise.resolve(next) : Promise.reject(new Error('no network'));
    };
    const [result] = await Promise.allSettled([postUntilAnswered(postOnce), vi.runAllTimersAsync()]);
    return { tries, result };
  }

  it.each([200, 303, 400, 403, 413, 415, 422, 429, 500])('does not retry after %i', async (status) => {
    const { tries, result } = await post(answer(status));
    expect(tries).toEqual([0]);
    expect(result).toEqual({ status: 'fulfilled', value: answer(status) });
  });

  it.each([undefined, answer(502), answer(503), answer(504)])(
    'retries three times with doubled delays, then fails (%o)',
    async (failure) => {
      const { tries, result } = await post(failure, failure, failure, failure, sent);
      expect(tries).toEqual([0, 1000, 3000, 7000]);
      expect(result.status).toBe('rejected');
    },
  );

  it('stops retrying once the server answers', async () => {
    const { tries, result } = await post(undefined, answer(502), answer(422));
    expect(tries).toEqual([0, 1000, 3000]);
    expect(result).toMatchObject({ value: { status: 422 } });
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
    expect(read(200, { sent: true, id: 'r1' })).toBeUndefined();
    for (const body of [{}, { sent: false }, { sent: 'true' }, [], 'ok'])
      expect(() => read(200, body)).toThrow('status 200');
    expect(() => readAnswer(answer(200, null, '<h1>Sign in to the wireless network</h1>'))).toThrow('JSON');
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

  it('throws without a notice', () => {
    expect(() => read(413, {})).toThrow('status 413');
    expect(() => readAnswer(answer(413, null, '<h1>413 Request Entity Too Large</h1>'))).toThrow('JSON');
  });
});
