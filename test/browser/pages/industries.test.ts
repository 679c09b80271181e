import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { industries } from '../../../src/content/industries/industries.ts';
import { test } from '../../support/browser/browser.ts';
import { boxOf } from '../../support/pages/page-state.ts';

const rowOf = (page: Page, slug: string) => page.locator(`tbody#${slug}`);
const challenge = (page: Page) => page.getByText(industries.at(-1)?.challenges[0] ?? '');

test('on desktops each industry is a row of one table, with its lists open and no button', async ({ visit }) => {
  const page = await visit('/industries');
  expect(await page.getByRole('columnheader').allTextContents()).toEqual([
    'Plant',
    'Entry rule',
    'Window',
    'Typical job',
  ]);
  const rows = page.getByRole('rowheader');
  expect(await rows.allTextContents()).toEqual(industries.map(({ title }) => title));
  expect(await challenge(page).isVisible()).toBe(true);
  expect(await page.locator('summary').first().isVisible()).toBe(false);
  // The facts of a column are below its heading.
  const [heading, fact] = [page.getByRole('columnheader', { name: 'Window' }), page.getByText('Winter shutdown')];
  expect((await boxOf(fact)).x).toBeCloseTo((await boxOf(heading)).x, 0);
});

test('on phones the lists are folded, can be opened without scripts, and make the page half as long', async ({
  visit,
}) => {
  const page = await visit('/industries', { width: 360, javaScriptEnabled: false });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(10_491 / 2);
  expect(await challenge(page).isVisible()).toBe(false);
  await rowOf(page, industries.at(-1)?.slug ?? '')
    .locator('summary')
    .click();
  expect(await challenge(page).isVisible()).toBe(true);
});

test.for([360, 768, 1440])('at %i px a link to an industry shows its name in view', async (width, { visit }) => {
  const page = await visit('/industries', { width, reducedMotion: 'reduce' });
  for (const { slug, title } of industries) {
    await page.evaluate((id) => window.location.assign(`#${id}`), slug);
    const isOnTop = () =>
      rowOf(page, slug).evaluate((row) => {
        const { left, top } = row.getBoundingClientRect();
        return top < innerHeight && row.contains(document.elementFromPoint(left + 20, top + 4));
      });
    await expect.poll(isOnTop, { message: slug }).toBe(true);
    expect(await rowOf(page, slug).getByText(title, { exact: true }).isVisible()).toBe(true);
  }
});
