import { expect } from 'vitest';
import { test } from '../support/browser.ts';
import {
  agreement,
  descriptionOf,
  enter,
  entered,
  field,
  focused,
  missing,
  nothing,
  required,
  send,
  submitButton,
  wrongFields,
} from '../support/contact-form-page.ts';
import { notices } from '../support/notices-page.ts';
import { boxOf } from '../support/page-state.ts';

const requiredNames = ['firstName', 'lastName', 'email', 'phone', 'message'];

test('an empty form shows one notice, marks each field until it is filled in and focuses the first', async ({
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

test('missing fields are reported first, then the agreement; the service type is not enforced', async ({ visit }) => {
  const page = await visit('/contact');
  const typed = {
    ...required,
    lastName: '  Olson ',
    phone: '  ',
    message: '  two\nlines ',
    urgency: 'soon',
    terms: '',
  };
  await enter(page, typed);
  await submitButton(page).click();
  await expect.poll(() => notices(page)).toEqual([missing]);
  expect(await wrongFields(page)).toEqual(['phone', 'terms']);
  const { terms: _terms, ...kept } = typed;
  expect(await entered(page)).toEqual({ ...nothing, ...kept });

  await enter(page, { phone: '507 555 0100' });
  await submitButton(page).click();
  await expect.poll(() => notices(page)).toEqual([missing, agreement]);
  expect(await wrongFields(page)).toEqual(['terms']);
  expect(await focused(page)).toBe('terms');

  await page.keyboard.press('Space');
  expect(await wrongFields(page)).toEqual([]);
  expect(await field(page, 'serviceType').inputValue()).toBe('');
  await send(page);
});

test('an invalid e-mail address is reported beside the field, without a notice', async ({ visit }) => {
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

test.for([360, 1440])('the first problem and its label are in view at %i px', async (width, { visit }) => {
  const page = await visit('/contact', { width, reducedMotion: 'reduce' });
  await submitButton(page).click();
  await expect.poll(() => focused(page)).toBe('firstName');
  const box = await boxOf(page.locator('.field:has([name="firstName"])'));
  const header = await boxOf(page.locator('header').first());
  expect(box.y).toBeGreaterThanOrEqual(header.height);
  expect(box.bottom).toBeLessThanOrEqual(page.viewportSize()?.height ?? NaN);
});
