import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ContactForm, nothing, required, sent } from '../../support/contact/contact-form.ts';
import { answers, test } from '../../support/contact/delivery-site.ts';
import { Notices } from '../../support/notices/notices.ts';
import { followLink, pageShown } from '../../support/pages/links.ts';

async function goToAbout(page: Page) {
  await followLink(page, '/about');
  await pageShown(page, '/about');
}

async function goBackToForm(page: Page) {
  await page.goBack();
  await page.locator('form').waitFor();
}

test('a visitor who leaves the page while a request is sent finds its result on return', async ({ visit, site }) => {
  const notice = { title: 'Check Your Entries', text: 'Please correct the marked fields.' };
  const answer = site.holdNext(answers.refused(422, { problems: { email: 'No such address.' }, notice }));
  const page = await visit(`${site.base}/contact`, { expected: [/Failed to load resource/] });
  const form = new ContactForm(page);
  await form.enter(required);
  await form.send();
  await goToAbout(page);
  await goBackToForm(page);
  await expect.poll(() => form.isSending()).toBe(true);
  await goToAbout(page);
  answer();
  await page.getByText('Check Your Entries').waitFor();
  await goBackToForm(page);
  await expect.poll(() => form.wrongFields()).toEqual(['email']);
  expect(await form.values()).toMatchObject(required);
  await goToAbout(page);
  await goBackToForm(page);
  expect(await form.wrongFields()).toEqual([]);
  await form.submit();
  await goToAbout(page);
  await expect.poll(() => new Notices(page).texts()).toContain(sent);
  await goBackToForm(page);
  expect(await form.values()).toEqual(nothing);
});

test('the browser asks before it closes the tab only while a request is sent', async ({ open, site }) => {
  const answer = site.holdNext(answers.sent);
  const page = await open('/contact', { baseURL: site.base });
  const form = new ContactForm(page);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.dismiss();
  });
  await form.enter(required);
  await form.submit();
  await expect.poll(() => site.posted.length).toBe(1);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => dialogs).toEqual(['beforeunload']);
  expect(page.isClosed()).toBe(false);
  answer();
  await expect.poll(() => new Notices(page).texts()).toHaveLength(1);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
  expect(dialogs).toHaveLength(1);
});
