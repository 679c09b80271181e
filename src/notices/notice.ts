import type { NoticeText } from '../content/page-parts.ts';

export interface Notice extends NoticeText {
  kind: 'success' | 'error';
  /** The subject, by which a notice is closed when it is no longer true. */
  about: 'request' | 'files' | 'guide';
}
