import { smoothly } from '../../styles/smoothly.ts';
import { fieldNames, type ContactField } from '../fields.ts';
import { valuesFrom, type ContactValues } from '../rules.ts';
import { formTexts } from '../texts.ts';

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns the form that is in the document, if its page is shown. */
export const shownForm = (): HTMLFormElement | null =>
  document.getElementById(formTexts.anchor)?.querySelector('form') ?? null;

const fieldsOf = (form: HTMLFormElement): FormField[] => [...form.elements].filter(isFormField);

/** Finds a field. Something may have added a second one of the same name, or have changed the id. */
const findField = (form: HTMLFormElement, wanted: ContactField): FormField | undefined => {
  const named = fieldsOf(form).filter(({ name }) => name === wanted);
  return named.find(({ id }) => id === wanted) ?? named[0];
};

export const readFields = (form: HTMLFormElement): ContactValues => valuesFrom((name) => textOf(findField(form, name)));

const isCheckbox = (field?: FormField): field is HTMLInputElement => field?.type === 'checkbox';

const textOf = (field?: FormField): string => (isCheckbox(field) && !field.checked ? '' : (field?.value ?? ''));

export function writeFields(form: HTMLFormElement, values: ContactValues): void {
  for (const name of fieldNames) {
    const field = findField(form, name);
    const text = values[name];
    if (isCheckbox(field)) field.checked = text !== '';
    // Writing an equal text would still move the cursor.
    else if (field && field.value !== text) field.value = text;
  }
}

const isFormField = (element: unknown): element is FormField =>
  [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some((type) => element instanceof type);

/** Returns the name of an element that is a field of the form. */
export const fieldNameOf = (element: unknown): ContactField | undefined =>
  fieldNames.find((name) => isFormField(element) && element.name === name);

/** Focuses the first invalid field and scrolls its label into view below the sticky header. Returns the field. */
export function showFirstProblem(form: HTMLFormElement): Element | undefined {
  const field = form.querySelector('[aria-invalid=true]');
  if (!isFormField(field)) return undefined;
  field.focus({ preventScroll: true });
  placeOf(field).scrollIntoView({ block: 'nearest' });
  return field;
}

/** Focuses the first problem or the button, if sending has left the focus at the form. A visitor who has moved on keeps theirs. */
export function focusAfterSending(): void {
  const form = shownForm();
  if (!form || !document.activeElement?.matches('body, form')) return;
  if (!showFirstProblem(form)) submitButtonOf(form)?.focus();
}

const submitButtonOf = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[type=submit]');

/** Scrolls to the form and focuses the first empty required field, or the button if there is none. */
export function enterForm(): void {
  const section = document.getElementById(formTexts.anchor);
  const form = shownForm();
  if (!section || !form) return;
  const field = fieldsOf(form).find(isMissing) ?? submitButtonOf(form) ?? form;
  field.focus({ preventScroll: true });
  const reach = field.getBoundingClientRect().bottom - section.getBoundingClientRect().top;
  // The part of the window between the sticky header and the notices.
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const isInView = reach < window.innerHeight - parseFloat(scrollPaddingTop) - parseFloat(scrollPaddingBottom);
  (isInView ? section : placeOf(field)).scrollIntoView({ behavior: smoothly() });
}

/** Tells whether a field that is marked as required is empty. */
const isMissing = (field: FormField): boolean => field.getAttribute('aria-required') === 'true' && textOf(field) === '';

/** Returns the element that contains the field and its label. */
const placeOf = (field: Element): Element => field.closest('[data-field]') ?? field;
