import { domainToASCII } from 'node:url';
import { filesRefused, industryOptions, serviceOptions, urgencyOptions, type Choice } from '../../content/contact.ts';
import { deliveryTexts, refusalNotices } from '../../content/delivery.ts';
import type { NoticeText } from '../../content/page-parts.ts';
import {
  addFiles,
  checkRequest,
  refusalText,
  type ContactValues,
  type FieldProblems,
  type NamedFile,
} from '../../pages/contact/contact-rules.ts';
import { emailPattern } from './email-pattern.ts';

/** Characters. */
const longestField = 200;
const longestMessage = 10_000;

export type Fields = Readonly<Record<string, unknown>>;

/** What the fields of a form say; of a name that was given twice the first, of a list only what is in it. */
export function readValues(fields: Fields): ContactValues {
  return {
    firstName: textOf(fields, 'firstName'),
    lastName: textOf(fields, 'lastName'),
    email: textOf(fields, 'email').trim(),
    phone: textOf(fields, 'phone'),
    company: textOf(fields, 'company'),
    industry: chosen(fields, 'industry', industryOptions),
    serviceType: chosen(fields, 'serviceType', serviceOptions),
    urgency: chosen(fields, 'urgency', urgencyOptions),
    message: textOf(fields, 'message'),
    terms: !['', 'false', 'off', '0'].includes(textOf(fields, 'terms')),
  };
}

/** The text of a field with plain line ends, without control characters that no keyboard writes. */
export function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  const text: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof text !== 'string') return '';
  return text.replace(/\r\n?/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, '');
}

function chosen(fields: Fields, name: string, choices: readonly Choice<string>[]): string {
  const text = textOf(fields, name);
  return choices.some(({ value }) => value === text) ? text : '';
}

export interface Judgement {
  problems: FieldProblems;
  /** Of the first rule that is broken; without one the request may be sent. */
  notice?: NoticeText;
}

/** Checks a request by the rules of the form, in its order, and then what only the server limits. */
export function judgeRequest(values: ContactValues, files: readonly NamedFile[]): Judgement {
  const { email } = values;
  const { problems, notice } = checkRequest(values, email !== '' && !emailPattern.test(asciiAddress(email)));
  Object.assign(problems, tooLong(values));
  const { refusals } = addFiles([], files);
  const marked = Object.keys(problems).length > 0 ? refusalNotices.marked : undefined;
  if (refusals.length === 0) return judgement(problems, notice ?? marked);
  const refused = filesRefused(refusals.map(({ problem }) => problem));
  return judgement({ ...problems, files: refusalText(refusals) }, notice ?? marked ?? refused);
}

const judgement = (problems: FieldProblems, notice: NoticeText | undefined) => ({
  problems,
  ...(notice && { notice }),
});

function tooLong(values: ContactValues): Record<string, string> {
  const long = Object.entries(values).flatMap(([field, value]) => {
    const most = field === 'message' ? longestMessage : longestField;
    return typeof value === 'string' && value.length > most ? [[field, deliveryTexts.tooLong(most)]] : [];
  });
  return Object.fromEntries(long);
}

/** Browsers take names of domains in any script, and the standard's pattern only their ASCII form. */
function asciiAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return email.slice(0, at + 1) + domainToASCII(email.slice(at + 1));
}
