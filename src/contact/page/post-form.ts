import { formPath } from '../../content/company/contact-links.ts';
import type { NoticeText } from '../../content/page-parts.ts';
import type { FieldProblems } from '../rules.ts';
import { formNotices } from '../texts.ts';

/** The result of a request: its reference if the request was delivered, nothing if simulated, or why it was not sent. */
export type PostResult = { reference?: string | undefined } | { notice: NoticeText; problems: FieldProblems };

/** No answer, or one that is not ours, such as the page of a firewall or a sign-in. */
export const notSent: PostResult = { notice: formNotices.notSent, problems: {} };

type HttpResponse = Pick<XMLHttpRequest, 'status' | 'responseText' | 'getResponseHeader'>;

/**
 * Posts, and retries up to three times after a network failure, after a 502, 503 or 504 of a proxy, or when our server asks for it
 * (503 with `Retry-After`). Any other answer of our server is final: a relay may have the mail. Waits 1, 2 and 4 seconds before the
 * retries, or as long as `Retry-After` says, but at most 30 seconds. After our own time limit (`undefined`) there is no retry.
 */
export async function postWithRetries(post: () => Promise<HttpResponse | undefined>, failed = 0): Promise<PostResult> {
  const response = await post();
  if (!response) return notSent;
  const result = readResult(response);
  const retryAfter = response.getResponseHeader('Retry-After');
  const mayRetry = result ? response.status === 503 && retryAfter : [0, 502, 503, 504].includes(response.status);
  if (!mayRetry || failed === 3) return result ?? notSent;
  const wait = Math.max(1000 * 2 ** failed, parseRetryAfter(retryAfter ?? ''));
  await new Promise((resolve) => setTimeout(resolve, Math.min(wait, 30_000)));
  return postWithRetries(post, failed + 1);
}

/** Converts the header, which has seconds or a date, to milliseconds. Any other value counts as 0. */
const parseRetryAfter = (header: string): number =>
  (/^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()) || 0;

/** Reads the JSON of our server. Returns undefined if the answer is not ours. */
function readResult({ status, responseText }: HttpResponse): PostResult | undefined {
  try {
    const { sent, reference, notice, problems = {} } = JSON.parse(responseText);
    if (status === 200 && sent === true) return { reference };
    return typeof notice?.text === 'string' ? { notice, problems } : undefined;
  } catch {
    return undefined;
  }
}

/** Milliseconds without upload progress after which a request has failed, so that the visitor can call. */
const uploadTimeout = 60_000;
/** Milliseconds to wait for an answer: longer than all relays together take. A virus scanner may pass an upload on slowly. */
const answerTimeout = (bytes: number): number => 150_000 + bytes / 100;

/** Posts by XMLHttpRequest, because `fetch` reports no upload progress. The status is 0 without an answer. */
export function postOnce(data: FormData, onUpload: (share: number) => void): Promise<HttpResponse | undefined> {
  const xhr = new XMLHttpRequest();
  let timer: ReturnType<typeof setTimeout>;
  const waitAtMost = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => xhr.abort(), milliseconds);
  };
  xhr.upload.addEventListener('progress', ({ loaded, total }) => {
    waitAtMost(uploadTimeout);
    onUpload(loaded / total);
  });
  xhr.upload.addEventListener('load', ({ total }) => waitAtMost(answerTimeout(total)));
  xhr.open('POST', formPath);
  xhr.setRequestHeader('Accept', 'application/json');
  xhr.send(data);
  waitAtMost(uploadTimeout);
  onUpload(0);
  return new Promise((resolve) => {
    // Only a time limit aborts. `loadend` fires after success, failure and abort.
    xhr.addEventListener('abort', () => resolve(undefined));
    xhr.addEventListener('loadend', () => {
      clearTimeout(timer);
      resolve(xhr);
    });
  });
}
