import { expect } from 'vitest';
import { emergencyLink } from '../../src/content/contact-link.ts';
import { violationsAt, withAxe } from '../support/axe.ts';
import { test } from '../support/browser.ts';
import { mainLink, pageShown } from '../support/links.ts';
import { breakAboutPage, breakFooter } from '../support/route-scripts.ts';

test('a page that throws in the browser shows the error screen inside the frame, with a way home', async ({
  visit,
}) => {
  const page = await visit('/', {
    ...withAxe,
    expected: [/pump seized/],
    prepare: breakAboutPage,
  });
  await mainLink(page, 'About').click();
  await page.getByRole('heading', { name: 'Unexpected Application Error!', level: 1 }).waitFor();
  expect(await page.locator('main').textContent()).toContain('pump seized');
  expect(await page.locator('header, footer').count()).toBe(2);
  expect(await violationsAt(page, [360, 1440])).toEqual([]);
  await page.getByRole('link', { name: 'Return to Homepage' }).click();
  await pageShown(page, '/');
  expect(await page.locator('h1').textContent()).not.toContain('Error');
});

test('a frame that throws in the browser leaves the error screen with a way home and the emergency link', async ({
  open,
}) => {
  const page = await open('/about', { expected: [/pump seized/], javaScriptEnabled: false });
  // The document that is served is whole.
  expect(await page.locator('footer').count()).toBe(1);
  const broken = await page.context().browser()?.newContext();
  const tab = await broken?.newPage();
  if (!tab) throw new Error('There is no tab');
  await breakFooter(tab);
  await tab.goto(page.url());
  await tab.getByRole('heading', { name: 'Unexpected Application Error!', level: 1 }).waitFor();
  expect(await tab.locator('main').textContent()).toContain('pump seized');
  expect(await tab.getByRole('link', { name: 'Request emergency service' }).getAttribute('href')).toBe(emergencyLink);
  expect(await tab.getByRole('link', { name: 'Return to Homepage' }).getAttribute('href')).toBe('/');
  await broken?.close();
});
