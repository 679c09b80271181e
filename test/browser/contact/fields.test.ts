import { expect } from 'vitest';
import { collectAnnouncements, takeAnnouncements } from '../../support/browser/announcements.ts';
import { violations } from '../../support/browser/axe.ts';
import { test, windowOf } from '../../support/browser/browser.ts';
import {
  ContactForm,
  everything,
  fileProblems,
  invalid,
  missing,
  plan,
  refused,
  required,
} from '../../support/contact/contact-form.ts';
import { Notices } from '../../support/notices/notices.ts';

test('required fields say so, none is invalid yet, and Tab shows its focus in each', async ({ visit }) => {
  const page = await visit('/contact', { reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  const names = Object.keys(everything);
  expect(await form.root.locator('[required]').count()).toBe(7);
  await expect.poll(() => form.wrongFields()).toEqual([]);
  const stops = await page.evaluateHandle(() => {
    const reached: (string | null)[][] = [];
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element)) return;
      const name = target.getAttribute('name') ?? (target.id || target.getAttribute('type'));
      reached.push([name, getComputedStyle(target).outlineStyle]);
    });
    return reached;
  });
  await form.field('firstName').focus();
  for (let stop = 1; stop < names.length + 4; stop++) await page.keyboard.press('Tab');
  // The e-mail address and the privacy text are links.
  const expected = [...names.slice(0, -1), 'files-choose', 'terms', null, null, 'submit'];
  await expect.poll(() => stops.jsonValue()).toEqual(expected.map((name) => [name, 'solid']));
});

const requiredNames = ['firstName', 'lastName', 'email', 'phone', 'message', 'terms'];

test('each empty field has its problem, and the first is in view', async ({ visit }) => {
  const page = await visit('/contact', { reducedMotion: 'reduce' });
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
});

test('a problem of the field that keeps the focus is announced each time', async ({ visit }) => {
  const page = await visit('/contact', { reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  const mistyped = 'Check the e-mail address. It should look like name@example.com.';
  const announced = () =>
    page.evaluate(takeAnnouncements).then((words) => words.filter((text) => text.includes(mistyped)));
  const typed = { ...required, lastName: ' Olson\u200b ', email: 'ann@gmailcom' };
  await form.enter(typed);
  await page.evaluate(collectAnnouncements);
  await form.field('email').focus();
  for (let turn = 0; turn < 3; turn += 1) {
    await page.keyboard.press('Enter');
    await expect.poll(announced).toEqual([mistyped]);
  }
  await expect.poll(() => form.focused()).toBe('email');
  expect(await form.values()).toMatchObject({ lastName: typed.lastName });
  await expect.poll(() => new Notices(page).texts()).toEqual([invalid]);

  // A focus that moves makes the screen reader read the field and its problem.
  await form.field('company').press('Enter');
  await expect.poll(() => form.focused()).toBe('email');
  expect(await announced()).toEqual([]);
});
