import type { NoticeText } from '../../content/page-parts.ts';
import type { FieldProblems } from '../rules.ts';
import { formNotices } from '../texts.ts';

/** Why a request was not sent. */
export interface Refusal {
  notice: NoticeText;
  problems: FieldProblems;
  /** The problem of the files; empty without any. */
  filesProblem: string;
}

/** The connection or the server has failed. */
export const notSent: Refusal = { notice: formNotices.notSent, problems: {}, filesProblem: '' };
