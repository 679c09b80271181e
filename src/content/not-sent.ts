import type { PageSummary } from './page-parts.ts';

/** What a form that was posted in the ordinary way is answered with, status 405. */
export const notSentTexts = {
  summary: {
    title: 'Nothing was sent',
    description: 'The request form was posted before its script was running. Nothing was sent and nothing was stored.',
    keywords: [],
  } satisfies PageSummary,
  heading: 'Nothing was sent',
  text: 'The form was posted before its script was running, or with scripts switched off. Our server turned it away unread and kept no copy.',
  back: 'Your browser’s Back button brings the form as it was. Wait for the page to finish loading, then send it again.',
  write: 'If that fails or time is short, write to',
  /** Where a phone number is set, it follows this. */
  call: 'or call',
};
