import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { followLink, pageShown } from '../support/links.ts';
import { test } from '../support/delivery-site.ts';

const formNote = (page: Page) => page.locator('form small').innerText();
const clause = async (page: Page, id: string) => (await page.locator(`#${id}`).allInnerTexts()).join();

const simulated = {
  note: 'Nothing you enter leaves your browser. Privacy',
  says: ['What you type stays in the browser', 'They are not uploaded.'],
  keepsSilent: ['relay', 'try to post the form'],
};
const delivered = {
  note: 'It goes to us by e-mail. This website keeps nothing. Privacy',
  says: [
    'mail relay',
    'the company’s e-mail address',
    'This website keeps nothing of it.',
    'are deleted',
    'how long the page had been open',
  ],
  keepsSilent: ['What you type stays in the browser', 'not uploaded', 'please use e-mail'],
};

test.for([
  ['simulated', simulated],
  ['delivered', delivered],
] as const)('%s: the form and the privacy page say where the request goes', async ([kind, words], { visit, site }) => {
  const page = await visit(kind === 'delivered' ? `${site.base}/contact` : '/contact');
  expect(await formNote(page)).toBe(words.note);
  // The page as the browser draws it, then as the server did.
  await page.locator('form small a').click();
  await page.waitForURL('**/privacy#contact-form');
  // The page of the form has a #contact-form, too.
  await page.waitForSelector('#request-log');
  const drawn = await clause(page, 'contact-form');
  for (const text of words.says) expect(drawn).toContain(text);
  for (const text of words.keepsSilent) expect(drawn).not.toContain(text);
  const log = await clause(page, 'request-log');
  expect(log.includes('of a contact request')).toBe(kind === 'delivered');
  await page.reload();
  expect(await clause(page, 'contact-form')).toBe(drawn);
  expect(await clause(page, 'request-log')).toBe(log);
  await followLink(page, '/contact');
  await pageShown(page, '/contact');
  await expect.poll(() => formNote(page)).toBe(words.note);
});
