import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { readContactQuery } from '../addresses.ts';
import type { ContactField } from '../fields.ts';
import { emptyValues, type ContactValues } from '../rules.ts';
import { enterForm, readFields, shownForm, writeFields } from './form-fields.ts';

/** The lists that a link to the form can set. */
const linkedFields = ['serviceType', 'industry', 'urgency'] as const;

/** The values that a link has set, without those that the visitor has changed since. */
type Linked = { readonly [name in (typeof linkedFields)[number]]?: string };

/**
 * The values that the form had when they were last read. They outlive the page, so that a visitor who looks something up on the
 * site finds them again, but not the document. On the server they never change, because only effects and events change them.
 */
let draft = emptyValues;
let linked: Linked = {};

export const linkedValues = (): Linked => linked;

/**
 * Returns the values of the form after a link, and what the link has set. The values of the link before are removed. Back, Forward and a
 * reload return to a link: then it replaces nothing that the visitor has chosen.
 */
export function afterLink(search: string, cameBack: boolean, before: { values: ContactValues; set: Linked }) {
  const named = readContactQuery(search);
  const values = { ...before.values };
  for (const name of linkedFields) if (values[name] === before.set[name]) values[name] = '';
  const set: Linked = Object.fromEntries(
    linkedFields.filter((name) => named[name] && !(cameBack && values[name])).map((name) => [name, named[name]]),
  );
  return { values: { ...values, ...set }, set };
}

const followLink = (search: string, cameBack: boolean) => afterLink(search, cameBack, { values: draft, set: linked });

/** Reads what is in the form. Browsers and extensions fill in fields without an event. */
export function readDraft(): ContactValues {
  const form = shownForm();
  if (form) draft = readFields(form);
  return draft;
}

/** Reads the form after the visitor has changed a field, whose value is then no longer that of a link. */
export function readChange(changed: ContactField): ContactValues {
  linked = Object.fromEntries(Object.entries(linked).filter(([name]) => name !== changed));
  return readDraft();
}

/** Removes what was sent: all but the values of a link that was followed after `sent`. */
export function removeSent(sent: Linked): void {
  if (linked === sent) linked = {};
  draft = { ...emptyValues, ...linked };
  const form = shownForm();
  if (form) writeFields(form, draft);
}

/**
 * Keeps the draft while the form is shown, and lets it follow the links to it. Returns the values with which the form is rendered.
 * The fields are uncontrolled: the document holds their values, so that nothing is lost that was typed before the scripts ran.
 */
export function useDraft(): ContactValues {
  const { key, search, hash } = useLocation();
  const cameBack = useNavigationType() === NavigationType.Pop;
  // If something has changed the served form, such as a password manager or a translator, React removes it and renders another one
  // in the same task, with what was entered in the served one.
  const [served] = useState(() => (import.meta.env.SSR ? null : shownForm()));
  const [focused] = useState(() => served && document.activeElement);
  const [initialValues] = useState(() => (served ? readFields(served) : followLink(search, cameBack).values));
  const shown = useRef({ key, search });

  const appear = useEffectEvent(() => {
    linked = followLink(search, cameBack).set;
    readDraft();
    if (!focused || focused.isConnected) return;
    const field = document.getElementById(focused.id);
    field?.focus({ preventScroll: true });
    // Otherwise its caret would be before the text.
    if (field instanceof HTMLTextAreaElement) field.selectionStart = field.value.length;
  });
  // A layout effect runs before the form is seen, and before it is removed.
  useLayoutEffect(() => {
    appear();
    return () => void readDraft();
  }, []);

  // Each click on a link to this page gives the location a new key, also when the address stays the same. A link with a query,
  // such as the emergency buttons of header and footer, fills the form and enters it. An anchor of the page does not.
  const follow = useEffectEvent(() => {
    const before = shown.current;
    const form = shownForm();
    if (!form || before.key === key) return;
    shown.current = { key, search };
    if (hash !== '' && search === before.search) return;
    readDraft();
    ({ values: draft, set: linked } = followLink(search, cameBack));
    writeFields(form, draft);
    if (!cameBack && search !== '') enterForm();
  });
  useEffect(() => follow(), [key]);
  return initialValues;
}
