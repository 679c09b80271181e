/**
 * Runs in the page. Enters values into the fields of these names, texts as a keyboard does. `fill`, `selectOption` and
 * `check` would take ten times as long.
 */
export function enterValues(form: Element, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.querySelector<HTMLElement>(`[name="${name}"]`);
    field?.focus();
    if (!field || document.activeElement !== field) throw new Error(`${name} does not take the focus`);
    if (field instanceof HTMLSelectElement) {
      field.value = value;
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    } else if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      if (field.checked !== (value === 'on')) field.click();
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      field.select();
      document.execCommand(value ? 'insertText' : 'delete', false, value);
      if (field.value !== value) throw new Error(`${name} does not take ${value}`);
    }
  }
}
