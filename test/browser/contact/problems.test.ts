import { expect } from 'vitest';
import { collectAnnouncements, takeAnnouncements } from '../../support/browser/announcements.ts';
import { violations, withAxe } from '../../support/browser/axe.ts';
import { test, windowOf } from '../../support/browser/browser.ts';
import { ContactForm, fileProblems, missing, plan, refused, required } from '../../support/contact/contact-form.ts';
import { Notices } from '../../support/notices/notices.ts';

const requiredNames = ['firstName', 'lastName', 'email', 'phone', 'message', 'terms'];

test('each empty field has its problem until it is filled in, and the first is in view', async ({ visit }) => {
  const page = await visit('/contact', { ...withAxe, reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  const notices = new Notices(page);
  for (const width of [1440, 360]) {
    await page.setViewportSize(windowOf(width));
    await form.submit();
    await expect.poll(() => form.focused()).toBe('firstName');
    await expect.poll(() => form.isInView('firstName')).toBe(true);
  }
  await expect.poll(() => notices.texts()).toEqual([missing]);
  const problems = new Set<string>();
  for (const name of requiredNames) problems.add(await form.descriptionOf(name));
  expect(problems.size).toBe(requiredNames.length);
  expect(problems).not.toContain('');
  await form.attach({ ...plan, name: `${'a-very-long-name-'.repeat(12)}.jpg` });
  await notices.addWrongFile();
  await expect.poll(() => notices.texts()).toContain(refused(fileProblems.wrongType));
  await notices.arrived();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await form.enter({ lastName: 'O' });
  expect(await form.wrongFields()).toEqual(requiredNames.filter((name) => name !== 'lastName'));
  expect(await form.descriptionOf('lastName')).toBe('');
  expect(await form.focused()).toBe('lastName');
  // The hint stays when the problem goes.
  const both = await form.descriptionOf('phone');
  await form.enter({ phone: '5' });
  const hint = await form.descriptionOf('phone');
  expect(hint).toMatch(/\S/);
  expect(both).toContain(hint);
  expect(both).not.toBe(hint);
});

test('a problem of the field that has the focus is announced each time, and no other; what was typed stays as it is', async ({
  visit,
}) => {
  const page = await visit('/contact', { reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  const announcements = () => page.evaluate(takeAnnouncements);
  const mistyped = 'Check the e-mail address. It should look like name@example.com.';
  const inTree = () => page.getByRole('status').filter({ hasText: mistyped }).count();
  const typed = { ...required, lastName: ' Olson\u200b ', email: 'ann at example' };
  await form.enter(typed);
  await page.evaluate(collectAnnouncements);
  await form.field('email').focus();
  for (let turn = 0; turn < 3; turn += 1) {
    await page.keyboard.press('Enter');
    expect(await announcements()).toEqual([mistyped]);
    expect(await form.focused()).toBe('email');
  }
  expect(await form.values()).toMatchObject({ lastName: typed.lastName });
  // It is in the accessibility tree, until the visitor types.
  await expect.poll(inTree).toBe(1);
  await page.keyboard.type('x');
  await expect.poll(inTree).toBe(0);
  expect(await form.wrongFields()).toEqual(['email']);
  expect(await new Notices(page).texts()).toEqual([]);

  // A focus that moves makes the screen reader read the field and its problem.
  await form.field('company').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => form.focused()).toBe('email');
  await form.submit();
  await expect.poll(() => form.focused()).toBe('email');
  expect(await announcements()).toEqual([]);

  // The box of the terms is announced like the fields, beside its notice.
  await form.enter({ email: 'ann@example.com', terms: '' });
  await form.submit();
  await expect.poll(() => form.focused()).toBe('terms');
  await announcements();
  await page.keyboard.press('Enter');
  await expect.poll(announcements).toContain('Check the box so we can reply.');
});
