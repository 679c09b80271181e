import type { Answer } from './post-form.ts';

/** Retries after the first try, and the longest wait before one of them in milliseconds. */
const tries = 3;
const longestWait = 30_000;

/**
 * Posts, and retries up to three times after a network failure or a status 502, 503 or 504. It waits 1, 2 and 4 seconds
 * before the retries, or as long as the header `Retry-After` asks, but at most 30 seconds. Rejects when the last try fails.
 */
export async function postUntilAnswered(post: () => Promise<Answer>, failed = 0): Promise<Answer> {
  const answer = await post().catch(() => undefined);
  if (answer && ![502, 503, 504].includes(answer.status)) return answer;
  if (failed === tries) throw new Error(`no answer, or status ${answer?.status}`);
  await wait(Math.min(Math.max(1000 * 2 ** failed, waitAsked(answer?.retryAfter)), longestWait));
  return postUntilAnswered(post, failed + 1);
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Converts the header, which holds seconds or a date, to milliseconds. Any other value counts as 0. */
function waitAsked(retryAfter: string | null = null): number {
  const text = retryAfter ?? '';
  return (/^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()) || 0;
}
