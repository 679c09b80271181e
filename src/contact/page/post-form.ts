import { formPath } from '../../content/company/contact-links.ts';
import type { NoticeText } from '../../content/page-parts.ts';
import type { FieldProblems } from '../rules.ts';
import { formNotices } from '../texts.ts';

/** The result of a request: its reference if the request was delivered, nothing if simulated, or why it was not sent. */
export type PostResult = { reference?: string | undefined } | { notice: NoticeText; problems: FieldProblems };

export const notSent: PostResult = { notice: formNotices.notSent, problems: {} };

type HttpResponse = Pick<XMLHttpRequest, 'status' | 'responseText' | 'getResponseHeader'>;

/**
 * Posts, and retries up to three times after a network failure or a status 502, 503 or 504. Waits 1, 2 and 4 seconds before the
 * retries, or as long as `Retry-After` says, but at most 30 seconds.
 */
export async function postWithRetries(post: () => Promise<HttpResponse>, failed = 0): Promise<PostResult> {
  const response = await post();
  if (![0, 502, 503, 504].includes(response.status)) return readResult(response);
  if (failed === 3) return notSent;
  const retryAfter = parseRetryAfter(response.getResponseHeader('Retry-After') ?? '');
  await new Promise((resolve) => setTimeout(resolve, Math.min(Math.max(1000 * 2 ** failed, retryAfter), 30_000)));
  return postWithRetries(post, failed + 1);
}

/** Converts the header, which has seconds or a date, to milliseconds. Any other value counts as 0. */
const parseRetryAfter = (header: string): number =>
  (/^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()) || 0;

/** Reads the server's JSON. Any other answer, such as the page of a firewall or a sign-in, is a failure. */
function readResult({ status, responseText }: HttpResponse): PostResult {
  try {
    const { sent, reference, notice, problems = {} } = JSON.parse(responseText);
    if (status === 200 && sent === true) return { reference };
    return typeof notice?.text === 'string' ? { notice, problems } : notSent;
  } catch {
    return notSent;
  }
}

/** Milliseconds without upload progress after which a try fails, so that the visitor can call. */
const uploadTimeout = 60_000;
/** Milliseconds to wait for the answer: longer than the server waits for all relays together. */
const answerTimeout = 150_000;

/** Posts by XMLHttpRequest, because `fetch` reports no upload progress. Status 0 means no answer. */
export function postOnce(data: FormData, onUpload: (share: number) => void): Promise<HttpResponse> {
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
  xhr.upload.addEventListener('load', () => waitAtMost(answerTimeout));
  xhr.open('POST', formPath);
  xhr.setRequestHeader('Accept', 'application/json');
  xhr.send(data);
  waitAtMost(uploadTimeout);
  onUpload(0);
  return new Promise((resolve) => {
    // `loadend` fires after success, failure and abort.
    xhr.addEventListener('loadend', () => {
      clearTimeout(timer);
      resolve(xhr);
    });
  });
}
