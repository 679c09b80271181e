import { findEmptyRequiredField, isFormField } from './form-fields.ts';
import { scrollTo } from '../../navigation/scroll.ts';

/** Puts the visitor into the first field that is wrong, with its label in view below the sticky header. */
export function showFirstProblem(form: HTMLFormElement): void {
  const field = form.querySelector('[aria-invalid=true]');
  if (!isFormField(field)) return;
  field.focus({ preventScroll: true });
  placeOf(field).scrollIntoView({ block: 'nearest' });
}

/** Scrolls to the form and puts the visitor into the first required field that is empty; when none is, on the button. */
export function enterForm(form: HTMLFormElement): void {
  const field = findEmptyRequiredField(form) ?? form.querySelector<HTMLElement>('[type=submit]') ?? form;
  const section = form.closest('section') ?? form;
  field.focus({ preventScroll: true });
  const reach = field.getBoundingClientRect().bottom - section.getBoundingClientRect().top;
  const isInView = reach < window.innerHeight - parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  scrollTo(isInView ? section : placeOf(field));
}

/** The field with its label. */
function placeOf(field: Element): Element {
  return field.closest('.field') ?? field;
}
