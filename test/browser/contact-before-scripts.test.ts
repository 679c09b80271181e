import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { defaultSite } from '../../src/content/company.ts';
import { hydrated, origin, test } from '../support/browser.ts';
import { attached, enter, entered, everything, picker, send, submitButton } from '../support/contact-form-page.ts';
import { notices } from '../support/notices-page.ts';
import { holdBack } from '../support/route-scripts.ts';
import { temporaryFiles } from '../support/temporary-files.ts';

const plan = temporaryFiles()('plan.pdf', '%PDF');

/** Collects the requests that the browser makes from now on. */
function requests(page: Page): string[] {
  const made: string[] = [];
  page.on('request', (request) => made.push(`${request.method()} ${request.url()}`));
  return made;
}

test.for(['/contact', '/contact?service=consultation&urgency=future'])(
  '%s keeps what was entered before hydration and sends nothing',
  async (path, { visit }) => {
    const page = await visit('/about');
    const release = await holdBack(page, '**/assets/entry-client-*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await enter(page, everything);
    await picker(page).setInputFiles(plan);
    const made = requests(page);
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
  },
);

test('without scripts the form sends nothing, keeps its values and shows the e-mail address', async ({ visit }) => {
  const page = await visit('/contact', { javaScriptEnabled: false });
  expect(await page.locator(`form a[href="mailto:${defaultSite.email}"]`).isVisible()).toBe(true);
  // `novalidate` keeps the browser from reporting empty fields before hydration.
  expect(await page.locator('form[novalidate][method=dialog]').count()).toBe(1);
  await enter(page, everything);
  await picker(page).setInputFiles(plan);
  const made = requests(page);
  await submitButton(page).click();
  expect(made).toEqual([]);
  expect(page.url()).toBe(`${origin}/contact`);
  expect(await entered(page)).toEqual(everything);
  expect(await picker(page).inputValue()).toContain('plan.pdf');
});
