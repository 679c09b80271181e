import { expect } from 'vitest';
import { test } from '../support/browser.ts';
import {
  descriptionOf,
  enter,
  entered,
  field,
  focused,
  nothing,
  required,
  submitButton,
  wrongFields,
} from '../support/contact-form-page.ts';
import { notices } from '../support/notices-page.ts';

const missing = 'Missing Information\nPlease fill in all required fields.';
const agreement = 'Agreement Required\nPlease agree to be contacted regarding your request.';
const requiredNames = ['firstName', 'lastName', 'email', 'phone', 'message'];

test('an empty form: one notice, every field that fails says so until it is in order, the first has the focus', async ({
  visit,
}) => {
  const page = await visit('/contact');
  await field(page, 'company').press('Enter');
  await expect.poll(() => notices(page)).toEqual([missing]);
  expect(await wrongFields(page)).toEqual([...requiredNames, 'terms']);
  expect(await focused(page)).toBe('firstName');
  const problems = new Set<string>();
  for (const name of [...requiredNames, 'terms']) problems.add(await descriptionOf(page, name));
  expect(problems.size).toBe(6);
  expect(problems).not.toContain('');
  expect(await submitButton(page).isEnabled()).toBe(true);

  await field(page, 'lastName').fill('O');
  expect(await wrongFields(page)).toEqual(['firstName', 'email', 'phone', 'message', 'terms']);
  expect(await descriptionOf(page, 'lastName')).toBe('');
  expect(await focused(page)).toBe('lastName');
  // The hint stays when the problem goes.
  const both = await descriptionOf(page, 'phone');
  await field(page, 'phone').fill('5');
  expect(both).toContain(await descriptionOf(page, 'phone'));
  expect(both).not.toBe(await descriptionOf(page, 'phone'));
});

test('first what is missing or blank, then the agreement, then it is sent, also without a service type', async ({
  visit,
}) => {
  const page = await visit('/contact');
  await enter(page, { ...required, terms: '', phone: '  ' });
  await submitButton(page).click();
  await expect.poll(() => notices(page)).toEqual([missing]);
  expect(await wrongFields(page)).toEqual(['phone', 'terms']);

  await enter(page, { phone: '507 555 0100' });
  await submitButton(page).click();
  await expect.poll(() => notices(page)).toEqual([missing, agreement]);
  expect(await wrongFields(page)).toEqual(['terms']);
  expect(await focused(page)).toBe('terms');

  await page.keyboard.press('Space');
  expect(await wrongFields(page)).toEqual([]);
  expect(await field(page, 'serviceType').inputValue()).toBe('');
  await submitButton(page).click();
  await expect.poll(() => submitButton(page).innerText()).toBe('Sending...');
});

test('an e-mail that is none is refused beside the field, without a notice', async ({ visit }) => {
  const page = await visit('/contact');
  await enter(page, required);
  for (const email of ['nobody', 'a b@c.de']) {
    await field(page, 'email').fill(email);
    await submitButton(page).click();
    await expect.poll(() => wrongFields(page), { message: email }).toEqual(['email']);
    expect(await focused(page)).toBe('email');
    expect(await descriptionOf(page, 'email')).toMatch(/\S/);
    expect(await notices(page)).toEqual([]);
    await field(page, 'email').fill('dana@example.com');
    expect(await wrongFields(page)).toEqual([]);
  }
});

test('a refusal loses nothing that was entered', async ({ visit }) => {
  const page = await visit('/contact?service=steel-fabrication&urgency=soon');
  const typed = { company: 'Cannon Valley Milling', lastName: '  Olson ', email: 'nobody', message: '  two\nlines ' };
  await enter(page, typed);
  await submitButton(page).click();
  await expect.poll(() => notices(page)).toEqual([missing]);
  expect(await wrongFields(page)).toEqual(['firstName', 'email', 'phone', 'terms']);
  const chosen = { serviceType: 'steel-fabrication', urgency: 'soon' };
  expect(await entered(page)).toEqual({ ...nothing, ...typed, ...chosen });
});

test.for([360, 1440])('the first problem is in view with its label at %i px', async (width, { visit }) => {
  const page = await visit('/contact', { width, reducedMotion: 'reduce' });
  await submitButton(page).click();
  await expect.poll(() => focused(page)).toBe('firstName');
  const box = await page.locator('.field:has([name="firstName"])').boundingBox();
  const header = await page.locator('header').first().boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? NaN);
  expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(page.viewportSize()?.height ?? NaN);
});
