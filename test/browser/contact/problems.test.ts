import { expect } from 'vitest';
import { violationsAtBothWidths, withAxe } from '../../support/browser/axe.ts';
import { test, windowOf } from '../../support/browser/browser.ts';
import { ContactForm, missing, nothing, required } from '../../support/contact/contact-form.ts';
import { Notices } from '../../support/notices/notices.ts';

const requiredNames = ['firstName', 'lastName', 'email', 'phone', 'message', 'terms'];

test('each empty field has its problem until it is filled in, and the first is in view', async ({ visit }) => {
  const page = await visit('/contact', { ...withAxe, reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  for (const width of [360, 1440]) {
    await page.setViewportSize(windowOf(width));
    await form.submit();
    await expect.poll(() => form.focused()).toBe('firstName');
    await expect.poll(() => form.isInView('firstName')).toBe(true);
  }
  expect(await new Notices(page).texts()).toEqual([missing]);
  const problems = new Set<string>();
  for (const name of requiredNames) problems.add(await form.descriptionOf(name));
  expect(problems.size).toBe(requiredNames.length);
  expect(problems).not.toContain('');
  await new Notices(page).arrived();
  expect(await violationsAtBothWidths(page)).toEqual([]);

  await form.field('lastName').fill('O');
  expect(await form.wrongFields()).toEqual(requiredNames.filter((name) => name !== 'lastName'));
  expect(await form.descriptionOf('lastName')).toBe('');
  expect(await form.focused()).toBe('lastName');
  // The hint stays when the problem goes.
  const both = await form.descriptionOf('phone');
  await form.field('phone').fill('5');
  const hint = await form.descriptionOf('phone');
  expect(hint).toMatch(/\S/);
  expect(both).toContain(hint);
  expect(both).not.toBe(hint);
});

test('a refusal keeps what was typed, with its white space and invisible characters', async ({ visit }) => {
  const page = await visit('/contact');
  const form = new ContactForm(page);
  const typed = {
    ...required,
    firstName: '\u200b\u00a0',
    lastName: '  Olson ',
    email: '\u200edana@exam\u00adple.com\u00a0\u200b',
    message: '  two\nlines ',
    urgency: 'soon',
  };
  await form.enter(typed);
  await form.submit();
  await expect.poll(() => form.wrongFields()).toEqual(['firstName']);
  expect(await form.values()).toEqual({ ...nothing, ...typed });
});

test('a mistyped e-mail address is reported beside its field, without a notice', async ({ visit }) => {
  const page = await visit('/contact');
  const form = new ContactForm(page);
  await form.enter({ ...required, email: 'ann at example' });
  await form.submit();
  await expect.poll(() => form.wrongFields()).toEqual(['email']);
  expect(await form.descriptionOf('email')).toMatch(/^Check the e-mail address\./);
  expect(await new Notices(page).texts()).toEqual([]);
});

test('a text that is too long says by how much while it is shortened', async ({ visit }) => {
  const form = new ContactForm(await visit('/contact'));
  const message = 'x'.repeat(70_000);
  await form.enter({ ...required, message });
  await form.submit();
  await expect.poll(() => form.descriptionOf('message')).toContain('It is 60,000 too long.');
  expect(await form.field('message').inputValue()).toBe(message);
  await form.field('message').fill(message.slice(0, 10_002));
  await expect.poll(() => form.descriptionOf('message')).toContain('It is 2 too long.');
  await form.field('message').fill(message.slice(0, 10_000));
  await expect.poll(() => form.wrongFields()).toEqual([]);
});
