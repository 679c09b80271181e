import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { enter, entered, nothing, required, sent, submitButton, wrongFields } from '../support/contact-form-page.ts';
import { answers, test } from '../support/delivery-site.ts';
import { followLink, pageShown } from '../support/links.ts';
import { notices } from '../support/notices-page.ts';

const expected = [/Failed to load resource/];

test('the visitor may go on meanwhile, and finds problems when they come back', async ({ visit, site }) => {
  const notice = { title: 'Check Your Entries', text: 'Please correct the marked fields.' };
  const answer = site.holdNext(answers.refused(422, { problems: { email: 'No such address.' }, notice }));
  const page = await visit(`${site.base}/contact`, { expected });
  await enter(page, required);
  await submitButton(page).click();
  await followLink(page, '/about');
  await pageShown(page, '/about');
  await page.goBack();
  await expect.poll(() => submitButton(page).innerText()).toBe('Sending...');
  await followLink(page, '/about');
  await pageShown(page, '/about');
  answer();
  await page.getByText('Check Your Entries').waitFor();
  await page.goBack();
  await expect.poll(() => wrongFields(page)).toEqual(['email']);
  expect(await entered(page)).toMatchObject(required);
  await followLink(page, '/about');
  await pageShown(page, '/about');
  await page.goBack();
  await page.waitForSelector('form');
  expect(await wrongFields(page)).toEqual([]);
  await submitButton(page).click();
  await followLink(page, '/about');
  await pageShown(page, '/about');
  await expect.poll(() => notices(page)).toContain(sent);
  await page.goBack();
  await page.waitForSelector('form');
  expect(await entered(page)).toEqual(nothing);
});

test('closing the tab asks first, but only while something is being sent', async ({ open, site }) => {
  const answer = site.holdNext(answers.sent);
  const page = await open('/contact', { baseURL: site.base });
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await enter(page, required);
  await submitButton(page).click();
  await expect.poll(() => site.posted.length).toBe(1);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  expect(page.isClosed()).toBe(false);
  answer();
  await expect.poll(() => notices(page)).toHaveLength(1);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
  expect(asked).toHaveLength(1);
});

test('the code that sends comes with the form, on a site that sends only; when it is lost, with the button', async ({
  open,
  site,
}) => {
  const asked: string[] = [];
  const note = (page: Page) =>
    page.on('request', (request) => {
      if (request.url().includes('/deliver-')) asked.push(request.url());
    });
  const simulating = await open('/contact', {
    prepare: async (page) => {
      note(page);
    },
  });
  await simulating.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  const page = await open('/contact', {
    baseURL: site.base,
    expected,
    stopClock: true,
    prepare: async (prepared) => {
      note(prepared);
      await prepared.route('**/deliver-*.js', (route) => (asked.length > 1 ? route.continue() : route.abort()));
    },
  });
  await expect.poll(() => asked.length).toBe(1);
  await enter(page, required);
  await submitButton(page).click();
  await expect.poll(() => notices(page)).toContain(sent);
  expect(asked).toHaveLength(2);
});
