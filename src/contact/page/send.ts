import { formPath } from '../../content/company/contact-links.ts';
import type { NoticeText } from '../../content/page-parts.ts';
import { brokenRule, fileProblems, filesNotAdded, type NamedFile } from '../files.ts';
import type { FieldProblems } from '../rules.ts';
import { formNotices } from '../texts.ts';

export interface Attachment extends NamedFile {
  /** The same file may be attached twice. */
  id: number;
  file: File;
}

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

/**
 * Sends the entries of the form. Resolves with their reference when a mail relay has taken them, and otherwise with the reason. Until
 * then, closing the tab asks for confirmation. Rejects only when our own code fails.
 *
 * @param files the files that are among the entries.
 * @param onUpload receives the share that is uploaded, from 0 to 1.
 */
export async function send(
  data: FormData,
  files: readonly Attachment[],
  onUpload: (share: number) => void,
): Promise<Refusal | Sent> {
  let unreadable: Refusal | undefined;
  // A browser reports a file that it can no longer read as a network failure, or, like Firefox, never ends the upload.
  const isHopeless = async () => (unreadable = await refuseUnreadable(files)) !== undefined;
  window.addEventListener('beforeunload', askFirst);
  try {
    const answer = (await isHopeless())
      ? undefined
      : await postUntilAnswered(() => postForm(data, onUpload), isHopeless);
    return answer ? readAnswer(answer) : (unreadable ?? notSent);
  } finally {
    window.removeEventListener('beforeunload', askFirst);
  }
}

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();

/** Refuses files that the browser can no longer read, because they were changed, renamed or deleted after they were attached. */
async function refuseUnreadable(files: readonly Attachment[]): Promise<Refusal | undefined> {
  const readable = await Promise.all(files.map(({ file }) => isReadable(file)));
  const unreadable = files.filter((_, index) => !readable[index]);
  if (unreadable.length === 0) return undefined;
  const filesProblem = unreadable.map((file) => brokenRule(fileProblems.unreadable, [file])).join('\n');
  return { notice: filesNotAdded([filesProblem]), problems: {}, filesProblem };
}

/**
 * Reads the whole file, in the time that an upload may rest: it may be on a disk that no longer answers. Firefox notices a change by
 * its length only.
 */
const isReadable = (file: File): Promise<boolean> =>
  Promise.race([
    file.arrayBuffer().then(
      ({ byteLength }) => byteLength === file.size,
      () => false,
    ),
    wait(uploadTimeout).then(() => false),
  ]);

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
 * Posts the form once. It uses XMLHttpRequest, because `fetch` reports no upload progress. Resolves with the answer, whatever its
 * status, or with nothing when there is none.
 */
function postForm(data: FormData, onUpload: (share: number) => void): Promise<Answer | undefined> {
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
  onUpload(0);
  return new Promise((resolve) => {
    // `loadend` fires after success, failure and abort.
    request.addEventListener('loadend', () => {
      clearTimeout(timer);
      const { status, responseText: body } = request;
      resolve(status > 0 ? { status, retryAfter: request.getResponseHeader('Retry-After'), body } : undefined);
    });
  });
}

/**
 * Posts, and retries up to three times after a network failure or a status 502, 503 or 504. It waits 1, 2 and 4 seconds
 * before the retries, or as long as the header `Retry-After` asks, but at most 30 seconds. Resolves with nothing when the last
 * try fails, or when `isHopeless` says so after one.
 */
export async function postUntilAnswered(
  post: () => Promise<Answer | undefined>,
  isHopeless: () => Promise<boolean>,
  failed = 0,
): Promise<Answer | undefined> {
  const answer = await post();
  if (answer && ![502, 503, 504].includes(answer.status)) return answer;
  if (failed === 3 || (await isHopeless())) return undefined;
  await wait(Math.min(Math.max(1000 * 2 ** failed, waitAsked(answer?.retryAfter ?? '')), 30_000));
  return postUntilAnswered(post, isHopeless, failed + 1);
}

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
 * proxy or of a wireless network's sign-in, is a failure of the connection.
 */
export function readAnswer({ status, body }: Answer): Refusal | Sent {
  try {
    const answer: AnswerBody = JSON.parse(body) ?? {};
    const { sent, reference, notice, problems: { files: filesProblem = '', ...problems } = {} } = answer;
    if (status === 200 && sent === true) return { reference };
    return notice ? { notice, problems, filesProblem } : notSent;
  } catch {
    return notSent;
  }
}
