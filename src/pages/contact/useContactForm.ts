import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { readContactQuery } from '../../contact-form/link.ts';
import {
  checkValues,
  cleanValues,
  emptyFields,
  emptyValues,
  type ContactValues,
  type FieldProblems,
} from '../../contact-form/rules.ts';
import { formNotices } from '../../contact-form/texts.ts';
import { closeNotices, notify } from '../../notices/notify.tsx';
import { useSite } from '../../SiteContext.ts';
import {
  endConfirmation,
  fetchDelivery,
  findDraft,
  keepDraft,
  sendRequest,
  showProblems,
  useContactRequest,
} from './contact-request.ts';
import { dataToSend, enterForm, isFormField, readFields, showFirstProblem, writeFields } from './form-fields.ts';
import type { Announced } from './ProblemAnnouncement.tsx';

/**
 * The behavior of the contact form. Its fields are uncontrolled: their values are read when they are needed, so that
 * nothing that was typed before the scripts ran is lost. `problems` are shown beside the fields.
 */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const { delivery } = useSite();
  const { problems, sending, progress, sent } = useContactRequest();
  const { key, search, hash } = useLocation();
  const cameBack = useNavigationType() === NavigationType.Pop;
  const initialValues = useInitialValues(search, cameBack);
  const [announced, setAnnounced] = useState<Announced>({ problem: '', times: 0 });

  /** Announces the problem of a field that has kept the focus. */
  const announce = (field: Element | null, found: FieldProblems) => {
    const [, problem = ''] = Object.entries(found).find(([name]) => isFormField(field) && field.name === name) ?? [];
    setAnnounced(({ times }) => ({ problem, times: times + 1 }));
  };

  // If this fails, sending the form tries again.
  useEffect(() => void (delivery && fetchDelivery().catch(() => {})), [delivery]);

  // A layout effect runs before the page is removed. A later effect could run after the request was sent.
  useLayoutEffect(() => {
    const shown = form.current;
    return () => void (shown && keepDraft(readFields(shown), sent));
  }, [sent]);

  // Each click on a link to this page gives the location a new key, also when the address stays the same. A link with a query,
  // such as the emergency buttons of header and footer, fills the form and enters it. An anchor of the page does not.
  const followed = useRef(search);
  useEffectOfChange(key, () => {
    const isAnchor = hash !== '' && search === followed.current;
    followed.current = search;
    if (!form.current || cameBack || search === '' || isAnchor) return;
    writeFields(form.current, readContactQuery(search));
    enterForm();
  });

  useEffectOfChange(sent, () => {
    if (form.current) writeFields(form.current, emptyValues);
  });

  useEffectOfChange(sending, () => {
    // The button lost the focus when it was disabled. A visitor who has moved on keeps theirs.
    if (sending || !form.current) return;
    const { activeElement } = document;
    if (!activeElement?.matches('body, [type=submit]')) announce(activeElement, problems);
    else if (!showFirstProblem(form.current)) submitButton.current?.focus();
  });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const { currentTarget } = event;
    const { activeElement } = document;
    const result = checkValues(readFields(currentTarget));
    // `flushSync`, because the problem must be in the document when the field takes the focus and is read out.
    flushSync(() => showProblems(result.problems));
    closeNotices(({ about, text }) => about === 'request' && text !== result.notice?.text);
    if (result.notice) notify({ kind: 'error', about: 'request', ...result.notice });
    if (result.passed) void sendRequest(delivery ? dataToSend(currentTarget) : undefined);
    else if (showFirstProblem(currentTarget) === activeElement) announce(activeElement, result.problems);
  };

  /** Lets the problem of a field follow its text: it goes, or it counts how much is still too long. */
  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const values = readFields(currentTarget);
    endConfirmation();
    closeCorrected(values);
    if (!isFormField(target) || !(target.name in problems)) return;
    setAnnounced(({ times }) => ({ problem: '', times }));
    const others = Object.entries(problems).filter(([name]) => name !== target.name);
    const now = Object.entries(checkValues(values).problems).filter(([name]) => name === target.name);
    const remaining = [...others, ...now];
    showProblems(Object.fromEntries(remaining));
    // What the server has refused is corrected, too.
    if (remaining.length === 0) closeNotices(({ about, kind }) => about === 'request' && kind === 'error');
  };

  return {
    ref: form,
    submitButton,
    initialValues,
    problems,
    sending,
    progress,
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

/**
 * Returns the values of the fields when they appear: the visitor's draft, overridden by the values that the address selects.
 * After Back or Forward the address selects nothing, so that the visitor's later changes stay.
 */
function useInitialValues(search: string, cameBack: boolean): ContactValues {
  const [values] = useState(() => {
    const draft = findDraft();
    const prefill = draft && cameBack ? {} : readContactQuery(search);
    return { ...emptyValues, ...draft, ...prefill };
  });
  return values;
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
