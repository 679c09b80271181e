import { expect } from 'vitest';
import { pagePaths } from '../../src/routes.tsx';
import { test } from '../support/browser.ts';
import { mainLink } from '../support/links.ts';

test('the menu and the links work before any script', async ({ visit }) => {
  const page = await visit('/', { javaScriptEnabled: false, width: 360 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await mainLink(page, 'Services').click();
  await page.waitForURL('**/services');
  expect(await page.locator('nav:popover-open').count()).toBe(0);
});

test('every page is complete without scripts: visible heading, no empty page', async ({ visit }) => {
  const page = await visit('/', { javaScriptEnabled: false });
  for (const path of pagePaths) {
    await page.goto(path);
    expect(await page.locator('h1').isVisible(), path).toBe(true);
    expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(600);
  }
});
