import type { NoticeText } from '../../content/page-parts.ts';
import type { Notice } from '../../notices/notice.ts';
import type { ContactValues } from '../rules.ts';
import { formNotices } from '../texts.ts';

const { missing, agreement } = formNotices;

/** Tells of a notice whether it is over when the visitor sends the form, and this is what is wrong with it now. */
export const endsWhenSent =
  (wrong: NoticeText | undefined) =>
  ({ about, text }: Notice): boolean =>
    about === 'request' && text !== wrong?.text;

/** Tells of a notice whether it is over with these values: no required field is empty any more, or the visitor agrees to the terms. */
export const endsWithValues =
  ({ terms }: ContactValues, wrong: NoticeText | undefined) =>
  ({ text }: Notice): boolean =>
    (text === missing.text && wrong !== missing) || (text === agreement.text && terms !== '');

/** Tells whether a notice is over when the visitor has corrected everything that was wrong with the fields, or with the files. */
export const endsWhenCorrected =
  (corrected: 'request' | 'files') =>
  ({ about, kind }: Notice): boolean =>
    about === corrected && kind === 'error';
