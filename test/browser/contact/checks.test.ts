import { expect } from 'vitest';
import { violationsAtBothWidths, withAxe } from '../../support/browser/axe.ts';
import { test } from '../../support/browser/browser.ts';
import * as form from '../../support/contact/contact-form-page.ts';
import { arrived, notices } from '../../support/notices/notices-page.ts';

const requiredNames = ['firstName', 'lastName', 'email', 'phone', 'message'];

test('an empty form passes axe, shows one notice and marks each field until it is filled in', async ({ visit }) => {
  const page = await visit('/contact', withAxe);
  await form.field(page, 'company').press('Enter');
  await expect.poll(() => notices(page)).toEqual([form.missing]);
  expect(await form.wrongFields(page)).toEqual([...requiredNames, 'terms']);
  expect(await form.focused(page)).toBe('firstName');
  const problems = new Set<string>();
  for (const name of [...requiredNames, 'terms']) problems.add(await form.descriptionOf(page, name));
  expect(problems.size).toBe(6);
  expect(problems).not.toContain('');
  expect(await form.submitButton(page).isEnabled()).toBe(true);
  await arrived(page);
  expect(await violationsAtBothWidths(page)).toEqual([]);

  await form.field(page, 'lastName').fill('O');
  expect(await form.wrongFields(page)).toEqual(['firstName', 'email', 'phone', 'message', 'terms']);
  expect(await form.descriptionOf(page, 'lastName')).toBe('');
  expect(await form.focused(page)).toBe('lastName');
  // The hint stays when the problem goes.
  const both = await form.descriptionOf(page, 'phone');
  await form.field(page, 'phone').fill('5');
  expect(both).toContain(await form.descriptionOf(page, 'phone'));
  expect(both).not.toBe(await form.descriptionOf(page, 'phone'));
});

test('missing fields are reported first, then the agreement; the service type is not enforced', async ({ visit }) => {
  const page = await visit('/contact');
  const typed = {
    ...form.required,
    lastName: '  Olson ',
    phone: '  ',
    message: '  two\nlines ',
    urgency: 'soon',
    terms: '',
  };
  await form.enter(page, typed);
  await form.submitButton(page).click();
  await expect.poll(() => notices(page)).toEqual([form.missing]);
  expect(await form.wrongFields(page)).toEqual(['phone', 'terms']);
  const { terms: _terms, ...kept } = typed;
  expect(await form.entered(page)).toEqual({ ...form.nothing, ...kept });

  await form.enter(page, { phone: '507 555 0100' });
  await form.submitButton(page).click();
  await expect.poll(() => notices(page)).toEqual([form.agreement]);
  expect(await form.wrongFields(page)).toEqual(['terms']);
  expect(await form.focused(page)).toBe('terms');

  await page.keyboard.press('Space');
  expect(await form.wrongFields(page)).toEqual([]);
  expect(await form.field(page, 'serviceType').inputValue()).toBe('');
  await form.send(page);
});

test('an invalid e-mail address is reported beside the field, without a notice', async ({ visit }) => {
  const page = await visit('/contact');
  await form.enter(page, form.required);
  await form.field(page, 'email').fill('a b@c.de');
  await form.submitButton(page).click();
  await expect.poll(() => form.wrongFields(page)).toEqual(['email']);
  expect(await form.focused(page)).toBe('email');
  expect(await form.descriptionOf(page, 'email')).toMatch(/\S/);
  expect(await notices(page)).toEqual([]);
  await form.field(page, 'email').fill('dana@example.com');
  expect(await form.wrongFields(page)).toEqual([]);
});

test('invisible characters of a pasted address are no problem, and stay where they are', async ({ visit }) => {
  const page = await visit('/contact');
  const pasted = {
    ...form.required,
    email: '\u200edana@exam\u00adple.com\u00a0\u200b',
    phone: '\u202d507\u00a0555 0100\u202c',
  };
  await form.enter(page, { ...pasted, lastName: '\u200b\u00a0' });
  await form.submitButton(page).click();
  await expect.poll(() => notices(page)).toEqual([form.missing]);
  expect(await form.wrongFields(page)).toEqual(['lastName']);
  await form.enter(page, { lastName: 'Olson' });
  await form.send(page);
  expect(await form.field(page, 'phone').inputValue()).toBe(pasted.phone);
});

test('a text that is too long says by how much, down to its limit, and is kept', async ({ visit }) => {
  const page = await visit('/contact');
  const message = 'x'.repeat(70_000);
  await form.enter(page, { ...form.required, company: 'y'.repeat(201), message });
  await form.submitButton(page).click();
  await expect.poll(() => form.wrongFields(page)).toEqual(['company', 'message']);
  expect(await form.focused(page)).toBe('company');
  expect(await form.descriptionOf(page, 'message')).toContain(
    'Shorten “Message” to 10,000 characters. It is 60,000 too long.',
  );
  expect(await form.field(page, 'message').inputValue()).toBe(message);
  expect(await notices(page)).toEqual([]);
  await form.field(page, 'message').fill(message.slice(0, 10_002));
  await expect.poll(() => form.descriptionOf(page, 'message')).toContain('It is 2 too long.');
  await form.field(page, 'message').fill(message.slice(0, 10_000));
  await expect.poll(() => form.wrongFields(page)).toEqual(['company']);
  await form.field(page, 'company').fill('y'.repeat(200));
  await form.send(page);
});

test.for([360, 1440])('the first problem and its label are in view at %i px', async (width, { visit }) => {
  const page = await visit('/contact', { width, reducedMotion: 'reduce' });
  await form.submitButton(page).click();
  await expect.poll(() => form.focused(page)).toBe('firstName');
  await expect.poll(() => form.isInView(page, 'firstName')).toBe(true);
});
