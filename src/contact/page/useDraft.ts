import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { ContactValues } from '../rules.ts';
import { afterLink } from './after-link.ts';
import { enterForm, readFields, shownForm, writeFields } from './form-fields.ts';
import { formState, initialState } from './form-state.ts';

/**
 * Keeps the visitor's entries while other pages are shown, and lets the form follow the links to it. Returns the values with which the
 * form is rendered. The fields are uncontrolled: the document holds their values, so that nothing is lost that was typed before the
 * scripts ran.
 */
export function useDraft(): ContactValues {
  const { key, search, hash } = useLocation();
  const cameBack = useNavigationType() === NavigationType.Pop;
  const [{ initialValues, focused }] = useState(() => entriesBefore(search, cameBack));

  const open = useEffectEvent(() => {
    formState().opened(readShown(), { key, search }, cameBack);
    if (focused && !focused.isConnected) focusAgain(focused.id);
  });
  // A layout effect runs before the form is seen, and before it is removed.
  useLayoutEffect(() => {
    open();
    return () => formState().left(readShown());
  }, []);

  // Each click on a link to this page gives the location a new key, also when the address stays the same. A link with a query,
  // such as the emergency buttons of header and footer, fills the form and enters it. An anchor of the page does not.
  const follow = useEffectEvent(() => {
    const { followed } = formState().current();
    const form = shownForm();
    if (!form || followed.key === key || (hash !== '' && search === followed.search)) return;
    formState().linkEntered(readFields(form), { key, search }, cameBack);
    writeFields(form, formState().current().values);
    if (!cameBack && search !== '') enterForm();
  });
  useEffect(() => follow(), [key]);
  return initialValues;
}

/**
 * Returns the entries with which the form is first rendered. If something has changed the served form, such as a password manager
 * or a translator, React removes it and renders another one in the same task. No effect runs in between. So the rendering reads the
 * entries and the focus of the served form, and `useState` keeps them.
 */
function entriesBefore(search: string, cameBack: boolean): { initialValues: ContactValues; focused: Element | null } {
  if (import.meta.env.SSR) return { initialValues: afterLink(search, cameBack, initialState).values, focused: null };
  const served = shownForm();
  if (served) return { initialValues: readFields(served), focused: document.activeElement };
  return { initialValues: afterLink(search, cameBack, formState().current()).values, focused: null };
}

/** Reads what is in the form. Browsers and extensions fill in fields without an event. */
function readShown(): ContactValues {
  const form = shownForm();
  return form ? readFields(form) : formState().current().values;
}

function focusAgain(id: string): void {
  const field = document.getElementById(id);
  field?.focus({ preventScroll: true });
  // Otherwise its caret would be before the text.
  if (field instanceof HTMLTextAreaElement) field.selectionStart = field.value.length;
}
