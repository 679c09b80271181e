import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { defaultSite } from '../../src/content/company.ts';
import { hydrated, origin, test } from '../support/browser.ts';
import { attached, enter, entered, everything, picker, submitButton } from '../support/contact-form-page.ts';
import { notices } from '../support/notices-page.ts';
import { holdBack } from '../support/route-scripts.ts';

/** A file on the disk: the browser finds it again when it goes back. */
const folder = mkdtempSync(join(tmpdir(), 'contact-before-scripts-'));
const plan = join(folder, 'plan.pdf');
writeFileSync(plan, '%PDF');
afterAll(() => rmSync(folder, { recursive: true }));

/** Goes to a page whose scripts come only when the returned function is called. */
async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  const release = await holdBack(page, '**/assets/entry-client-*.js');
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

/** The requests that the browser makes from now on. */
function requests(page: Page): string[] {
  const made: string[] = [];
  page.on('request', (request) => made.push(`${request.method()} ${request.url()}`));
  return made;
}

const paths = ['/contact', '/contact?service=consultation&urgency=future'];

test.for(paths)(
  '%s submitted before the scripts run: nothing is sent, and nothing is lost',
  async (path, { visit }) => {
    const page = await visit('/about');
    const release = await openBeforeScripts(page, path);
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
    await submitButton(page).click();
    await expect.poll(() => submitButton(page).innerText()).toBe('Sending...');
  },
);

test('without scripts the form sends nothing, keeps everything and says how to reach us', async ({ visit }) => {
  const page = await visit('/contact', { javaScriptEnabled: false });
  expect(await page.locator(`form a[href="mailto:${defaultSite.email}"]`).isVisible()).toBe(true);
  // Fields that are empty must not hold the form back before the scripts run.
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
