import { formPath } from '../link.ts';

/** The server's answer to one try. */
export interface Answer {
  status: number;
  /** Its header `Retry-After`. */
  retryAfter: string | null;
  body: string;
}

/** Milliseconds without upload progress after which the try fails, so that the visitor learns of it and can call. */
const uploadTimeout = 60_000;
/** Milliseconds to wait for the answer. It is more than the server gives all its relays together. */
const answerTimeout = 150_000;

/**
 * Posts the form once. It uses XMLHttpRequest, because `fetch` reports no upload progress. Resolves with the answer,
 * whatever its status, or with nothing when there is none.
 *
 * @param onUpload receives the share that is uploaded, from 0 to 1.
 */
export function postForm(data: FormData, onUpload: (share: number) => void): Promise<Answer | undefined> {
  const request = new XMLHttpRequest();
  let timer: ReturnType<typeof setTimeout>;
  const waitAtMost = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => request.abort(), milliseconds);
  };
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    waitAtMost(uploadTimeout);
    onUpload(loaded / total);
  });
  request.upload.addEventListener('load', () => waitAtMost(answerTimeout));
  request.open('POST', formPath);
  request.setRequestHeader('Accept', 'application/json');
  request.send(data);
  waitAtMost(uploadTimeout);
  return new Promise((resolve) => {
    // `loadend` fires after success, failure and abort.
    request.addEventListener('loadend', () => {
      clearTimeout(timer);
      const { status, responseText: body } = request;
      resolve(status > 0 ? { status, retryAfter: request.getResponseHeader('Retry-After'), body } : undefined);
    });
  });
}

/** Retries after the first try, and the longest wait before one of them in milliseconds. */
const retries = 3;
const longestWait = 30_000;

/**
 * Posts, and retries up to three times after a network failure or a status 502, 503 or 504. It waits 1, 2 and 4 seconds
 * before the retries, or as long as the header `Retry-After` asks, but at most 30 seconds. Resolves with nothing when the last
 * try fails.
 *
 * @param isHopeless is asked after each failure. If it says yes, there is no retry.
 */
export async function postUntilAnswered(
  post: () => Promise<Answer | undefined>,
  isHopeless: () => Promise<boolean>,
  failed = 0,
): Promise<Answer | undefined> {
  const answer = await post();
  if (answer && ![502, 503, 504].includes(answer.status)) return answer;
  if (failed === retries || (await isHopeless())) return undefined;
  await wait(Math.min(Math.max(1000 * 2 ** failed, waitAsked(answer?.retryAfter)), longestWait));
  return postUntilAnswered(post, isHopeless, failed + 1);
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Converts the header, which holds seconds or a date, to milliseconds. Any other value counts as 0. */
function waitAsked(retryAfter: string | null = null): number {
  const text = retryAfter ?? '';
  return (/^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()) || 0;
}
