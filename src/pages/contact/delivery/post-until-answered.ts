import type { Answer } from './post-form.ts';

/** Further tries after the first, and the longest wait before one of them in milliseconds. */
const tries = 3;
const longestWait = 30_000;

/**
 * Posts until there is an answer that another try would not change: after a network failure, and where the server or a
 * proxy before it says that it cannot deliver now, three times more. It waits 1, 2 and 4 seconds, or as long as a header
 * `Retry-After` asks, at most 30 seconds. Rejects when the last try fails.
 */
export async function postUntilAnswered(post: () => Promise<Answer>, failed = 0): Promise<Answer> {
  const answer = await post().catch(() => undefined);
  if (answer && ![502, 503, 504].includes(answer.status)) return answer;
  if (failed === tries) throw new Error(`no answer, or status ${answer?.status}`);
  await wait(Math.min(Math.max(1000 * 2 ** failed, waitAsked(answer?.retryAfter)), longestWait));
  return postUntilAnswered(post, failed + 1);
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** In milliseconds. The header holds seconds or a date; where it holds neither, it asks for nothing. */
function waitAsked(retryAfter: string | null = null): number {
  const text = retryAfter ?? '';
  return (/^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()) || 0;
}
