import { postedForm } from '../link.ts';

/**
 * Posts the entries as the browser does where scripts are off. The answer is a page.
 *
 * @param onLeave called when the answer replaces the page, to which the visitor may come back.
 */
export function postWithoutScripts(data: FormData, onLeave: () => void): void {
  const form = document.createElement('form');
  form.method = postedForm.method;
  form.action = postedForm.action;
  form.enctype = postedForm.encType;
  form.addEventListener('formdata', ({ formData }) => {
    for (const [name, value] of data) formData.append(name, value);
  });
  document.body.append(form);
  form.submit();
  form.remove();
  window.addEventListener('pagehide', onLeave, { once: true });
}
