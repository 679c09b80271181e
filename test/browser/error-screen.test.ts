import { expect } from 'vitest';
import { test } from './browser.ts';
import { mainLink, pageShown } from './links.ts';
import { breakAboutPage } from './route-scripts.ts';

test('a page that throws in the browser shows the error screen inside the frame, with a way home', async ({
  visit,
}) => {
  const page = await visit('/', {
    expected: [/pump seized/],
    prepare: breakAboutPage,
  });
  await mainLink(page, 'About').click();
  await page.getByRole('heading', { name: 'Unexpected Application Error!', level: 1 }).waitFor();
  expect(await page.locator('main').textContent()).toContain('pump seized');
  expect(await page.locator('header, footer').count()).toBe(2);
  await page.getByRole('link', { name: 'Return to Homepage' }).click();
  await pageShown(page, '/');
  expect(await page.locator('h1').textContent()).not.toContain('Error');
});
