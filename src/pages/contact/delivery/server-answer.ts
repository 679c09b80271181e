import type { FieldProblems } from '../../../contact-form/rules.ts';
import type { NoticeText } from '../../../content/page-parts.ts';
import type { Refused } from '../contact-request.ts';
import type { Answer } from './post-form.ts';

/** The answer of `POST /contact` to a client that accepts JSON. */
interface Said {
  sent?: boolean;
  notice?: NoticeText;
  problems?: FieldProblems;
}

/**
 * Returns nothing when the request was sent, and otherwise why the server refuses it. Throws when the answer says neither,
 * such as the page of a proxy or of a wireless network's sign-in.
 */
export function readAnswer({ status, body }: Answer): Refused | undefined {
  const { sent, notice, problems: { files: filesProblem = '', ...problems } = {} }: Said = JSON.parse(body);
  if (status === 200 && sent === true) return undefined;
  if (!notice) throw new Error(`status ${status}`);
  return { notice, found: { problems, filesProblem } };
}
