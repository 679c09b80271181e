import type { ContactField } from '../../contact-form/fields.ts';
import { cleanValues, valuesFrom, type ContactValues } from '../../contact-form/rules.ts';
import { formTexts } from '../../contact-form/texts.ts';
import { smoothly } from '../../navigation/smoothly.ts';

/**
 * The fields of the contact form are uncontrolled: the document holds their values, not React. Values that were typed, or
 * filled in by the browser, before the scripts ran are kept.
 */
export type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function findEmptyRequiredField(form: HTMLFormElement): FormField | undefined {
  return [...form.elements].filter(isFormField).find(({ validity }) => validity.valueMissing);
}

export function readFields(form: HTMLFormElement): ContactValues {
  const data = new FormData(form);
  const read = (name: ContactField) => {
    const entry = data.get(name);
    return typeof entry === 'string' ? entry : '';
  };
  return valuesFrom(read, data.has('terms'));
}

/** Returns what the form sends: its entries, with the texts as they were checked. */
export function dataToSend(form: HTMLFormElement): FormData {
  const data = new FormData(form);
  const { terms: _box, ...texts } = cleanValues(readFields(form));
  for (const [name, text] of Object.entries(texts)) data.set(name, text);
  return data;
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

/** Focuses the first invalid field and scrolls its label into view below the sticky header. Returns the field. */
export function showFirstProblem(form: HTMLFormElement): FormField | undefined {
  const field = form.querySelector('[aria-invalid=true]');
  if (!isFormField(field)) return undefined;
  field.focus({ preventScroll: true });
  placeOf(field).scrollIntoView({ block: 'nearest' });
  return field;
}

/** Scrolls to the form and focuses the first empty required field, or the button if there is none. */
export function enterForm(): void {
  const section = document.getElementById(formTexts.anchor);
  const form = section?.querySelector('form');
  if (!section || !form) return;
  const field = findEmptyRequiredField(form) ?? form.querySelector<HTMLElement>('[type=submit]') ?? form;
  field.focus({ preventScroll: true });
  const reach = field.getBoundingClientRect().bottom - section.getBoundingClientRect().top;
  const isInView = reach < window.innerHeight - parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  (isInView ? section : placeOf(field)).scrollIntoView({ behavior: smoothly() });
}

/** Returns the element that contains the field and its label. */
const placeOf = (field: Element): Element => field.closest('[data-field]') ?? field;
