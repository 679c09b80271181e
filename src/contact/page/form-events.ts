import type { FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { closeNotices, notify } from '../../notices/notify.tsx';
import { checkValues } from '../rules.ts';
import { endsWhenCorrected, endsWhenSent, endsWithValues } from './ended-notices.ts';
import { fieldNameOf, readFields, showFirstProblem } from './form-fields.ts';
import { formState } from './form-state.ts';
import { sendForm } from './send-form.ts';

/** Checks the form, and sends it or shows its problems. While it is being sent, a second submit does nothing. */
export function onSubmit(event: FormEvent<HTMLFormElement>, delivery: boolean): void {
  if (formState().current().step !== 'sending') checkAndSend(event.currentTarget, delivery);
  // Last: where our own code fails, the browser posts the form as it does without scripts.
  event.preventDefault();
}

function checkAndSend(form: HTMLFormElement, delivery: boolean): void {
  const { activeElement } = document;
  const values = readFields(form);
  const { passed, problems, notice } = checkValues(values);
  // `flushSync`, because the problem must be in the document when the field takes the focus and is read out.
  flushSync(() => formState().checked(values, problems));
  closeNotices(endsWhenSent(notice));
  if (notice) notify({ kind: 'error', about: 'request', ...notice });
  if (passed) {
    void sendForm(form, delivery);
    return;
  }
  const field = showFirstProblem(form);
  // Where Enter was pressed in the field, it has kept the focus, so its problem must be announced.
  const name = field === activeElement ? fieldNameOf(field) : undefined;
  if (name) formState().announced(problems[name] ?? '');
}

/** Lets the problem of a field follow its text: it goes, or it counts how much is still too long. */
export function onInput({ target, currentTarget }: FormEvent<HTMLFormElement>): void {
  const name = fieldNameOf(target);
  if (!name) return;
  const values = readFields(currentTarget);
  const { problems, notice } = checkValues(values);
  const hadProblem = name in formState().current().problems;
  formState().typed(name, values, problems[name]);
  closeNotices(endsWithValues(values, notice));
  const isCorrected = hadProblem && Object.keys(formState().current().problems).length === 0;
  if (isCorrected) closeNotices(endsWhenCorrected('request'));
}
