import { expect } from 'vitest';
import { hydrated, test } from '../support/browser.ts';
import { pageShown } from '../support/links.ts';

/** The page's own line in the console, and the browser's about the status. */
const expected = [/^404: no page at \/no-such-page$/, /the server responded with a status of 404/];

test('the 404 page logs the attempted path and offers three buttons and the emergency link', async ({ visit }) => {
  const lines: string[] = [];
  const page = await visit('/no-such-page', {
    expected,
    prepare: async (prepared) => {
      prepared.on('console', (message) => lines.push(message.text()));
    },
  });
  expect(lines).toContain('404: no page at /no-such-page');
  const main = page.locator('main');
  expect(await main.getByRole('link', { name: 'Return to Homepage' }).getAttribute('href')).toBe('/');
  expect(await main.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe('/contact');
  expect(await main.getByRole('link', { name: /emergency/i }).getAttribute('href')).toBe(
    '/contact?service=emergency&urgency=emergency',
  );
  expect(await main.getByRole('button', { name: 'Go Back' }).isVisible()).toBe(true);
});

test('Go Back leads back to where the visitor came from', async ({ visit }) => {
  const page = await visit('/about', { expected });
  await page.goto('/no-such-page');
  await hydrated(page);
  await page.getByRole('button', { name: 'Go Back' }).click();
  await page.waitForURL('**/about');
});

test('Go Back leads home where there is no history', async ({ open }) => {
  const page = await open('/about', { expected });
  const opened = page.context().waitForEvent('page');
  await page.evaluate(() => window.open('/no-such-page', '_blank', 'noopener'));
  const fresh = await opened;
  await fresh.waitForSelector('button[aria-expanded]', { state: 'attached' });
  await fresh.getByRole('button', { name: 'Go Back' }).click();
  await pageShown(fresh, '/');
});
