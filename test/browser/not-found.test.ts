import { expect } from 'vitest';
import { hydrated, test } from '../support/browser.ts';
import { pageShown } from '../support/links.ts';

/** The message of the page, and the browser's message about the status. */
const expected = [/^404: no page at \/no-such-page$/, /the server responded with a status of 404/];

test('the 404 page logs the path, links to home, contact and emergency, and goes back', async ({ visit }) => {
  const page = await visit('/about', { expected });
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto('/no-such-page');
  await hydrated(page);
  expect(lines).toContain('404: no page at /no-such-page');
  const main = page.locator('main');
  for (const [name, href] of [
    ['Return to Homepage', '/'],
    ['Contact Support', '/contact'],
    [/emergency/i, '/contact?service=emergency&urgency=emergency'],
  ] as const) {
    expect(await main.getByRole('link', { name }).getAttribute('href')).toBe(href);
  }
  await main.getByRole('button', { name: 'Go Back' }).click();
  await page.waitForURL('**/about');
});

test('Go Back leads home without a history', async ({ open }) => {
  const page = await open('/about', { expected });
  const opened = page.context().waitForEvent('page');
  await page.evaluate(() => window.open('/no-such-page', '_blank', 'noopener'));
  const fresh = await opened;
  await hydrated(fresh);
  await fresh.getByRole('button', { name: 'Go Back' }).click();
  await pageShown(fresh, '/');
});
