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
  if (answer && (![502, 503, 504].includes(answer.status) || needsDocument(answer))) return answer;
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

/** Returns the JSON of an answer, or nothing if it is another one. */
function bodyOf({ body }: Answer): AnswerBody {
  try {
    return JSON.parse(body) ?? {};
  } catch {
    return {};
  }
}

/** Tells whether an answer is our server's, which always says that the request was sent, or why not. */
export function isOurs(answer: Answer): boolean {
  const { sent, notice } = bodyOf(answer);
  return (answer.status === 200 && sent === true) || typeof notice?.text === 'string';
}

/**
 * Returns the reference when the request was sent, and otherwise why it was not. An answer that is not ours, such as the page of a
 * proxy or of a wireless network's sign-in, is a failure of the connection. A proxy answers 413 to a body that is too large for it,
 * and 408 to one that takes too long.
 */
export function readAnswer(answer: Answer): Refusal | Sent {
  const { reference, notice, problems: { files: filesProblem = '', ...problems } = {} } = bodyOf(answer);
  if (isOurs(answer)) return notice ? { notice, problems, filesProblem } : { reference };
  return isTooLarge(answer) ? { ...notSent, notice: refusalNotices.tooLarge } : notSent;
}

/** Tells whether a proxy in front found the request too large or too slow, which no check or sign-in cures. */
export const isTooLarge = ({ status }: Answer): boolean => status === 413 || status === 408;

/** The status of an answer that leads to another host. Only that it does is known of it. */
export const redirected = 302;

/**
 * Tells whether the browser should post the form itself after an answer that is not ours. A firewall that checks its visitors shows a
 * document the page with the check, and then lets it pass. A document cannot follow a redirect to another host, because our policy
 * (`form-action`) keeps forms on the site. After the error of a proxy it would only replace the form by a page with that error.
 */
export const needsDocument = (answer: Answer): boolean =>
  !isOurs(answer) && !isTooLarge(answer) && answer.status !== redirected && (answer.status < 500 || isCheck(answer));

/** Tells a firewall's check from the error page of a proxy, in which nothing runs and nothing can be sent. */
const isCheck = ({ status, body }: Answer): boolean => status === 503 && /<(script|form)\b|http-equiv/i.test(body);
