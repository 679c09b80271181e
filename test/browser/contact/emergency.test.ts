import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violationsAtBothWidths, withAxe } from '../../support/browser/axe.ts';
import { test as base } from '../../support/browser/browser.ts';
import { ContactForm } from '../../support/contact/contact-form.ts';
import { followLink } from '../../support/pages/links.ts';
import { boxOf } from '../../support/pages/page-state.ts';
import { startServer, stopServer } from '../../support/server/server-process.ts';

const phone = '+1 507 555 0100';
const test = base.extend('withPhone', { scope: 'worker' }, async ({}, { onCleanup }) => {
  const server = await startServer({ SITE_PHONE: phone });
  onCleanup(async () => void (await stopServer(server)));
  return server.base;
});

const emergency = '/contact?service=emergency&urgency=emergency';
const title = (page: Page) => page.getByRole('heading', { name: 'Emergency request' });
const danger = (page: Page) => page.getByText('People at risk? Call 911 first.');
const response = (page: Page) => page.getByText('We answer and send a crew in under 2 hours, 24/7.');
const call = (page: Page) =>
  page
    .locator('main')
    .getByRole('link', { name: `Call ${phone}` })
    .first();

/** Checks that these are wholly between the header and the lower edge of the window, and that the form begins there. */
async function expectInFirstScreen(page: Page, ...shown: ((page: Page) => ReturnType<typeof title>)[]) {
  const { bottom: top } = await boxOf(page.locator('header').first());
  const height = page.viewportSize()?.height ?? 0;
  for (const find of shown) {
    const box = await boxOf(find(page));
    expect(box.y).toBeGreaterThanOrEqual(top);
    expect(box.bottom).toBeLessThanOrEqual(height);
  }
  expect((await boxOf(page.locator('form'))).y).toBeLessThanOrEqual(height - 16);
}

const windows = [
  [320, 256],
  [360, 640],
  [390, 844],
  [640, 360],
  [768, 1024],
  [1440, 900],
] as const;

test.for([false, true])(
  'the first screen of an emergency link says what to do now, and the form begins in it; scripts: %s',
  async (javaScriptEnabled, { visit, withPhone }) => {
    const page = await visit(withPhone + emergency, { javaScriptEnabled });
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      await expectInFirstScreen(page, title, danger, response, call);
    }
    expect(await call(page).getAttribute('href')).toBe('tel:+15075550100');
    expect(await page.locator('h1').innerText()).toBe('Emergency request');
    const without = await visit(emergency, { javaScriptEnabled });
    for (const [width, height] of windows) {
      await without.setViewportSize({ width, height });
      await expectInFirstScreen(without, title, danger, response);
    }
    expect(await without.locator('main a[href^="tel:"]').count()).toBe(0);
    expect(await without.locator('main').innerText()).not.toContain('red button');
  },
);

test('nothing moves when the scripts run, and the page passes axe', async ({ visit, withPhone }) => {
  const page = await visit(withPhone + emergency, withAxe);
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0)),
        );
        observer.observe({ type: 'layout-shift', buffered: true });
        // There is always a paint, so the callback runs once, with all shifts until now.
        observer.observe({ type: 'paint', buffered: true });
      }),
  );
  // The font, which may come after the first paint, moves the header's links by some pixels: 0.001.
  expect(moved).toBeLessThan(0.002);
  expect(await violationsAtBothWidths(page)).toEqual([]);
});

test('the emergency button of the page itself shows the same words at the form, which no other link does', async ({
  visit,
}) => {
  for (const width of [360, 1440]) {
    const page = await visit('/contact', { width, reducedMotion: 'reduce' });
    const form = new ContactForm(page);
    expect(await page.locator('h1').innerText()).toContain('Tell us which machine');
    await page.locator(`main a[href="${emergency}"]`).first().click();
    await expect.poll(() => form.focused()).toBe('firstName');
    await expect.poll(() => form.isInView('firstName')).toBe(true);
    await expectInFirstScreen(page, title, danger, response);
    // The order of the sections stays, so that nothing moves away from under the visitor.
    expect(await page.locator('h1').innerText()).toContain('Tell us which machine');

    await page.locator('main a[href="/contact"]').first().click();
    await expect.poll(() => page.getByRole('heading', { name: 'Request form' }).count()).toBe(1);
    expect(await danger(page).count()).toBe(0);
    await followLink(page, '/contact?service=emergency');
    await expect.poll(() => form.field('serviceType').inputValue()).toBe('emergency');
    expect(await danger(page).count()).toBe(0);
  }
});

test('after a planned request is chosen, the form of an emergency link says no longer that it is one', async ({
  visit,
}) => {
  const page = await visit(emergency, { reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  expect(await form.descriptionOf('message')).toMatch(/plant’s address/);
  await page.locator('main a[href="/contact"]').first().click();
  await expect.poll(() => page.locator('h1').innerText()).toMatch(/^Contact\s+Request form$/);
  expect(await danger(page).count()).toBe(0);
  await page.locator('header').getByRole('link', { name: 'Emergency Service' }).click();
  await expect.poll(() => page.locator('h1').innerText()).toBe('Emergency request');
});
