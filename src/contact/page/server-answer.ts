import type { NoticeText } from '../../content/page-parts.ts';
import type { FieldProblems } from '../rules.ts';
import type { Answer } from './post-form.ts';
import { notSent, type Refusal } from './refusal.ts';

/** The JSON that `POST /contact` answers. */
interface AnswerBody {
  sent?: boolean;
  notice?: NoticeText;
  problems?: FieldProblems;
}

/**
 * Returns nothing when the request was sent, and otherwise why it was not. An answer that says neither, such as the page of a
 * proxy or of a wireless network's sign-in, is a failure of the connection.
 */
export function readAnswer({ status, body }: Answer): Refusal | undefined {
  const { sent, notice, problems: { files: filesProblem = '', ...problems } = {} } = parseBody(body);
  if (status === 200 && sent === true) return undefined;
  return notice ? { notice, problems, filesProblem } : notSent;
}

function parseBody(body: string): AnswerBody {
  try {
    return JSON.parse(body) ?? {};
  } catch {
    return {};
  }
}
