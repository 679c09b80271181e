import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { defaultSite } from '../../src/content/company.ts';
import { hydrated, origin, test } from './browser.ts';
import { attached, enter, entered, everything, field, picker, submitButton } from './contact-form-page.ts';
import { mainLink } from './links.ts';
import { notices } from './notices-page.ts';

/** A file on the disk: the browser finds it again when it goes back. */
const folder = mkdtempSync(join(tmpdir(), 'contact-before-scripts-'));
const plan = join(folder, 'plan.pdf');
writeFileSync(plan, '%PDF');
afterAll(() => rmSync(folder, { recursive: true }));

/** Goes to a page whose scripts come only when the returned function is called. */
async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

test('what was entered before the scripts ran is kept, files too', async ({ open }) => {
  const page = await open('/about');
  const release = await openBeforeScripts(page, '/contact?service=consultation&urgency=future');
  expect(await field(page, 'serviceType').inputValue()).toBe('consultation');
  await enter(page, everything);
  await picker(page).setInputFiles(plan);
  release();
  await hydrated(page);
  expect(await entered(page)).toEqual(everything);
  await expect.poll(() => attached(page)).toEqual(['plan.pdf']);
  await expect.poll(() => notices(page)).toEqual(['1 file(s) added successfully']);
});

const paths = ['/contact', '/contact?service=emergency&urgency=emergency'];

test.for(paths)(
  '%s submitted before the scripts run: nothing is sent, and Back brings the form',
  async (path, { open }) => {
    const page = await open('/about', { expected: [/status of 405/] });
    const release = await openBeforeScripts(page, path);
    await enter(page, everything);
    await picker(page).setInputFiles(plan);
    await submitButton(page).click({ noWaitAfter: true });
    await page.getByRole('heading', { name: 'Nothing was sent', level: 1 }).waitFor();
    expect(page.url()).toBe(`${origin}/contact`);
    expect(await page.locator('main a[href^="mailto:"]').count()).toBe(1);
    release();
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForURL(`**${path}`);
    await hydrated(page);
    expect(await entered(page)).toEqual(everything);
    await expect.poll(() => attached(page)).toEqual(['plan.pdf']);
    await submitButton(page).click();
    await expect.poll(() => submitButton(page).innerText()).toBe('Sending...');
  },
);

test('without scripts the same: nothing in the address, and Back brings the form, files too', async ({ open }) => {
  const page = await open('/contact', { javaScriptEnabled: false, expected: [/status of 405/] });
  expect(await page.locator(`form a[href="mailto:${defaultSite.email}"]`).isVisible()).toBe(true);
  await enter(page, everything);
  await picker(page).setInputFiles(plan);
  await submitButton(page).click();
  await page.getByRole('heading', { name: 'Nothing was sent', level: 1 }).waitFor();
  expect(page.url()).toBe(`${origin}/contact`);
  await page.goBack();
  await page.waitForSelector('form');
  expect(await entered(page)).toEqual(everything);
  expect(await picker(page).inputValue()).toContain('plan.pdf');
});

test('the page that says so leads on, by links and by the menu', async ({ open }) => {
  const page = await open('/about', { width: 360, expected: [/status of 405/] });
  const release = await openBeforeScripts(page, '/contact');
  await enter(page, everything);
  await submitButton(page).click({ noWaitAfter: true });
  await page.getByRole('heading', { name: 'Nothing was sent', level: 1 }).waitFor();
  release();
  await page.getByRole('button', { name: 'Menu' }).click();
  await mainLink(page, 'Projects').click();
  await page.waitForURL('**/projects');
});
