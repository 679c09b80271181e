import { claims } from '../content/company/claims.ts';
import type { NoticeText } from '../content/page-parts.ts';
import { acceptedExtensions, maxFileMegabytes, maxFiles } from './files.ts';

/** Texts around the fields of the request form. */
export const formTexts = {
  /** Anchor of the form's section. */
  anchor: 'contact-form',
  heading: 'Request form',
  lead: 'A millwright can size up most jobs from the message and a callback number. The rest helps us bring the right tools.',
  required: 'required',
  optional: 'optional',
  /** First option of each list: no selection. */
  choose: 'Choose one',
  submit: 'Send request',
  submitting: 'Sending...',
  /** Where the entries go: nowhere by default, to us with delivery. */
  simulated: 'This site is a demonstration: the form sends nothing.',
  /** Follows `simulated`, and ends before the e-mail address. */
  write: 'For a real request, e-mail',
  /** Follows the e-mail address, and ends before the phone number, if one is set. */
  call: 'or call',
  delivery: 'It goes to us by e-mail.',
  privacy: 'Privacy',
  files: {
    label: 'Drawings and photos',
    hint: `Up to ${maxFiles} files, ${maxFileMegabytes} MB each: ${acceptedExtensions.join(', ')}.`,
    tip: 'Best ones: the nameplate, the failed part next to a ruler, and one wide shot that shows the way in.',
    add: 'Add files',
    /** Follows `add` if there is a mouse. */
    drop: ', or drop them here',
    choose: 'Choose files',
    listLabel: 'Attached files',
    none: 'No files attached',
    remove: 'Remove',
    removed: (name: string) => `${name} removed`,
    /** Follows the problem of a file of another type, and ends before the e-mail address. */
    otherType: 'Save it as a JPEG or PDF and add that, or e-mail it to',
    lost: 'The files you had attached are gone from this page. Please choose them again.',
  },
};

export const formNotices = {
  missing: { title: 'Missing Information', text: 'Please fill in all required fields.' },
  agreement: { title: 'Agreement Required', text: 'Please agree to be contacted regarding your request.' },
  sent: {
    title: 'Message Sent Successfully!',
    text: `We'll get back to you within ${claims.inquiryResponse.text} for general inquiries, or immediately for emergencies.`,
  },
  notSent: { title: 'Error Sending Message', text: 'Please try again or refresh the page.' },
} satisfies Record<string, NoticeText>;

/** The problem of a text that is too long, in characters. Names the field, because the page of a refused request lists the problems. */
export const tooLong = (label: string, longest: number, excess: number): string =>
  `Shorten “${label}” to ${longest.toLocaleString('en-US')} characters. It is ${excess.toLocaleString('en-US')} too long.`;

/** The server's reasons to refuse a request, besides the rules of the form. */
export const refusalNotices = {
  invalid: { title: 'Check Your Entries', text: 'Please correct the marked fields.' },
  foreign: { title: 'Request Not Accepted', text: 'It came from another website. Please send it from this page.' },
  malformed: { title: 'Request Not Understood', text: 'It arrived damaged or incomplete. Please send it again.' },
  unsupported: { title: 'Request Not Understood', text: 'It came in a format this page doesn’t send.' },
  tooLarge: { title: 'Request Too Large', text: 'Please shorten it, or send fewer or smaller files.' },
  contentRefused: {
    title: 'Content Not Accepted',
    text: 'Our mail system won’t take the text or the files. Please send it without files and links, or e-mail us.',
  },
  limited: {
    title: 'Too Many Requests',
    text: 'Several requests came from your network in a short time. Please wait a few minutes and send this one again.',
  },
  busy: { title: 'Busy', text: 'Many requests are coming in at once. Please send this one again in a few seconds.' },
} satisfies Record<string, NoticeText>;

/** Texts of a form that delivers. */
export const deliveryTexts = {
  /** Comes before the reference of a sent request. */
  reference: 'If you call about it, say this reference:',
  /** Label of the honeypot. */
  honeypot: 'Leave this empty. Only programs fill it in, so a request with something in it is marked as possible spam.',
  filesLost: 'Your files didn’t come back with this page. Please choose them again.',
  /** Ends before the e-mail address. */
  write: 'If it can’t wait, write to',
  /** Begins the title of the page of a refused request, so that a screen reader says the error first. */
  refusedTitle: (title: string) => `Error: ${title}`,
};

/** Shown at the form when sending takes long. `call` ends before the phone number, `write` before the e-mail address. */
export const slowTexts = {
  title: 'We are still trying to send it',
  call: 'Line down? Don’t wait for this. Call',
  write: 'Line down? Don’t wait for this. Write to',
};

/** Shown at the form after a failed request, after the words of the notice. */
export const failedTexts = {
  kept: 'Everything you entered is still here.',
  /** After `notSent`, whose words tell to refresh the page. */
  again: 'A refresh keeps all but the files. If it fails again, try without files.',
};

/** The texts of the page that confirms a request from a browser without scripts. The notice has the other texts. */
export const sentTexts = {
  summary: { name: formNotices.sent.title, description: 'Your request has reached us.', keywords: [] },
  home: 'Return to Homepage',
};
