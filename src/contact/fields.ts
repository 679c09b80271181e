import { claims } from '../content/company/claims.ts';
import type { UrgencyOption } from '../content/company/contact-links.ts';
import { industries } from '../content/industries/industries.ts';
import type { IndustryOption } from '../content/industries/industry.ts';
import { serviceOptions, type ServiceOption } from '../content/services/service.ts';
import { services } from '../content/services/services.ts';

/** An option of a list. */
export interface Choice<Value extends string> {
  value: Value;
  label: string;
}

/** The titles of the services, in the order of their options. */
const serviceChoices: readonly Choice<ServiceOption>[] = serviceOptions.flatMap((value) =>
  services.filter(({ option }) => option === value).map(({ title }) => ({ value, label: title })),
);

/** One option per industry that has its own value. All other visitors choose "Other". */
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
  /** Message beside the empty field. Makes the field required. */
  required?: string;
  /** The label says required, but a form without a value is accepted: the specification wants both. */
  onlyLabeledRequired?: true;
  /** Message beside a text that is no e-mail address. */
  mistyped?: string;
  /** The options of a list. */
  choices?: readonly Choice<string>[];
  /** Whether the text may have several lines. */
  multiline?: true;
  /** Whether the field is a checkbox, with the text `on` or none. */
  checkbox?: true;
  /** Selects the keyboard of a phone. */
  type?: 'email' | 'tel';
  autoComplete?: string;
  /** Maximum length in UTF-16 units, with one per line break. The default is `longestText`. */
  longest?: number;
}

/** Default maximum length of a text, in UTF-16 units. */
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
 * The fields of the contact form in order, without the attached files. The form, its checks, the server and the mail derive from
 * this table.
 */
export const contactFields: Readonly<Record<ContactField, FieldDefinition>> = fields;

const isField = (name: string): name is ContactField => name in fields;
export const fieldNames: readonly ContactField[] = Object.keys(fields).filter(isField);

/** Form and mail show first the fields of one line, then those of several lines, then the checkboxes. */
export const checkboxes = fieldNames.filter((name) => contactFields[name].checkbox);
export const multilineFields = fieldNames.filter((name) => contactFields[name].multiline);
export const lineFields = fieldNames.filter((name) => !checkboxes.includes(name) && !multilineFields.includes(name));

/** The honeypot: people do not see the field, so only programs fill it. Form fillers take the name for no web address, name or e-mail. */
export const honeypotField = 'leaveEmpty';
