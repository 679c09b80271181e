import type { NoticeText } from '../content/page-parts.ts';

/** A notice to show. */
export interface Notice extends NoticeText {
  kind: 'success' | 'error';
  /** The subject, so that the notice can be closed when it is no longer true. */
  about: 'request' | 'files' | 'guide';
}
