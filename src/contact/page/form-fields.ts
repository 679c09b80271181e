import { scrollBehavior } from '../../styles/scroll-behavior.ts';
import { fieldNames, type ContactField } from '../fields.ts';
import { valuesFrom, type ContactValues } from '../rules.ts';
import { formTexts } from '../texts.ts';

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isFormField = (element: unknown): element is FormField =>
  [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some((type) => element instanceof type);

/** Returns the form in the document, if its page is shown. */
export const mountedForm = (): HTMLFormElement | null =>
  document.getElementById(formTexts.anchor)?.querySelector('form') ?? null;

const fieldsOf = (form: HTMLFormElement): FormField[] => [...form.elements].filter(isFormField);

export const readFields = (form: HTMLFormElement): ContactValues =>
  valuesFrom((wanted) => textOf(fieldsOf(form).find(({ name }) => name === wanted)));

const isCheckbox = (field?: FormField): field is HTMLInputElement => field?.type === 'checkbox';

const textOf = (field?: FormField): string => (isCheckbox(field) && !field.checked ? '' : (field?.value ?? ''));

export function writeFields(form: HTMLFormElement, values: ContactValues): void {
  for (const field of fieldsOf(form)) {
    const name = fieldNameOf(field);
    // Writing an equal text would move the cursor.
    if (!name || textOf(field) === values[name]) continue;
    if (isCheckbox(field)) field.checked = values[name] !== '';
    else field.value = values[name];
  }
}

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

/** Focuses the first problem, or else the button, if the focus is still at the form. The focus of a visitor who has moved on stays. */
export function focusAfterSending(): void {
  const form = mountedForm();
  if (!form || !document.activeElement?.matches('body, form')) return;
  if (!showFirstProblem(form)) submitButtonOf(form)?.focus();
}

const submitButtonOf = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[type=submit]');

/** Scrolls to the form and focuses the first empty required field, or else the button. */
export function enterForm(): void {
  const section = document.getElementById(formTexts.anchor);
  const form = mountedForm();
  if (!section || !form) return;
  const isMissing = (field: FormField) => field.required && textOf(field) === '';
  const field = fieldsOf(form).find(isMissing) ?? submitButtonOf(form) ?? form;
  field.focus({ preventScroll: true });
  const reach = field.getBoundingClientRect().bottom - section.getBoundingClientRect().top;
  // The visible part of the window is between the sticky header and the notices.
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const isInView = reach < window.innerHeight - parseFloat(scrollPaddingTop) - parseFloat(scrollPaddingBottom);
  (isInView ? section : placeOf(field)).scrollIntoView({ behavior: scrollBehavior() });
}

/** Returns the element that contains the field and its label. */
const placeOf = (field: Element): Element => field.closest('[data-field]') ?? field;
