import type { ContactField } from '../../contact-form/fields.ts';
import { valuesFrom, type ContactValues } from '../../contact-form/rules.ts';

/**
 * The fields of the contact form are uncontrolled: the document holds their values, not React. Values that were typed, or
 * filled in by the browser, before the scripts ran are kept.
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
  const textOf = (name: ContactField) => {
    const entry = data.get(name);
    return typeof entry === 'string' ? entry : '';
  };
  return valuesFrom(textOf, data.has('terms'));
}

/** Sets the named fields. All others keep the visitor's entries. */
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
