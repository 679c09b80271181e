import { useLayoutEffect, useState } from 'react';

const fieldSelector = 'input, select, textarea';

/** The fields of the served page, and the element in it that has the focus. */
interface ServedPage {
  fields: readonly Element[];
  focused: Element | null;
}

/**
 * Gives the fields back what the visitor has entered before hydration, and the focus. If something has changed the served
 * markup, such as a password manager, a translator or a proxy, React removes it and renders the page again with empty fields.
 * It stands before the pages, so that its effect runs before theirs.
 */
export function ServedFields() {
  // React removes the markup in the same task in which it has called this, so nothing can be entered in between.
  const [served] = useState(readServedPage);
  useLayoutEffect(() => {
    if (served) restore(served);
  }, [served]);
  return null;
}

function readServedPage(): ServedPage | undefined {
  // There is no document on the server.
  if (import.meta.env.SSR) return undefined;
  return { fields: [...document.querySelectorAll(fieldSelector)], focused: document.activeElement };
}

function restore({ fields, focused }: ServedPage) {
  const removed = fields.filter((field) => !field.isConnected);
  for (const field of document.querySelectorAll(fieldSelector)) {
    // Something may have added a field, also one of the same name.
    const old = fields.includes(field) ? undefined : findSame(removed, field);
    if (old) copyEntry(old, field);
  }
  if (focused && !focused.isConnected)
    moveFocus(focused, findSame([...document.querySelectorAll(focused.localName)], focused));
}

/** Finds the element that is the same before and after: a field by its id or else its name, another one by its type and its text. */
function findSame(elements: readonly Element[], wanted: Element): Element | undefined {
  const { id, localName, textContent } = wanted;
  const name = wanted.getAttribute('name');
  const type = wanted.getAttribute('type');
  const same = elements.filter(
    (element) =>
      element.localName === localName &&
      element.getAttribute('name') === name &&
      (name !== null || (element.getAttribute('type') === type && element.textContent === textContent)),
  );
  return same.find((element) => element.id === id) ?? same[0];
}

function copyEntry(from: Element, to: Element) {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (from.type === 'file') to.files = from.files;
    else if (from.type === 'checkbox') to.checked = from.checked;
    else to.value = from.value;
  } else if (isLongField(from) && isLongField(to)) {
    to.value = from.value;
  }
}

const isLongField = (element: Element) =>
  element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

function moveFocus(from: Element, to: Element | undefined) {
  if (!(to instanceof HTMLElement)) return;
  to.focus({ preventScroll: true });
  if (!hasSelection(from) || !hasSelection(to) || from.selectionStart === null) return;
  to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? undefined);
}

const hasSelection = (element: Element) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
