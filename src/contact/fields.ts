import { claims } from '../content/company/claims.ts';
import type { UrgencyOption } from '../content/company/contact-links.ts';
import { industries } from '../content/industries/industries.ts';
import type { IndustryOption } from '../content/industries/industry.ts';
import { serviceOptions, type ServiceOption } from '../content/services/service.ts';
import { services } from '../content/services/services.ts';

/** An entry of one of the form's lists. */
export interface Choice<Value extends string> {
  value: Value;
  label: string;
}

/** The services' titles, in the order of their options. */
const serviceChoices: readonly Choice<ServiceOption>[] = serviceOptions.flatMap((value) =>
  services.filter(({ option }) => option === value).map(({ title }) => ({ value, label: title })),
);

/** One entry per industry that has a value of its own. Visitors from all others choose "Other". */
export const industryOptions: readonly Choice<IndustryOption>[] = [
  ...industries
    .filter(({ option }) => option !== 'other')
    .map(({ option, title }) => ({ value: option, label: title })),
  { value: 'other', label: 'Other' },
];

/** The most urgent first. */
export const urgencyOptions: readonly Choice<UrgencyOption>[] = [
  { value: 'emergency', label: 'Emergency (equipment down)' },
  { value: 'urgent', label: `Urgent (within ${claims.urgentStart.text})` },
  { value: 'soon', label: 'Soon (within 1 week)' },
  { value: 'planned', label: 'Planned (within 1 month)' },
  { value: 'future', label: 'Future (no date set)' },
];

interface FieldDefinition {
  label: string;
  hint?: string;
  /** Message beside the field when it is empty. A field with such a message is required. */
  required?: string;
  /** Its label says that it is required, and a form without it is accepted: the specification wants both. */
  onlyLabeledRequired?: true;
  /** Message beside the field when its text is no e-mail address. */
  mistyped?: string;
  /** The entries of its list. */
  choices?: readonly Choice<string>[];
  /** Whether its text may have several lines. */
  multiline?: true;
  /** Whether it is a box to check. Then its text is `on`, or empty. */
  checkbox?: true;
  /** Brings up the right keyboard on a phone. */
  type?: 'email' | 'tel';
  autoComplete?: string;
  /** Most characters (UTF-16 units, with each line break counted as one); `longestText` by default. */
  longest?: number;
}

/** Most characters of a text, unless its field says more. */
export const longestText = 200;

const fields = {
  firstName: { label: 'First name', required: 'Enter your first name.', autoComplete: 'given-name' },
  lastName: { label: 'Last name', required: 'Enter your last name.', autoComplete: 'family-name' },
  email: {
    label: 'E-mail',
    required: 'Enter an e-mail address.',
    mistyped: 'Check the e-mail address. It should look like name@example.com.',
    type: 'email',
    autoComplete: 'email',
  },
  phone: {
    label: 'Phone',
    hint: 'In an emergency, the number of whoever is at the machine.',
    required: 'Enter a phone number.',
    type: 'tel',
    autoComplete: 'tel',
  },
  company: { label: 'Company', hint: 'Name the plant if you have more than one.', autoComplete: 'organization' },
  industry: { label: 'Industry', choices: industryOptions },
  serviceType: { label: 'Service type', onlyLabeledRequired: true, choices: serviceChoices },
  urgency: { label: 'Urgency', choices: urgencyOptions },
  message: {
    label: 'Message',
    hint: 'The plant’s address, which machine, what the nameplate says, what it did last, and when we can get to it.',
    required: 'Describe the machine and what you need.',
    multiline: true,
    longest: 10_000,
  },
  terms: {
    label: 'I agree to be contacted regarding my request.',
    required: 'Check the box so we can reply.',
    checkbox: true,
  },
} satisfies Record<string, FieldDefinition>;

export type ContactField = keyof typeof fields;

/**
 * The fields of the contact form, in its order, without the attached files. The form, its checks, the server and the mail
 * derive from this table.
 */
export const contactFields: Readonly<Record<ContactField, FieldDefinition>> = fields;

const isField = (name: string): name is ContactField => name in fields;
export const fieldNames: readonly ContactField[] = Object.keys(fields).filter(isField);

/** Form and mail have the fields of one line first, then those of several, then the checkboxes. */
export const checkboxes = fieldNames.filter((name) => contactFields[name].checkbox);
export const multilineFields = fieldNames.filter((name) => contactFields[name].multiline);
export const lineFields = fieldNames.filter((name) => !checkboxes.includes(name) && !multilineFields.includes(name));

/**
 * The field that only programs fill, because people do not see it. Its name is one that no form filler takes for a web
 * address, a name or an e-mail.
 */
export const honeypotField = 'leaveEmpty';
