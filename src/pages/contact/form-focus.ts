import { formTexts } from '../../contact-form/texts.ts';
import { smoothly } from '../../navigation/smoothly.ts';
import { findEmptyRequiredField, isFormField } from './form-fields.ts';

/**
 * Focuses the first invalid field and scrolls its label into view below the sticky header. Returns whether there is such
 * a field.
 */
export function showFirstProblem(form: HTMLFormElement): boolean {
  const field = form.querySelector('[aria-invalid=true]');
  if (!isFormField(field)) return false;
  field.focus({ preventScroll: true });
  placeOf(field).scrollIntoView({ block: 'nearest' });
  return true;
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
