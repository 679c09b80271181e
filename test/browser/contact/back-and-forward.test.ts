import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, test } from '../../support/browser/browser.ts';
import { ContactForm, nothing, type Values } from '../../support/contact/contact-form.ts';
import { Menu } from '../../support/layout/menu.ts';
import { followLink, pageShown } from '../../support/pages/links.ts';

const emergency = { serviceType: 'emergency', urgency: 'emergency' };

const followEmergencyLink = (page: Page) =>
  page.locator('header').getByRole('link', { name: 'Emergency Service' }).click();

async function goToAbout(page: Page) {
  await followLink(page, '/about');
  await pageShown(page, '/about');
}

/** Waits until the page has rendered what the address says. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

test('Back and Forward keep what was chosen after a link has filled the form', async ({ visit }) => {
  const page = await visit('/contact#contact-form', { reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  await followEmergencyLink(page);
  await expect.poll(() => form.focused()).toBe('firstName');
  const chosen = { ...emergency, urgency: 'soon' };
  await form.enter(chosen);
  for (const [go, search] of [
    [() => page.goBack(), ''],
    [() => page.goForward(), '?service=emergency&urgency=emergency'],
  ] as const) {
    await go();
    expect(new URL(page.url()).search).toBe(search);
    await twoFrames(page);
    expect(await form.values()).toEqual({ ...nothing, ...chosen });
  }
});

test('Back and Forward take away and set the value of the link to which they return', async ({ visit }) => {
  const page = await visit('/contact', { reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  const expectValues = (values: Values) =>
    expect.poll(() => form.values()).toEqual({ ...nothing, company: 'Mill', ...values });
  await form.enter({ company: 'Mill' });
  await followEmergencyLink(page);
  await goToAbout(page);
  await followLink(page, '/contact?service=consultation');
  await expectValues({ serviceType: 'consultation' });
  await page.goBack();
  await pageShown(page, '/about');
  await page.goBack();
  await expectValues(emergency);
  await page.goBack();
  await expectValues({});
  await page.goForward();
  await expectValues(emergency);
});

test('they return to the values of a link that was followed after a choice, and keep a later choice', async ({
  visit,
}) => {
  const page = await visit('/contact', { reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  const expectValues = (values: Values) => expect.poll(() => form.values()).toEqual({ ...nothing, ...values });
  const chosen = { serviceType: 'laser-alignment', urgency: 'future' };
  await form.enter(chosen);
  await followEmergencyLink(page);
  await goToAbout(page);
  await page.goBack();
  await expectValues(emergency);
  await page.goBack();
  await expectValues(chosen);
  await page.goForward();
  await expectValues(emergency);
  await page.goBack();
  await expectValues(chosen);
  await form.enter({ urgency: 'soon' });
  await page.goForward();
  await expectValues({ serviceType: 'emergency', urgency: 'soon' });
});

test('Back from another site keeps what was chosen in place of the value of the address', async ({ visit }) => {
  const page = await visit('/contact?service=emergency&urgency=emergency', { reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  const chosen = { ...nothing, serviceType: 'consultation', urgency: '', company: 'Mill' };
  await form.enter({ serviceType: 'consultation', urgency: '', company: 'Mill' });
  // Playwright has turned the back-forward cache off.
  await page.goto('/robots.txt');
  await page.goBack();
  await hydrated(page);
  await expect.poll(() => form.values()).toEqual(chosen);
  await new Menu(page).link('Contact').click();
  await twoFrames(page);
  expect(await form.values()).toEqual(chosen);
});
