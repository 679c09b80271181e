import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { emergencyLink } from '../../../src/content/company/contact-links.ts';
import { hydrated, test, windowOf } from '../../support/browser/browser.ts';
import { pageShown } from '../../support/pages/links.ts';

/** The message of the page, and the browser's message about the status. */
const expected = [/^404: no page at \/no-such-page$/, /the server responded with a status of 404/];

test('the 404 page logs its path, and Go Back leads to the page before it, or else home', async ({ visit }) => {
  const elsewhere = 'https://search.example/';
  // Without an icon of its own the page would ask the network for one.
  const body = '<link rel="icon" href="data:,">';
  const prepare = (tab: Page) => tab.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body }));
  const page = await visit('/robots.txt', { hydrates: false, expected, prepare });
  await page.goto(elsewhere);
  const logged = page.waitForEvent('console', (message) => message.text() === '404: no page at /no-such-page');
  await page.goto('/no-such-page');
  await hydrated(page);
  await logged;
  const main = page.locator('main');
  expect(await main.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe('/contact');
  expect(await main.getByRole('link', { name: /emergency/i }).getAttribute('href')).toBe(emergencyLink);
  await main.getByRole('link', { name: 'Return to Homepage' }).click();
  await pageShown(page, '/');
  await page.goBack();
  const opened = page.context().waitForEvent('page');
  await page.evaluate(() => window.open('/no-such-page', '_blank', 'noopener'));
  await main.getByRole('button', { name: 'Go Back' }).click();
  await page.waitForURL(elsewhere);

  const fresh = await opened;
  await fresh.setViewportSize(windowOf(1440));
  await hydrated(fresh);
  await fresh.getByRole('button', { name: 'Go Back' }).click();
  await pageShown(fresh, '/');
  await fresh.close();
});
