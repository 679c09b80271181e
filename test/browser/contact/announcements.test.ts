import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { collectAnnouncements, takeAnnouncements } from '../../support/browser/announcements.ts';
import { test } from '../../support/browser/browser.ts';
import { ContactForm, plan, required } from '../../support/contact/contact-form.ts';
import { answers, test as deliveryTest } from '../../support/contact/delivery-site.ts';
import { temporaryFiles } from '../../support/temporary-files.ts';

const file = temporaryFiles();
const mistyped = 'Check the e-mail address. It should look like name@example.com.';

const announcements = (page: Page) => page.evaluate(takeAnnouncements);

test('a problem of the field that has the focus is announced each time, and no other', async ({ visit }) => {
  const page = await visit('/contact');
  const form = new ContactForm(page);
  const status = page.getByRole('status');
  await form.enter({ ...required, email: 'ann at example' });
  await page.evaluate(collectAnnouncements);
  await form.field('email').focus();
  for (let turn = 0; turn < 3; turn += 1) {
    await page.keyboard.press('Enter');
    expect(await announcements(page)).toEqual([mistyped]);
    expect(await form.focused()).toBe('email');
  }
  // It is in the accessibility tree, until the visitor types.
  await expect.poll(() => status.filter({ hasText: mistyped }).count()).toBe(1);
  await page.keyboard.type('x');
  await expect.poll(() => status.filter({ hasText: mistyped }).count()).toBe(0);

  // A focus that moves makes the screen reader read the field and its problem.
  await form.field('company').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => form.focused()).toBe('email');
  await form.submit();
  await expect.poll(() => form.focused()).toBe('email');
  expect(await announcements(page)).toEqual([]);

  // With several problems, the one of the focused field is announced. That field is the first one that is wrong.
  await form.enter({ phone: 'x'.repeat(201), message: 'x'.repeat(10_001) });
  await form.field('email').focus();
  await page.keyboard.press('Enter');
  expect(await announcements(page)).toEqual([mistyped]);
  await form.field('email').fill('');
  await page.keyboard.press('Enter');
  expect(await announcements(page)).toEqual(['Enter an e-mail address.']);
  await form.field('email').fill('ann@example.com');
  await page.keyboard.press('Enter');
  await expect.poll(() => form.focused()).toBe('phone');
  expect(await announcements(page)).toEqual([]);
  await page.keyboard.press('Enter');
  expect(await announcements(page)).toEqual(['Shorten “Phone” to 200 characters. It is 1 too long.']);
});

test('the box of the terms is announced like the fields, beside its notice', async ({ visit }) => {
  const page = await visit('/contact');
  const form = new ContactForm(page);
  await form.enter({ ...required, terms: '' });
  await form.submit();
  await expect.poll(() => form.focused()).toBe('terms');
  await page.evaluate(collectAnnouncements);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(takeAnnouncements)).toContain('Check the box so we can reply.');
});

deliveryTest('a problem that the server finds in the field with the focus is announced', async ({ visit, site }) => {
  const notice = { title: 'Check Your Entries', text: 'Please correct the marked fields.' };
  site.next.push(answers.refused(422, { problems: { email: 'No such domain.' }, notice }));
  const page = await visit(`${site.base}/contact`, { expected: [/Failed to load resource/] });
  const form = new ContactForm(page);
  await form.enter(required);
  await page.evaluate(collectAnnouncements);
  await form.field('email').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => form.wrongFields()).toEqual(['email']);
  expect(await form.focused()).toBe('email');
  await expect.poll(() => page.evaluate(takeAnnouncements)).toContain('No such domain.');
});

test('the picker says how many files are attached', async ({ visit }) => {
  const page = await visit('/contact');
  const form = new ContactForm(page);
  const client = await page.context().newCDPSession(page);
  const description = async () => {
    const { nodes } = await client.send('Accessibility.getFullAXTree');
    return nodes.find(
      ({ name }) => /Drawings and photos/.test(String(name?.value)) && name?.value !== 'Drawings and photos',
    )?.description?.value;
  };
  expect(await description()).toMatch(/^Add files, or drop them here/);
  await form.picker.setInputFiles(['1.pdf', '2.pdf', '3.pdf'].map((name) => file(name, 4)));
  await expect.poll(description).toMatch(/^3 files attached Add files, or drop them here/);
  await form.picker.setInputFiles([file('a.exe', 4)]);
  await expect.poll(description).toMatch(/^3 files attached a\.exe: File type not supported/);
  for (const left of ['2 files attached Add', '1 file attached Add', 'Add']) {
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect.poll(description).toMatch(new RegExp(`^${left}`));
  }
  await form.attach(plan);
  await form.enter(required);
  await form.send();
  await expect.poll(description).toMatch(/^Add files, or drop them here/);
});
