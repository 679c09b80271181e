import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { ContactField } from '../fields.ts';
import { valuesFrom, type ContactValues } from '../rules.ts';
import { enterForm, readFields, mountedForm, writeFields } from './form-fields.ts';
import { applyLink, changeForm, forgetOldDraft, formState, initialState } from './form-state.ts';

/**
 * Restores the draft when the form is shown, applies links to the form, and moves the focus after them. Returns the initial values.
 * The fields are uncontrolled: the document holds the values, so nothing typed before hydration is lost.
 */
export function useFormOnPage(): ContactValues {
  const { key, search, hash } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const followed = useRef({ key, search });
  const linkValues = applyLink(search, false, initialState).values;

  // A password manager or a translator may insert elements into the served form. Hydration then creates the form again, and no
  // effect runs before that. So rendering reads the entries and the focus of the served form.
  const [{ served, focused }] = useState(() => {
    const form = import.meta.env.SSR ? null : mountedForm();
    return { served: form && readFields(form), focused: form && document.activeElement };
  });
  const [restored] = useState(() => {
    forgetOldDraft();
    return applyLink(search, served ? wasReloaded() : isPop, formState());
  });

  const open = useEffectEvent((form: HTMLFormElement) => {
    const current = readFields(form);
    const { expired } = formState();
    // Entries from before hydration are newer than the draft, unless the browser has restored those of a draft that is too old.
    const isOld = (name: ContactField) => [linkValues[name], expired?.[name]].includes(current[name]);
    const values = valuesFrom((name) => (isOld(name) ? restored.values : current)[name]);
    writeFields(form, values);
    changeForm({ values, linked: restored.linked });
    if (focused && !focused.isConnected) focusAgain(focused.id);
  });
  // A layout effect runs before the form is painted, and its cleanup before the form is removed. The problems go with the form,
  // because they refer to values that the visitor has seen.
  useLayoutEffect(() => {
    const form = mountedForm();
    if (!form) return undefined;
    open(form);
    return () => changeForm({ values: readFields(form), problems: {}, announcement: initialState.announcement });
  }, []);

  // Each click on a link to this page gives the location a new key, even if the address stays the same. A link with a query,
  // such as the emergency buttons of header and footer, fills and enters the form. An anchor of the page does neither.
  const follow = useEffectEvent(() => {
    const form = mountedForm();
    if (!form || followed.current.key === key || (hash !== '' && search === followed.current.search)) return;
    followed.current = { key, search };
    const entered = applyLink(search, isPop, { ...formState(), values: readFields(form) });
    changeForm(entered);
    writeFields(form, entered.values);
    if (!isPop && search !== '') enterForm();
  });
  useEffect(() => follow(), [key]);
  return served ?? restored.values;
}

/** Tells whether the document was loaded by a reload, by Back, or after a phone had discarded the tab. */
const wasReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type !== 'navigate');

function focusAgain(id: string): void {
  const field = document.getElementById(id);
  field?.focus({ preventScroll: true });
  // Without this the caret would be before the text.
  if (field instanceof HTMLTextAreaElement) field.selectionStart = field.value.length;
}
