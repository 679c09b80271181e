import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { industries } from '../../../src/content/industries/industries.ts';
import { test } from '../../support/browser/browser.ts';

const challenge = (page: Page) => page.getByText(industries.at(-1)?.challenges[0] ?? '');
const fold = (page: Page) => page.locator(`tbody#${industries.at(-1)?.slug} summary`);

test('an industry is a row of one table, and a link to it shows its name in view', async ({ visit }) => {
  const page = await visit('/industries', { reducedMotion: 'reduce' });
  const heads = ['Plant', 'Entry rule', 'Window', 'Typical job'];
  expect(await page.getByRole('columnheader').allInnerTexts()).toEqual(heads);
  const rows = page.getByRole('rowheader');
  expect(await rows.allInnerTexts()).toEqual(industries.map(({ title }) => title));
  expect(await challenge(page).isVisible()).toBe(true);
  expect(await fold(page).isVisible()).toBe(false);

  /** Returns the industries whose links do not show their name in view. */
  const hidden = () =>
    page.evaluate(async () => {
      const found: string[] = [];
      for (const row of document.querySelectorAll('tbody[id]')) {
        window.location.assign(`#${row.id}`);
        await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
        const name = row.querySelector('th');
        const { left, top, height } = name?.getBoundingClientRect() ?? row.getBoundingClientRect();
        const isOnTop = name?.contains(document.elementFromPoint(left + 20, top + Math.min(height / 2, 20)));
        if (top > innerHeight || !isOnTop || !name?.checkVisibility()) found.push(row.id);
      }
      return found;
    });
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: width < 600 ? 640 : 900 });
    await expect.poll(hidden, { message: `${width} px` }).toEqual([]);
  }
});

test('on phones the lists are folded, and can be opened without scripts', async ({ visit }) => {
  const page = await visit('/industries', { width: 360, javaScriptEnabled: false });
  expect(await challenge(page).isVisible()).toBe(false);
  await fold(page).click();
  expect(await challenge(page).isVisible()).toBe(true);
});
