import type { Locator, Page } from 'playwright-core';
import { formNotices } from '../../src/content/contact.ts';

/** The notice when a request was sent. */
export const sent = `${formNotices.sent.title}\n${formNotices.sent.text}`;

/** What a visitor may enter, by the names of the fields; the box for the terms is `on` or not there. */
export type Entered = Readonly<Record<string, string>>;

/** Everything that must be entered, the terms included. */
export const required: Entered = {
  firstName: 'Dana',
  lastName: 'Olson',
  email: 'dana.olson@example.com',
  phone: '507 555 0100',
  message: 'Leg 3 stands still.\nThe head pulley slips.',
  terms: 'on',
};

export const everything: Entered = {
  ...required,
  company: 'Cannon Valley Milling',
  industry: 'grain',
  serviceType: 'conveyor-elevator',
  urgency: 'urgent',
};

/** The form as it is when nothing is entered. */
export const nothing: Entered = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  industry: '',
  serviceType: '',
  urgency: '',
  message: '',
};

export const field = (page: Page, name: string): Locator => page.locator(`form [name="${name}"]`);
export const picker = (page: Page): Locator => page.locator('form input[type="file"]');
export const submitButton = (page: Page): Locator => page.locator('form button[type="submit"]');

/** The fields in which one chooses. */
const lists = new Set(['industry', 'serviceType', 'urgency']);

export async function enter(page: Page, values: Entered): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = field(page, name);
    if (name === 'terms') await control.setChecked(value === 'on');
    else if (lists.has(name)) await control.selectOption(value);
    else await control.fill(value);
  }
}

/** What the visitor has entered, without files and without the field that visitors never see. */
export const entered = (page: Page): Promise<Entered> =>
  page.locator('form').evaluate((form) => {
    const values: Record<string, string> = {};
    if (!(form instanceof HTMLFormElement)) return values;
    const hidden = form.querySelector<HTMLInputElement>('[aria-hidden] input')?.name;
    for (const [name, value] of new FormData(form)) {
      if (typeof value === 'string' && name !== hidden) values[name] = value;
    }
    return values;
  });

/** The name, or else the id, or else the type of what has the focus. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element?.getAttribute('name') ?? (element?.id || element?.getAttribute('type')) ?? '';
  });

/** What stands beside a field and belongs to it: its hint and its problem. */
export const descriptionOf = (page: Page, name: string): Promise<string> =>
  field(page, name).evaluate((element) => {
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
  });

/** The fields that are marked as wrong, in the order of the form. */
export const wrongFields = (page: Page): Promise<(string | null)[]> =>
  page.locator('form [aria-invalid="true"]').evaluateAll((all) => all.map((element) => element.getAttribute('name')));

/** The attached files as the list shows them. */
export const attached = (page: Page): Promise<string[]> =>
  page.getByRole('list', { name: 'Attached files' }).locator('li > span:first-child').allInnerTexts();
