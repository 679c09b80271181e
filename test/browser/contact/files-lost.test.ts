import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, test } from '../../support/browser/browser.ts';
import { ContactForm, everything, plan, sent } from '../../support/contact/contact-form.ts';
import { Notices } from '../../support/notices/notices.ts';
import { followLink, pageShown } from '../../support/pages/links.ts';

const named = (name: string) => ({ ...plan, name });
const lost = 'The browser has kept your text, but no files. They must be attached again.';

/** Leaves the document and comes back. Playwright has turned the back-forward cache off. */
async function leaveAndReturn(page: Page) {
  await page.goto('/robots.txt');
  await page.goBack();
  await hydrated(page);
}

test('files that did not come back with the text are asked for until they are attached', async ({ visit }) => {
  const page = await visit('/contact');
  const form = new ContactForm(page);
  const problem = () => form.filesProblem.allInnerTexts();
  await form.enter(everything);
  await form.attach(named('plan.pdf'), named('photo 1.jpg'), named('photo 2.jpg'));
  for (let turn = 0; turn < 2; turn += 1) {
    await leaveAndReturn(page);
    await expect.poll(() => form.values()).toEqual(everything);
    await expect.poll(problem).toEqual([`plan.pdf, photo 1.jpg, photo 2.jpg: ${lost}`]);
  }
  expect(await form.files()).toEqual([]);

  await form.attach(named('photo 1.jpg'));
  expect(await problem()).toEqual([`plan.pdf, photo 2.jpg: ${lost}`]);
  await leaveAndReturn(page);
  await expect.poll(problem).toEqual([`plan.pdf, photo 2.jpg, photo 1.jpg: ${lost}`]);
  await form.attach(named('plan.pdf'), named('photo 1.jpg'), named('photo 2.jpg'));
  expect(await problem()).toEqual([]);
});

test('files that were removed or sent are not asked for', async ({ visit }) => {
  const page = await visit('/contact');
  const form = new ContactForm(page);
  const problem = () => form.filesProblem.allInnerTexts();
  await form.enter(everything);
  await form.attach(named('plan.pdf'), named('photo.jpg'));
  await form.remove('plan.pdf');
  // On another page of the site they are still there.
  await followLink(page, '/about');
  await pageShown(page, '/about');
  await page.goBack();
  await form.root.waitFor();
  expect(await form.files()).toEqual(['photo.jpg']);
  expect(await problem()).toEqual([]);
  await leaveAndReturn(page);
  await expect.poll(problem).toEqual([`photo.jpg: ${lost}`]);
  await form.submit();
  await expect.poll(() => new Notices(page).texts()).toContain(sent);
  expect(await problem()).toEqual([]);
  await leaveAndReturn(page);
  expect(await problem()).toEqual([]);
});
