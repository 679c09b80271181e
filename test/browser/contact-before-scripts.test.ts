import { expect } from 'vitest';
import { hydrated, origin, test } from '../support/browser.ts';
import { attached, enter, entered, everything, picker, send, submitButton } from '../support/contact-form-page.ts';
import { notices } from '../support/notices-page.ts';
import { holdBack } from '../support/route-scripts.ts';
import { temporaryFiles } from '../support/temporary-files.ts';

const plan = temporaryFiles()('plan.pdf', '%PDF');

const paths = ['/contact', '/contact?service=consultation&urgency=future'];

test.for(paths)('%s keeps what was entered before hydration and sends nothing', async (path, { visit }) => {
  const page = await visit('/about');
  const release = await holdBack(page, '**/assets/entry-client-*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await enter(page, everything);
  await picker(page).setInputFiles(plan);
  const made: string[] = [];
  page.on('request', (request) => made.push(`${request.method()} ${request.url()}`));
  // `novalidate` keeps the browser from reporting empty fields before hydration.
  expect(await page.locator('form[novalidate][method=dialog]').count()).toBe(1);
  await submitButton(page).click();
  await submitButton(page).press('Enter');
  expect(made).toEqual([]);
  expect(page.url()).toBe(origin + path);
  release();
  await hydrated(page);
  expect(await entered(page)).toEqual(everything);
  await expect.poll(() => attached(page)).toEqual(['plan.pdf']);
  await expect.poll(() => notices(page)).toEqual(['1 file(s) added successfully']);
  await send(page);
});
