import type { ContactField } from '../fields.ts';
import { readContactQuery } from '../link.ts';
import { emptyValues, type ContactValues } from '../rules.ts';
import { contactFieldNames, readFields, writeFields } from './form-fields.ts';

/**
 * The values of the contact form, in two layers. The visitor's own go only when they were sent. Those of a link lie above them
 * and go when another link is followed. Both outlive the page, so that a visitor who looks something up on the site finds them
 * again. They are kept in memory only, so they do not outlive the document.
 *
 * On the server they never change, because only effects and events change them.
 */
let chosen: Partial<ContactValues> = {};
let linked: Partial<ContactValues> = {};
/** The values of each followed link by its query, without those in whose place the visitor has chosen others since. */
const followed = new Map<string, Partial<ContactValues>>();

/** The form while it is shown. */
let form: HTMLFormElement | undefined;
let known = emptyValues;

/** The values of the form when they were last read or written. */
export const currentValues = (): ContactValues => known;

/** Identifies the values of the followed link. */
export type LinkedValues = typeof linked;

export const linkedValues = (): LinkedValues => linked;

/**
 * Shows the values in a form that has appeared. A field that differs from `rendered` was filled in before the scripts ran, by
 * the visitor or by the browser.
 */
export function showValuesIn(appeared: HTMLFormElement, rendered: ContactValues): void {
  form = appeared;
  known = rendered;
  readEntries();
}

/** Keeps the values of the form that is removed. */
export function keepValues(): void {
  readEntries();
  form = undefined;
}

/** Sets the values of a link that was followed. They replace the visitor's own until another link is followed. */
export function followLink(search: string): void {
  readEntries();
  linked = readContactQuery(search);
  followed.set(search, linked);
  writeValues();
}

/**
 * Sets the values of the link to which Back, Forward or a reload has returned: those that it still had. If it was followed in an
 * earlier document, the visitor's own may be later, so they stay.
 */
export function returnToLink(search: string): void {
  readEntries();
  linked = followed.get(search) ?? without(Object.keys(chosen), readContactQuery(search));
  followed.set(search, linked);
  writeValues();
}

/** Takes the value of a field as the visitor's own, also if a link had set the same. Returns the values of the form. */
export function chooseField(name: ContactField): ContactValues {
  readEntries();
  choose(name);
  return known;
}

/** Reads the form and returns its values. Browsers and extensions fill in fields without an event. */
export function readEntries(): ContactValues {
  if (!form) return known;
  const before = known;
  known = readFields(form);
  for (const name of contactFieldNames) if (known[name] !== before[name]) choose(name);
  return known;
}

/** Removes the values that were sent: all but those of a link that was followed in the meantime. */
export function removeSent(sent: LinkedValues): void {
  chosen = {};
  followed.clear();
  if (linked === sent) linked = {};
  writeValues();
}

function choose(name: ContactField) {
  chosen = { ...chosen, [name]: known[name] };
  linked = without([name], linked);
  for (const [search, values] of followed) followed.set(search, without([name], values));
}

const without = (names: readonly string[], values: Partial<ContactValues>): Partial<ContactValues> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

function writeValues() {
  known = { ...emptyValues, ...chosen, ...linked };
  if (form) writeFields(form, known);
}
