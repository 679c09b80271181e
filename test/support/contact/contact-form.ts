import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { inOrder } from './contact-request.ts';

/** Values by the names of their fields. The checkbox for the terms is `on` or absent. */
export type Values = Readonly<Record<string, string>>;

export const everything: Values = inOrder;

/** The fields without which the form is refused, and the terms. */
export const required: Values = { ...everything, company: '', industry: '', serviceType: '', urgency: '' };

/** The values of an empty form. */
export const nothing: Values = Object.fromEntries(
  Object.keys(everything).flatMap((name) => (name === 'terms' ? [] : [[name, '']])),
);

export const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };

/** The notices of the form. */
export const missing = 'Missing Information\nPlease fill in all required fields.';
export const invalid = 'Check Your Entries\nPlease correct the marked fields.';
export const agreement = 'Agreement Required\nPlease agree to be contacted regarding your request.';
export const notSent = 'Error Sending Message\nPlease try again or refresh the page.';
export const sent =
  "Message Sent Successfully!\nWe'll get back to you within 4 hours for general inquiries, or immediately for emergencies.";
export const added = (count: number) => `${count} file(s) added successfully`;
export const refused = (...problems: string[]) => ['File Upload Error', ...problems].join('\n');

export { fileProblems } from '../../../src/contact/files.ts';

/** The contact form of a page. */
export class ContactForm {
  readonly page: Page;
  readonly root: Locator;
  readonly picker: Locator;
  /** Opens the picker. */
  readonly chooseButton: Locator;
  /** Says that files were attached, and are gone. */
  readonly filesLost: Locator;
  /** What is wrong with the attached files. */
  readonly filesProblem: Locator;
  readonly removeButtons: Locator;
  readonly submitButton: Locator;
  /** The words that stay at the form after a request was sent. */
  readonly confirmation: Locator;
  /** The words that stay at the form after a request has failed. */
  readonly failureHelp: Locator;
  /** The words at the form when sending takes long. */
  readonly stillSending: Locator;

  constructor(page: Page) {
    this.page = page;
    this.root = page.locator('form:has([name="terms"])');
    this.picker = this.root.locator('input[type="file"]');
    this.chooseButton = this.root.getByRole('button', { name: 'Choose files', exact: true });
    this.filesLost = this.root.getByText('Please choose them again.');
    this.filesProblem = this.root.locator('#files-problem');
    this.removeButtons = this.root.getByRole('button', { name: /^Remove / });
    this.submitButton = this.root.locator('button[type="submit"]');
    this.confirmation = this.root.getByText('Message Sent Successfully!');
    this.failureHelp = this.root.locator('p').filter({ hasText: 'Everything you entered is still here' });
    this.stillSending = this.root.locator('p').filter({ hasText: 'We are still trying to send it' });
  }

  field(name: string): Locator {
    return this.root.locator(`[name="${name}"]`);
  }

  /** Enters these values and leaves the other fields as they are. */
  async enter(values: Values): Promise<void> {
    await this.root.evaluate(enterValues, values);
  }

  /** Attaches files to an empty list and waits until they are listed. */
  async attach(...files: (typeof plan)[]): Promise<void> {
    await this.picker.setInputFiles(files);
    await expect.poll(() => this.files()).toEqual(files.map(({ name }) => name));
  }

  async remove(file: string): Promise<void> {
    await this.root.getByRole('button', { name: `Remove ${file}`, exact: true }).click();
  }

  /** Submits by keyboard. A click would wait until the button is scrolled into view and no longer moves. */
  async submit(): Promise<void> {
    await this.submitButton.press('Enter');
  }

  /** Submits the form and waits until it is sending. */
  async send(): Promise<void> {
    await this.submit();
    await expect.poll(() => this.isSending()).toBe(true);
  }

  async isSending(): Promise<boolean> {
    return (await this.submitButton.innerText()) === 'Sending...';
  }

  values(): Promise<Values> {
    return this.root.evaluate(readValues);
  }

  /** Returns the names of the attached files. */
  files(): Promise<string[]> {
    return this.root.locator('[aria-label="Attached files"] li > span:first-child').allInnerTexts();
  }

  /** Returns the names of the fields that are marked as wrong, in their order. */
  wrongFields(): Promise<(string | null)[]> {
    return this.root
      .locator('[aria-invalid="true"]')
      .evaluateAll((all) => all.map((element) => element.getAttribute('name')));
  }

  /** Returns the accessible description of a field: its hint and its problem. */
  descriptionOf(name: string): Promise<string> {
    return this.field(name).evaluate((element) => {
      const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
      const texts = ids.map((id) => {
        const description = document.getElementById(id);
        if (!description) throw new Error(`There is no #${id}`);
        return description.textContent;
      });
      return texts.join(' ');
    });
  }

  /** Returns the name of the focused element, or else its id, or else its type. */
  focused(): Promise<string | null | undefined> {
    return this.page.evaluate(() => {
      const { activeElement: element } = document;
      return element?.getAttribute('name') ?? (element?.id || element?.getAttribute('type'));
    });
  }

  /** Returns whether a field and its label are between the sticky header and the lower edge of the window. */
  isInView(name: string): Promise<boolean> {
    return this.field(name).evaluate((element) => {
      const box = element.closest('[data-field]')?.getBoundingClientRect();
      const header = document.querySelector('header')?.getBoundingClientRect();
      return box !== undefined && header !== undefined && box.top >= header.bottom && box.bottom <= window.innerHeight;
    });
  }
}

/**
 * Runs in the page. Enters values into the fields of these names, texts as a keyboard does. `fill`, `selectOption` and
 * `check` would take ten times as long.
 */
function enterValues(form: Element, values: Readonly<Record<string, string>>): void {
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

/**
 * Returns the values of a form by the names of their fields, without files and without the field that people do not see. Runs in the
 * page. `FormData` would leave out the fields while they are sent, because they are disabled.
 */
function readValues(form: Element): Record<string, string> {
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
