import { expect } from 'vitest';
import { test } from './browser.ts';

test('a page that throws in the browser shows the error screen inside the frame, with a way home', async ({ open }) => {
  const page = await open('/', {
    expected: [/pump seized/],
    prepare: (prepared) =>
      prepared.route('**/assets/AboutPage-*.js', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: `export const page = {
            summary: { title: 'About', description: '', keywords: [] },
            Content() { throw new Error('pump seized'); },
          };`,
        }),
      ),
  });
  await page.locator('nav[aria-label="Main"]').getByRole('link', { name: 'About', exact: true }).click();
  await page.getByRole('heading', { name: 'Unexpected Application Error!', level: 1 }).waitFor();
  expect(await page.locator('main').textContent()).toContain('pump seized');
  expect(await page.locator('header, footer').count()).toBe(2);
  await page.getByRole('link', { name: 'Return to Homepage' }).click();
  await page.waitForSelector('nav a[aria-current="page"][href="/"]');
  expect(await page.locator('h1').textContent()).not.toContain('Error');
});
