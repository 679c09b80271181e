import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { linkNames } from '../../../src/content/company/link-names.ts';
import { origin, windowOf } from '../../support/browser/browser.ts';
import { ContactForm, nothing } from '../../support/contact/contact-form.ts';
import { phone, test } from '../../support/contact/delivery-site.ts';
import { followLink } from '../../support/pages/links.ts';
import { boxOf } from '../../support/pages/page-state.ts';

const emergency = '/contact?service=emergency&urgency=emergency';
const title = (page: Page) => page.getByRole('heading', { name: 'Emergency request' });
const danger = (page: Page) => page.getByText('People at risk? Call 911 first.');
const response = (page: Page) => page.getByText('We answer and send a crew in under 2 hours, 24/7.');
const call = (page: Page) =>
  page
    .locator('main')
    .getByRole('link', { name: `Call ${phone}` })
    .first();
/** The sentence that sends a visitor from the form for planned work to the emergency's. */
const otherButton = (page: Page) => page.locator('main').getByText(`Choose “${linkNames.emergency}.”`);
const button = (page: Page, place: string) => page.locator(`${place} a[href="${emergency}"]`).first();

/** Checks that these are wholly between the header and the lower edge of the window, and that the form begins there. */
async function expectInFirstScreen(page: Page, ...shown: ((page: Page) => ReturnType<typeof title>)[]) {
  const height = page.viewportSize()?.height ?? 0;
  const parts = [page.locator('header').first(), page.locator('form'), ...shown.map((find) => find(page))];
  const hidden = async () => {
    const [header, form, ...boxes] = await Promise.all(parts.map(boxOf));
    const top = header?.bottom ?? Infinity;
    return [
      ...boxes.filter(({ y, bottom }) => y < top || bottom > height),
      ...(form && form.y <= height - 16 ? [] : [form]),
    ];
  };
  await expect.poll(hidden).toEqual([]);
}

test('the first screen of an emergency link says what to do, and the form begins in it', async ({ visit, site }) => {
  const page = await visit(site.base + emergency, { javaScriptEnabled: false });
  for (const [width, height] of [
    [320, 256],
    [360, 640],
    [640, 360],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectInFirstScreen(page, title, danger, response, call);
  }
  expect(await call(page).getAttribute('href')).toBe('tel:+15075550100');
  expect(await page.locator('h1').innerText()).toBe('Emergency request');
  // The site without a telephone number.
  await page.goto(origin + emergency);
  expect(await danger(page).isVisible()).toBe(true);
  expect(await page.locator('main a[href^="tel:"]').count()).toBe(0);
  expect(await otherButton(page).count()).toBe(0);
  await page.goto(`${origin}/contact`);
  expect(await otherButton(page).count()).toBe(1);
});

test('the emergency buttons set the service and the urgency, and lead to the first empty field', async ({ visit }) => {
  const page = await visit('/contact', { reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  await form.enter({ lastName: 'Olson', company: 'Mill' });
  for (const [place, width] of [
    ['header', 1440],
    // A second time, at the same address.
    ['footer', 1440],
    ['main', 360],
  ] as const) {
    if (width < 1440) await page.setViewportSize(windowOf(width));
    await form.enter({ serviceType: 'consultation', urgency: 'future' });
    await button(page, place).click();
    await expect.poll(() => form.focused()).toBe('firstName');
    const linked = { serviceType: 'emergency', urgency: 'emergency' };
    expect(await form.values()).toEqual({ ...nothing, lastName: 'Olson', company: 'Mill', ...linked });
    expect(page.url()).toContain(emergency);
    await expect.poll(() => form.isInView('firstName')).toBe(true);
    await expectInFirstScreen(page, title, danger, response);
    // The order of the sections stays, so that nothing moves away from under the visitor.
    expect(await page.locator('h1').innerText()).toContain('Tell us which machine');
  }
  await followLink(page, '/contact?service=emergency');
  await expect.poll(() => form.field('urgency').inputValue()).toBe('');
  expect(await danger(page).count()).toBe(0);
});
