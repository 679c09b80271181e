import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, test } from '../../support/browser/browser.ts';
import * as form from '../../support/contact/contact-form-page.ts';
import { notices } from '../../support/notices/notices-page.ts';
import { followLink, pageShown } from '../../support/pages/links.ts';

const named = (name: string) => ({ ...form.plan, name });
const lost = 'The browser has kept your text, but no files. They must be attached again.';

const problem = (page: Page) => page.locator('#files-problem').allInnerTexts();

/** Leaves the document and comes back. Playwright has turned the back-forward cache off. */
async function leaveAndReturn(page: Page) {
  await page.goto('/robots.txt');
  await page.goBack();
  await hydrated(page);
}

test('files that did not come back with the text are asked for until they are attached', async ({ visit }) => {
  const page = await visit('/contact');
  await form.enter(page, form.everything);
  await form.attach(page, named('plan.pdf'), named('photo 1.jpg'), named('photo 2.jpg'));
  for (let turn = 0; turn < 2; turn += 1) {
    await leaveAndReturn(page);
    await expect.poll(() => form.entered(page)).toEqual(form.everything);
    await expect.poll(() => problem(page)).toEqual([`plan.pdf, photo 1.jpg, photo 2.jpg: ${lost}`]);
  }
  expect(await form.attached(page)).toEqual([]);

  await form.attach(page, named('photo 1.jpg'));
  expect(await problem(page)).toEqual([`plan.pdf, photo 2.jpg: ${lost}`]);
  await leaveAndReturn(page);
  await expect.poll(() => problem(page)).toEqual([`plan.pdf, photo 2.jpg, photo 1.jpg: ${lost}`]);
  await form.attach(page, named('plan.pdf'), named('photo 1.jpg'), named('photo 2.jpg'));
  expect(await problem(page)).toEqual([]);
});

test('files that were removed or sent are not asked for', async ({ visit }) => {
  const page = await visit('/contact');
  await form.enter(page, form.everything);
  await form.attach(page, named('plan.pdf'), named('photo.jpg'));
  await page.getByRole('button', { name: 'Remove plan.pdf' }).click();
  // On another page of the site they are still there.
  await followLink(page, '/about');
  await pageShown(page, '/about');
  await page.goBack();
  await page.waitForSelector('form');
  expect(await form.attached(page)).toEqual(['photo.jpg']);
  expect(await problem(page)).toEqual([]);
  await leaveAndReturn(page);
  await expect.poll(() => problem(page)).toEqual([`photo.jpg: ${lost}`]);
  await form.submitButton(page).click();
  await expect.poll(() => notices(page)).toContain(form.sent);
  expect(await problem(page)).toEqual([]);
  await leaveAndReturn(page);
  expect(await problem(page)).toEqual([]);
});
