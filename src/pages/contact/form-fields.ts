import type { ContactField } from '../../content/contact.ts';
import type { ContactValues } from './contact-rules.ts';

/**
 * What the contact form's fields hold lives in the document, not in React: what was typed, or filled in by the browser,
 * before the scripts ran is then simply there.
 */
export type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function findField(form: HTMLFormElement, name: ContactField): FormField | undefined {
  const field = form.elements.namedItem(name);
  return isFormField(field) ? field : undefined;
}

export function findEmptyRequiredField(form: HTMLFormElement): FormField | undefined {
  return [...form.elements].filter(isFormField).find(({ validity }) => validity.valueMissing);
}

export function readFields(form: HTMLFormElement): ContactValues {
  const data = new FormData(form);
  const text = (name: ContactField) => {
    const entry = data.get(name);
    return typeof entry === 'string' ? entry : '';
  };
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    company: text('company'),
    industry: text('industry'),
    serviceType: text('serviceType'),
    urgency: text('urgency'),
    message: text('message'),
    terms: data.has('terms'),
  };
}

/** Sets the fields that are named; all others keep what the visitor entered. */
export function writeFields(form: HTMLFormElement, values: Partial<ContactValues>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (typeof value === 'string' && isFormField(field)) field.value = value;
    if (typeof value === 'boolean' && field instanceof HTMLInputElement) field.checked = value;
  }
}

export function isFormField(element: unknown): element is FormField {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}
