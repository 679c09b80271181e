/**
 * Returns the values of a form by the names of their fields, without files and without the field that people do not see. Runs in the
 * page. `FormData` would leave out the fields while they are sent, because they are disabled.
 */
export function readValues(form: Element): Record<string, string> {
  const values: Record<string, string> = {};
  for (const field of form.querySelectorAll('input, select, textarea')) {
    if (!('value' in field && 'name' in field) || field.closest('[aria-hidden]')) continue;
    const { name, value } = field;
    const isLeftOut =
      field instanceof HTMLInputElement && (field.type === 'file' || (field.type === 'checkbox' && !field.checked));
    if (typeof name === 'string' && name !== '' && typeof value === 'string' && !isLeftOut) values[name] = value;
  }
  return values;
}
