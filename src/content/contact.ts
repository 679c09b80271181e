import { claims } from './claims.ts';
import { company } from './company.ts';
import { industryNames, type IndustryOption } from './industry-names.ts';
import type { NoticeText, PageSummary } from './page-parts.ts';
import { serviceNames, type ServiceOption } from './service-names.ts';

/** The values of the form's urgency list. */
export type UrgencyOption = 'emergency' | 'urgent' | 'soon' | 'planned' | 'future';

/** An entry of one of the form's lists. */
export interface Choice<Value extends string> {
  value: Value;
  label: string;
}

/** The form's fields; attached files are kept beside them. */
export type ContactField =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'company'
  | 'industry'
  | 'serviceType'
  | 'urgency'
  | 'message'
  | 'terms';

export interface FieldText {
  label: string;
  hint?: string;
  /** Stands beside the field when it is required and was left empty. */
  missing?: string;
  /** Stands beside the field when the browser calls what it holds mistyped. */
  mistyped?: string;
}

/** One of the four ways to reach us at the top of the page. */
export interface ContactWay {
  kind: 'emergency' | 'general' | 'email' | 'consultation';
  title: string;
  text: string;
  /** Words of its link; the e-mail card shows the address instead. */
  action?: string;
}

/** In the order of `serviceNames`, and named as there. */
export const serviceOptions: readonly Choice<ServiceOption>[] = Object.values(serviceNames).map(
  ({ option, title }) => ({ value: option, label: title }),
);

/** Named as the industries are; those without a value of their own are "other". */
export const industryOptions: readonly Choice<IndustryOption>[] = [
  { value: 'food-beverage', label: industryNames['food-beverage'] },
  { value: 'pharmaceutical', label: industryNames.pharmaceutical },
  { value: 'chemical', label: industryNames.chemical },
  { value: 'power', label: industryNames.power },
  { value: 'grain', label: industryNames.grain },
  { value: 'manufacturing', label: industryNames.manufacturing },
  { value: 'other', label: 'Other' },
];

/** The most urgent first. */
export const urgencyOptions: readonly Choice<UrgencyOption>[] = [
  { value: 'emergency', label: 'Emergency (equipment down)' },
  { value: 'urgent', label: 'Urgent (within 24 hours)' },
  { value: 'soon', label: 'Soon (within 1 week)' },
  { value: 'planned', label: 'Planned (within 1 month)' },
  { value: 'future', label: 'Future (no date set)' },
];

/** What the submit check enforces, in the order of the form. */
export const requiredFields = ['firstName', 'lastName', 'email', 'phone', 'message'] as const satisfies ContactField[];

/** What is labelled required. `terms` has a check of its own; a request without `serviceType` is sent all the same. */
export const fieldsMarkedRequired: readonly ContactField[] = [...requiredFields, 'serviceType', 'terms'];

export const maxFiles = 5;

const maxFileMegabytes = 10;
export const maxFileBytes = maxFileMegabytes * 1024 * 1024;

/** As the refusal lists them. */
export const acceptedExtensions = ['.pdf', '.doc', '.docx', '.txt', '.jpg', '.jpeg', '.png', '.gif', '.dwg'] as const;

/** How long the simulated submission takes. */
export const submitDelayMs = 2000;

/** Why a batch of files is refused. */
export const fileProblems = {
  tooMany: `Maximum ${maxFiles} files allowed`,
  tooLarge: `File size must be less than ${maxFileMegabytes}MB`,
  wrongType: `File type not supported. Accepted types: ${acceptedExtensions.join(', ')}`,
};

/** The notice after a batch was attached. */
export const filesAdded = (count: number): NoticeText => ({ text: `${count} file(s) added successfully` });

/** The notice after a batch was refused, with one problem a line. */
export const filesRefused = (problems: readonly string[]): NoticeText => ({
  title: 'File Upload Error',
  text: problems.join('\n'),
});

/** What the form says after a submit. */
export const formNotices = {
  missing: { title: 'Missing Information', text: 'Please fill in all required fields.' },
  agreement: { title: 'Agreement Required', text: 'Please agree to be contacted regarding your request.' },
  sent: {
    title: 'Message Sent Successfully!',
    text: `We'll get back to you within ${claims.inquiryResponse.text} for general inquiries, or immediately for emergencies.`,
  },
  notSent: { title: 'Error Sending Message', text: 'Please try again or refresh the page.' },
} satisfies Record<string, NoticeText>;

export const fieldTexts: Readonly<Record<ContactField, FieldText>> = {
  firstName: { label: 'First name', missing: 'Enter your first name.' },
  lastName: { label: 'Last name', missing: 'Enter your last name.' },
  email: {
    label: 'E-mail',
    missing: 'Enter an e-mail address.',
    mistyped: 'Check the e-mail address. It should look like name@example.com.',
  },
  phone: {
    label: 'Phone',
    hint: 'In an emergency, the phone of whoever stands at the machine.',
    missing: 'Enter a phone number.',
  },
  company: { label: 'Company', hint: 'Add the plant if there are several.' },
  industry: { label: 'Industry' },
  serviceType: { label: 'Service type' },
  urgency: { label: 'Urgency' },
  message: {
    label: 'Message',
    hint: 'Which machine, what the nameplate says, what it did last, and the hours in which we can work on it.',
    missing: 'Describe the machine and what you need.',
  },
  terms: { label: 'I agree to be contacted regarding my request.', missing: 'Tick the box so that we may reply.' },
};

/** How soon somebody answers, by kind of request. */
export const responseCommitments = [
  { request: 'Emergency', time: `under ${claims.emergencyResponse.text}` },
  { request: 'Urgent', time: claims.urgentResponse },
  { request: 'General inquiries', time: `under ${claims.inquiryResponse.text}` },
  { request: 'Project proposals', time: claims.proposalTime.text },
] as const;

/** Words of the request form around its fields. */
export const formTexts = {
  /** Anchor of the section that holds the form. */
  anchor: 'contact-form',
  heading: 'Request form',
  lead: 'With the message and a number to call back, a millwright can judge most cases. The rest helps us bring the right tools.',
  required: 'required',
  optional: 'optional',
  /** First entry of each list, when nothing is chosen. */
  choose: 'Choose one',
  submit: 'Send request',
  submitting: 'Sending...',
  /** Where what is entered goes: with the settings as they are by default, and where the form really sends. */
  simulated: 'Nothing you enter leaves your browser.',
  live: 'It goes to us by e-mail. This website keeps nothing.',
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

/** Stands in place of a working form where scripts are off. Each `write` ends before the e-mail address. */
export const withoutScripts = {
  heading: 'This form needs scripts, and your browser has them switched off',
  text: 'It cannot send from here. Name the machine, its location, how urgent it is and a number that is answered now.',
  write: 'Send that, with photographs if you have them, to',
  /** Where a phone number is set, it follows this. */
  call: 'For a line that is down, call',
};
