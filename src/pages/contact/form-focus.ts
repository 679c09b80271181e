import { findEmptyRequiredField, isFormField } from './form-fields.ts';

/**
 * Puts the visitor into the first field that is wrong, with its label in view below the sticky header. Returns whether
 * there is one.
 */
export function showFirstProblem(form: HTMLFormElement): boolean {
  const field = form.querySelector('[aria-invalid=true]');
  if (!isFormField(field)) return false;
  field.focus({ preventScroll: true });
  placeOf(field).scrollIntoView({ block: 'nearest', behavior: 'instant' });
  return true;
}

/** Scrolls to the form and puts the visitor into the first required field that is empty; when none is, on the button. */
export function enterForm(form: HTMLFormElement): void {
  const field = findEmptyRequiredField(form) ?? form.querySelector<HTMLElement>('[type=submit]') ?? form;
  const section = form.closest('section') ?? form;
  field.focus({ preventScroll: true });
  const reach = field.getBoundingClientRect().bottom - section.getBoundingClientRect().top;
  const isInView = reach < window.innerHeight - parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  (isInView ? section : placeOf(field)).scrollIntoView();
}

/** The field with its label. */
function placeOf(field: Element): Element {
  return field.closest('.field') ?? field;
}
