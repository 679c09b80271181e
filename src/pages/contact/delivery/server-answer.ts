import type { FieldProblems } from '../../../contact-form/rules.ts';
import type { NoticeText } from '../../../content/page-parts.ts';
import type { Answer } from './post-form.ts';

/** Why the server refuses a request. */
export interface Refusal {
  notice: NoticeText;
  problems: FieldProblems;
  /** The problem of the files; empty without any. */
  filesProblem: string;
}

/** The JSON that `POST /contact` answers. */
interface AnswerBody {
  sent?: boolean;
  notice?: NoticeText;
  problems?: FieldProblems;
}

/**
 * Returns nothing when the request was sent, and otherwise why the server refuses it. Throws when the answer says neither,
 * such as the page of a proxy or of a wireless network's sign-in.
 */
export function readAnswer({ status, body }: Answer): Refusal | undefined {
  const { sent, notice, problems: { files: filesProblem = '', ...problems } = {} }: AnswerBody = JSON.parse(body);
  if (status === 200 && sent === true) return undefined;
  if (!notice) throw new Error(`status ${status}`);
  return { notice, problems, filesProblem };
}
