import { claims } from '../company/claims.ts';
import { company } from '../company/company.ts';
import type { NoticeText, PageSummary } from '../page-parts.ts';

/** One of the four ways to reach us at the top of the page. */
export interface ContactWay {
  kind: 'emergency' | 'general' | 'email' | 'consultation';
  title: string;
  text: string;
  /** Text of its link. The e-mail card shows the address instead. */
  action?: string;
}

export const maxFiles = 5;

const maxFileMegabytes = 10;
export const maxFileBytes = maxFileMegabytes * 1024 * 1024;

/** The accepted types, as the refusal lists them. */
export const acceptedExtensions = ['.pdf', '.doc', '.docx', '.txt', '.jpg', '.jpeg', '.png', '.gif', '.dwg'] as const;

/** Milliseconds of the simulated submission. */
export const submitDelayMs = 2000;

/** The reasons to refuse a batch of files. */
export const fileProblems = {
  tooMany: `Maximum ${maxFiles} files allowed`,
  tooLarge: `File size must be less than ${maxFileMegabytes}MB`,
  wrongType: `File type not supported. Accepted types: ${acceptedExtensions.join(', ')}`,
};

/** The notice after a batch was attached. */
export const filesAdded = (count: number): NoticeText => ({ text: `${count} file(s) added successfully` });

/** The notice after a batch was refused, with one problem per line. */
export const filesNotAdded = (problems: readonly string[]): NoticeText => ({
  title: 'File Upload Error',
  text: problems.join('\n'),
});

/** The notices after a submission. */
export const formNotices = {
  missing: { title: 'Missing Information', text: 'Please fill in all required fields.' },
  agreement: { title: 'Agreement Required', text: 'Please agree to be contacted regarding your request.' },
  sent: {
    title: 'Message Sent Successfully!',
    text: `We'll get back to you within ${claims.inquiryResponse.text} for general inquiries, or immediately for emergencies.`,
  },
  notSent: { title: 'Error Sending Message', text: 'Please try again or refresh the page.' },
} satisfies Record<string, NoticeText>;

/** The time in which each kind of request is answered. */
export const responseCommitments = [
  { request: 'Emergency', time: `under ${claims.emergencyResponse.text}` },
  { request: 'Urgent', time: claims.urgentResponse },
  { request: 'General inquiries', time: `under ${claims.inquiryResponse.text}` },
  { request: 'Project proposals', time: claims.proposalTime.text },
] as const;

/** Texts around the fields of the request form. */
export const formTexts = {
  /** Anchor of the form's section. */
  anchor: 'contact-form',
  heading: 'Request form',
  lead: 'With the message and a number to call back, a millwright can judge most cases. The rest helps us bring the right tools.',
  required: 'required',
  optional: 'optional',
  /** First entry of each list, while nothing is chosen. */
  choose: 'Choose one',
  submit: 'Send request',
  submitting: 'Sending...',
  /** The destination of the entries, with the default settings and with delivery. */
  simulated: 'Nothing you enter leaves your browser.',
  delivery: 'It goes to us by e-mail. This website keeps nothing.',
  privacy: 'Privacy',
  files: {
    label: 'Drawings and photos',
    hint: `Up to ${maxFiles} files, ${maxFileMegabytes} MB each: ${acceptedExtensions.join(', ')}.`,
    tip: 'Most useful: the nameplate, the failed part beside a ruler, and one wide view with the way in.',
    drop: 'Drop files here',
    choose: 'Choose files',
    listLabel: 'Attached files',
    remove: 'Remove',
  },
};

export interface ContactContent {
  summary: PageSummary;
  heading: string;
  lead: string;
  ways: readonly ContactWay[];
  areas: { heading: string; text: string };
  commitments: { heading: string; text: string };
}

export const contact: ContactContent = {
  summary: {
    name: 'Contact',
    title: 'Contact and emergency request',
    description: `Reach a millwright for a breakdown, a quote or a walkdown. Emergency response under ${claims.emergencyResponse.text}, general inquiries under ${claims.inquiryResponse.text}, day or night.`,
    keywords: [
      'contact millwright',
      `emergency millwright ${company.address.state}`,
      'millwright quote',
      'millwright near Minneapolis',
    ],
  },
  heading: 'Tell us which machine, and how soon',
  lead: 'Line down? The red button fills in service type and urgency. For planned work, begin with a nameplate, a rough sketch and your shutdown window.',
  ways: [
    {
      kind: 'emergency',
      title: 'Emergency',
      text: `Equipment is down, or people are at risk. Response under ${claims.emergencyResponse.text}, day or night.`,
      action: 'Request emergency service',
    },
    {
      kind: 'general',
      title: 'General inquiries',
      text: `A question about scope, dates, rates or method. Answered under ${claims.inquiryResponse.text}.`,
      action: 'Ask us',
    },
    {
      kind: 'email',
      title: 'E-mail',
      text: 'For large drawings, long part lists, or a thread that your purchasing department reads too.',
    },
    {
      kind: 'consultation',
      title: 'Consultation',
      text: `A millwright walks the job with you, measures and sketches. Project proposals take ${claims.proposalTime.text}.`,
      action: 'Plan a visit',
    },
  ],
  areas: {
    heading: 'Where we work',
    text: `Our trucks are loaded in ${company.address.town}, ${company.address.state}, south of the Twin Cities. For planned work elsewhere, ask: distance, duration and the crane decide.`,
  },
  commitments: {
    heading: 'When you hear from us',
    text: 'Counted from the moment your request reaches us. If the damage grows while you wait, say so, and we move the request up.',
  },
};

/** Explains the form where scripts are off. `write` ends before the e-mail address. */
export const withoutScripts = {
  heading: 'This form needs scripts, and your browser has them switched off',
  text: 'It cannot send from here. Name the machine, its location, how urgent it is and a number that is answered now.',
  write: 'Send that, with photographs if you have them, to',
  /** Ends before the phone number, if one is set. */
  call: 'For a line that is down, call',
};
