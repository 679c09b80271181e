import { cleanValues } from '../rules.ts';
import { readFields } from './form-fields.ts';
import { formState } from './form-state.ts';

/** Completes the entries of a form each time they are read. It is a ref of the form. */
export function completesEntries(form: HTMLFormElement) {
  form.addEventListener('formdata', completeEntries);
  return () => form.removeEventListener('formdata', completeEntries);
}

/**
 * Completes the entries of the form: the texts as they were checked, the files, which are in the list and not in the picker, and
 * an id. The browser asks for them when our code reads the form, and when it posts the form itself.
 */
function completeEntries({ target, formData }: FormDataEvent): void {
  if (!(target instanceof HTMLFormElement)) return;
  // First, because the browser posts the form even if something below throws.
  formData.delete('files');
  const { files } = formState().current();
  for (const { file } of files) formData.append('files', file);
  const { terms: _box, ...texts } = cleanValues(readFields(target));
  for (const [name, text] of Object.entries(texts)) formData.set(name, text);
  // The server sends no second mail for an id whose mail it has sent, so a lost answer does no harm.
  const id = formState().identify(JSON.stringify([...formData, ...files.map((file) => file.id)]));
  if (id) formData.set('requestId', id);
  // Milliseconds since the document was requested. Programs need less time than people. Each retry sends the same value.
  formData.set('elapsed', String(Math.round(performance.now())));
}
