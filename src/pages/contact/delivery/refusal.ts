import type { FieldProblems } from '../../../contact-form/rules.ts';
import { formNotices } from '../../../contact-form/texts.ts';
import type { NoticeText } from '../../../content/page-parts.ts';

/** Why a request was not sent. */
export interface Refusal {
  notice: NoticeText;
  problems: FieldProblems;
  /** The problem of the files; empty without any. */
  filesProblem: string;
}

/** The connection or the server has failed. */
export const notSent: Refusal = { notice: formNotices.notSent, problems: {}, filesProblem: '' };
