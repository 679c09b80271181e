import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { closeNotices, notify } from '../../notices/notify.tsx';
import { useSite } from '../../SiteContext.ts';
import { checkValues, cleanValues, emptyFields, type ContactValues, type FieldProblems } from '../rules.ts';
import { formNotices } from '../texts.ts';
import {
  addAttachments,
  endConfirmation,
  fetchDelivery,
  sendRequest,
  showProblems,
  useContactRequest,
} from './contact-request.ts';
import { chooseField, currentValues, readEntries } from './entered-values.ts';
import { contactFieldNames, dataToSend, isFormField, showFirstProblem } from './form-fields.ts';
import { useEnteredValues } from './useEnteredValues.ts';

/**
 * The behavior of the contact form. Its fields are uncontrolled: the document holds their values, not React, so that nothing
 * that was typed before the scripts ran is lost. `problems` are shown beside the fields.
 */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const { delivery } = useSite();
  const { problems, sending, uploaded } = useContactRequest();
  const initialValues = useEnteredValues(form);
  // The number grows, so that the same problem is announced again.
  const [announced, setAnnounced] = useState({ problem: '', times: 0 });

  /** Announces the problem of a field that has kept the focus, because Enter was pressed in it. */
  const announce = (field: Element | null, found: FieldProblems) => {
    const [, problem = ''] = Object.entries(found).find(([name]) => isFormField(field) && field.name === name) ?? [];
    setAnnounced(({ times }) => ({ problem, times: times + 1 }));
  };

  // If this fails, sending the form tries again.
  useEffect(() => void (delivery && fetchDelivery().catch(() => {})), [delivery]);

  // The files are in the list and not in the picker. This makes them entries of the form, also where the browser posts it.
  useEffect(() => {
    if (!delivery) return undefined;
    const { current } = form;
    current?.addEventListener('formdata', addAttachments);
    return () => current?.removeEventListener('formdata', addAttachments);
  }, [delivery]);

  // The problems are about values that the visitor has seen, so they go with the page.
  useLayoutEffect(() => () => showProblems({}), []);

  useEffectOfChange(sending, () => {
    if (sending || !form.current) return;
    const { activeElement } = document;
    // The button lost the focus when it was disabled. A visitor who has moved on keeps theirs.
    if (!activeElement?.matches('body, [type=submit]')) announce(activeElement, problems);
    else if (!showFirstProblem(form.current)) submitButton.current?.focus();
  });

  const submit = (shown: HTMLFormElement) => {
    const { activeElement } = document;
    const result = checkValues(readEntries());
    // `flushSync`, because the problem must be in the document when the field takes the focus and is read out.
    flushSync(() => showProblems(result.problems));
    closeNotices(({ about, text }) => about === 'request' && text !== result.notice?.text);
    if (result.notice) notify({ kind: 'error', about: 'request', ...result.notice });
    if (result.passed) void sendRequest(delivery ? dataToSend(shown) : undefined);
    else if (showFirstProblem(shown) === activeElement) announce(activeElement, result.problems);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!sending) submit(event.currentTarget);
    // Last: where our own code fails, the browser posts the form as it does without scripts.
    event.preventDefault();
  };

  /** Lets the problem of a field follow its text: it goes, or it counts how much is still too long. */
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const name = contactFieldNames.find((field) => isFormField(target) && target.name === field);
    if (!name) return;
    const values = chooseField(name);
    endConfirmation();
    closeCorrected(values);
    if (!(name in problems)) return;
    setAnnounced(({ times }) => ({ problem: '', times }));
    const { [name]: _before, ...others } = problems;
    const now = checkValues(values).problems[name];
    const remaining = now ? { ...others, [name]: now } : others;
    showProblems(remaining);
    // The visitor has corrected everything that the server had refused.
    if (Object.keys(remaining).length === 0) closeNotices(({ about, kind }) => about === 'request' && kind === 'error');
  };

  const sentValues = currentValues();
  return {
    ref: form,
    submitButton,
    initialValues,
    problems,
    sending,
    sentValues,
    uploaded,
    announced,
    onSubmit,
    onInput,
  };
}

/** Closes the notice about missing fields when all are filled in, and the one about the terms when they are agreed to. */
function closeCorrected(values: ContactValues) {
  const isComplete = emptyFields(cleanValues(values)).length === 0;
  closeNotices(
    ({ text }) =>
      (isComplete && text === formNotices.missing.text) || (values.terms && text === formNotices.agreement.text),
  );
}

/** Runs an effect when the value has changed, and not on mount. */
function useEffectOfChange(value: unknown, run: () => void) {
  const previous = useRef(value);
  useEffect(() => {
    if (previous.current === value) return;
    previous.current = value;
    run();
  });
}
