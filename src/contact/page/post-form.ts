import { formPath } from '../../content/company/contact-links.ts';
import type { NoticeText } from '../../content/page-parts.ts';
import type { FieldProblems } from '../rules.ts';
import { formNotices, refusalNotices } from '../texts.ts';

/** A request that was sent. A simulated one has no reference. */
export interface Sent {
  reference?: string | undefined;
}

/** Why a request was not sent. */
export interface Refusal {
  notice: NoticeText;
  problems: FieldProblems;
  /** The problem of the files; empty without any. */
  filesProblem: string;
}

/** The connection or the server has failed. */
export const notSent: Refusal = { notice: formNotices.notSent, problems: {}, filesProblem: '' };

/** The server's answer to one try. */
export interface Answer {
  status: number;
  /** Its header `Retry-After`. */
  retryAfter: string | null;
  body: string;
}

/** A try whose connection ended while it was being uploaded, and not by our own limit. */
export interface Cut {
  /** Milliseconds from its begin. */
  cutAfter: number;
}

/** Milliseconds without upload progress after which the try fails, so that the visitor learns of it and can call. */
const uploadTimeout = 60_000;
/** Milliseconds to wait for the answer. It is more than the server gives all its relays together. */
const answerTimeout = 150_000;

/**
 * Posts the form once. It uses XMLHttpRequest, because `fetch` reports no upload progress. Resolves with the answer, whatever its
 * status, or with nothing when there is none.
 */
export function postForm(data: FormData, onUpload: (share: number) => void): Promise<Answer | Cut | undefined> {
  const xhr = new XMLHttpRequest();
  const start = performance.now();
  let isCut = false;
  let timer: ReturnType<typeof setTimeout>;
  const waitAtMost = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => xhr.abort(), milliseconds);
  };
  xhr.upload.addEventListener('progress', ({ loaded, total }) => {
    waitAtMost(uploadTimeout);
    onUpload(loaded / total);
  });
  xhr.upload.addEventListener('error', () => (isCut = true));
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
      const { status, responseText: body } = xhr;
      if (status > 0) resolve({ status, retryAfter: xhr.getResponseHeader('Retry-After'), body });
      else resolve(isCut ? { cutAfter: performance.now() - start } : undefined);
    });
  });
}

/**
 * Posts, and retries up to three times after a network failure or a status 502, 503 or 504. It waits 1, 2 and 4 seconds
 * before the retries, or as long as the header `Retry-After` asks, but at most 30 seconds. Resolves with nothing when the last
 * try fails. Two tries in a row that are cut after the same time are as a 413: a proxy, such as Traefik after 60 s, gives an upload
 * no more time.
 */
export async function postUntilAnswered(
  post: () => Promise<Answer | Cut | undefined>,
  failed = 0,
  cutBefore?: number,
): Promise<Answer | undefined> {
  const result = await post();
  const answer = result && 'status' in result ? result : undefined;
  if (answer && ![502, 503, 504].includes(answer.status)) return answer;
  const cutAfter = result && 'cutAfter' in result ? result.cutAfter : undefined;
  if (isSameTime(cutAfter, cutBefore)) return { status: 413, retryAfter: null, body: '' };
  if (failed === 3) return undefined;
  await wait(Math.min(Math.max(1000 * 2 ** failed, waitAsked(answer?.retryAfter ?? '')), 30_000));
  return postUntilAnswered(post, failed + 1, cutAfter);
}

/** Tells whether two uploads took the same time, in milliseconds. A connection that fails by chance seldom does so. */
const isSameTime = (cutAfter = 0, cutBefore = 0): boolean =>
  Math.min(cutAfter, cutBefore) > 4000 && Math.abs(cutAfter - cutBefore) < 1000;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Converts the header, which holds seconds or a date, to milliseconds. Any other value counts as 0. */
const waitAsked = (retryAfter: string): number =>
  (/^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now()) || 0;

/** The JSON that `POST /contact` answers. */
interface AnswerBody {
  sent?: boolean;
  reference?: string;
  notice?: NoticeText;
  problems?: FieldProblems;
}

/**
 * Returns the reference when the request was sent, and otherwise why it was not. An answer that says neither, such as the page of a
 * proxy or of a wireless network's sign-in, is a failure of the connection. A proxy answers 413 to a body that is too large for it,
 * and 408 to one that takes too long.
 */
export function readAnswer({ status, body }: Answer): Refusal | Sent {
  const foreign = status === 413 || status === 408 ? { ...notSent, notice: refusalNotices.tooLarge } : notSent;
  try {
    const answer: AnswerBody = JSON.parse(body) ?? {};
    const { sent, reference, notice, problems: { files: filesProblem = '', ...problems } = {} } = answer;
    if (status === 200 && sent === true) return { reference };
    return notice ? { notice, problems, filesProblem } : foreign;
  } catch {
    return foreign;
  }
}
