import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated } from '../../support/browser/browser.ts';
import {
  attached,
  enter,
  entered,
  everything,
  focused,
  picker,
  plan,
  submitButton,
} from '../../support/contact/contact-form-page.ts';
import { test } from '../../support/contact/delivery-site.ts';
import { holdBack } from '../../support/pages/route-scripts.ts';

const expected = [/Minified React error #418/];

/** Adds an element that breaks hydration. */
const changeMarkup = (page: Page) =>
  page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('aside')));

test('the search and the e-mail address of the blog survive a changed page', async ({ visit }) => {
  const page = await visit('/about', { expected });
  const release = await holdBack(page, '**/assets/entry-client-*.js');
  await page.goto('/blog', { waitUntil: 'commit' });
  const [search, email] = [page.locator('input[type=search]'), page.locator('input[type=email]')];
  await search.fill('soft foot');
  await email.fill('dana@example.com');
  await search.focus();
  await changeMarkup(page);
  release();
  await hydrated(page);
  expect(await search.inputValue()).toBe('soft foot');
  expect(await email.inputValue()).toBe('dana@example.com');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
});

test('a form that delivers sends what was entered before its page was changed', async ({ visit, site }) => {
  const page = await visit(`${site.base}/about`, { expected });
  const release = await holdBack(page, '**/assets/entry-client-*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  await enter(page, everything);
  await picker(page).setInputFiles(plan);
  await submitButton(page).focus();
  await changeMarkup(page);
  release();
  await hydrated(page);
  await expect.poll(() => attached(page)).toEqual(['plan.pdf']);
  expect(await focused(page)).toBe('submit');
  expect(await entered(page)).toEqual(everything);
  await page.keyboard.press('Enter');
  await expect.poll(() => site.posted.length).toBe(1);
  expect(site.posted[0]?.files).toEqual({ 'files/plan.pdf': '%PDF' });
});
