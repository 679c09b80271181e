import type { NoticeText, PageSummary } from '../content/page-parts.ts';
import { formNotices } from '../content/pages/contact.ts';

/** Texts that only a delivering form has. The others are in `contact.ts`. */

/** Name of the field that only programs fill. No form filler takes it for a web address, a name or an e-mail. */
export const hiddenField = 'leaveEmpty';

export const deliveryTexts = {
  /** Label of the hidden field. */
  honeypot: 'Leave this empty',
  filesLost: 'Your files did not come back with this page. Please choose them again.',
  /** Ends before the e-mail address. If a phone number is set, `call` and the number follow. */
  write: 'If it cannot wait: write to',
  call: 'or call',
  tooLong: (label: string, characters: number) => `${label}: at most ${characters.toLocaleString('en-US')} characters.`,
  /** Begins the title of a page that shows a refused request, so that a screen reader says it first. */
  refusedTitle: (title: string) => `Error: ${title}`,
};

/** The server's reasons to refuse a request, besides the form's own rules. */
export const refusalNotices = {
  marked: { title: 'Check Your Entries', text: 'Please correct the marked fields.' },
  foreign: { title: 'Request Not Accepted', text: 'It came from another website. Please send it from this page.' },
  malformed: { title: 'Request Not Understood', text: 'It arrived damaged or incomplete. Please send it again.' },
  unsupported: { title: 'Request Not Understood', text: 'It came in a form that this page does not send.' },
  tooLarge: { title: 'Request Too Large', text: 'Please shorten it, or send fewer or smaller files.' },
  contentRefused: {
    title: 'Content Not Accepted',
    text: 'Our mail system refuses the text or the files. Please send it without files and links, or write to us by e-mail.',
  },
  limited: {
    title: 'Too Many Requests',
    text: 'Several requests came from your network in a short time. Please wait a few minutes and send this one again.',
  },
  busy: { title: 'Busy', text: 'Many requests are coming in at once. Please send this one again in a few seconds.' },
} satisfies Record<string, NoticeText>;

/** The page after a request was sent by a browser without scripts. Its words are those of the notice. */
export const sentTexts: { summary: PageSummary; home: string } = {
  summary: {
    name: formNotices.sent.title,
    description: 'Your request has reached us.',
    keywords: [],
  },
  home: 'Return to Homepage',
};
