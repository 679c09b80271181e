import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { valuesFrom, type ContactValues } from '../rules.ts';
import { applyLink } from './apply-link.ts';
import { enterForm, readFields, mountedForm, writeFields } from './form-fields.ts';
import { changeForm, formState, initialState } from './form-state.ts';

/**
 * Restores the draft when the form is shown, and lets the form follow the links to it. Returns the values with which the form is
 * rendered. The fields are uncontrolled: the document holds their values, so that nothing is lost that was typed before the scripts
 * ran.
 */
export function useDraft(): ContactValues {
  const { key, search, hash } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const followed = useRef({ key, search });
  const linkValues = applyLink(search, false, initialState).values;

  // If a password manager or a translator has changed the served form, React removes it and renders another one in the same task. No
  // effect runs in between. So the rendering reads the entries and the focus of the served form.
  const [{ served, focused }] = useState(() => {
    const form = import.meta.env.SSR ? null : mountedForm();
    return { served: form && readFields(form), focused: form && document.activeElement };
  });
  const [restored] = useState(() => applyLink(search, served ? wasReloaded() : isPop, formState()));

  const open = useEffectEvent((form: HTMLFormElement) => {
    const current = readFields(form);
    // What was entered before the scripts ran is newer than the draft.
    const values = valuesFrom((name) => (current[name] === linkValues[name] ? restored.values : current)[name]);
    writeFields(form, values);
    changeForm({ values, linked: restored.linked });
    if (focused && !focused.isConnected) focusAgain(focused.id);
  });
  // A layout effect runs before the form is seen, and before it is removed. Its problems are about values that the visitor has seen,
  // so they go with it.
  useLayoutEffect(() => {
    const form = mountedForm();
    if (!form) return undefined;
    open(form);
    return () => changeForm({ values: readFields(form), problems: {}, announcement: initialState.announcement });
  }, []);

  // Each click on a link to this page gives the location a new key, also when the address stays the same. A link with a query,
  // such as the emergency buttons of header and footer, fills the form and enters it. An anchor of the page does not.
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

/** Tells whether the document was loaded again, by a reload, by Back, or because a phone had discarded its tab. */
const wasReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type !== 'navigate');

function focusAgain(id: string): void {
  const field = document.getElementById(id);
  field?.focus({ preventScroll: true });
  // Otherwise its caret would be before the text.
  if (field instanceof HTMLTextAreaElement) field.selectionStart = field.value.length;
}
