import type { NoticeText } from '../../../content/page-parts.ts';
import type { Refused } from '../contact-request.ts';
import type { FieldProblems } from '../contact-rules.ts';
import type { Answer } from './post-form.ts';

/** What `POST /contact` answers to who accepts JSON. */
interface Said {
  sent?: boolean;
  notice?: NoticeText;
  problems?: FieldProblems;
}

/**
 * Nothing when the request was sent, else why the server refuses it. Throws where the answer says neither, as when a proxy
 * or the sign-in page of a wireless network has answered: then nobody knows of a mail.
 */
export function readAnswer({ status, body }: Answer): Refused | undefined {
  const { sent, notice, problems: { files: filesProblem = '', ...problems } = {} }: Said = JSON.parse(body);
  if (status === 200 && sent === true) return undefined;
  if (!notice) throw new Error(`status ${status}`);
  return { notice, found: { problems, filesProblem } };
}
