import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import * as form from '../../support/contact/contact-form-page.ts';
import { answers, test } from '../../support/contact/delivery-site.ts';
import { notices } from '../../support/notices/notices-page.ts';
import { followLink, pageShown } from '../../support/pages/links.ts';

const expected = [/Failed to load resource/];

async function goToAbout(page: Page) {
  await followLink(page, '/about');
  await pageShown(page, '/about');
}

async function goBackToForm(page: Page) {
  await page.goBack();
  await page.waitForSelector('form');
}

test('a visitor who leaves the page while a request is sent finds its result on return', async ({ visit, site }) => {
  const notice = { title: 'Check Your Entries', text: 'Please correct the marked fields.' };
  const answer = site.holdNext(answers.refused(422, { problems: { email: 'No such address.' }, notice }));
  const page = await visit(`${site.base}/contact`, { expected });
  await form.enter(page, form.required);
  await form.send(page);
  await goToAbout(page);
  await goBackToForm(page);
  await expect.poll(() => form.submitButton(page).innerText()).toBe('Sending...');
  await goToAbout(page);
  answer();
  await page.getByText('Check Your Entries').waitFor();
  await goBackToForm(page);
  await expect.poll(() => form.wrongFields(page)).toEqual(['email']);
  expect(await form.entered(page)).toMatchObject(form.required);
  await goToAbout(page);
  await goBackToForm(page);
  expect(await form.wrongFields(page)).toEqual([]);
  await form.submitButton(page).click();
  await goToAbout(page);
  await expect.poll(() => notices(page)).toContain(form.sent);
  await goBackToForm(page);
  expect(await form.entered(page)).toEqual(form.nothing);
});

test('the browser asks before it closes the tab only while a request is sent', async ({ open, site }) => {
  const answer = site.holdNext(answers.sent);
  const page = await open('/contact', { baseURL: site.base });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.dismiss();
  });
  await form.enter(page, form.required);
  await form.submitButton(page).click();
  await expect.poll(() => site.posted.length).toBe(1);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => dialogs).toEqual(['beforeunload']);
  expect(page.isClosed()).toBe(false);
  answer();
  await expect.poll(() => notices(page)).toHaveLength(1);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
  expect(dialogs).toHaveLength(1);
});

test('a script for sending that fails to load with the form is requested again on submit', async ({ open, site }) => {
  let requests = 0;
  const page = await open('/contact', {
    baseURL: site.base,
    expected,
    stopClock: true,
    prepare: (prepared) =>
      prepared.route('**/deliver-*.js', (route) => ((requests += 1) > 1 ? route.continue() : route.abort())),
  });
  await expect.poll(() => requests).toBe(1);
  await form.enter(page, form.required);
  await form.submitButton(page).click();
  await expect.poll(() => notices(page)).toContain(form.sent);
  expect(requests).toBe(2);
});
