import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../support/browser.ts';
import { enter, entered, field, focused, nothing, required, submitButton } from '../support/contact-form-page.ts';
import { scrollBehavior } from '../support/links.ts';

const emergency = { serviceType: 'emergency', urgency: 'emergency' };
const emergencyLinks = (page: Page, place: string) =>
  page.locator(`${place} a[href="/contact?service=emergency&urgency=emergency"]`);

/** Whether the field and its label are free between the sticky header and the lower edge. */
const isInView = (page: Page, name: string) =>
  field(page, name).evaluate((element) => {
    const box = (element.closest('.field') ?? element).getBoundingClientRect();
    return box.top >= 80 && box.bottom <= window.innerHeight;
  });

test.for(['header', 'main', 'footer'])(
  'the emergency button in %s sets both fields, goes to the form and into its first empty field, again and again',
  async (place, { visit }) => {
    const page = await visit('/contact', { reducedMotion: 'reduce' });
    await enter(page, { lastName: 'Olson', company: 'Mill' });
    for (let turn = 0; turn < 2; turn += 1) {
      await enter(page, { serviceType: 'consultation', urgency: 'future' });
      await emergencyLinks(page, place).first().click();
      await expect.poll(() => focused(page)).toBe('firstName');
      expect(await entered(page)).toEqual({ ...nothing, lastName: 'Olson', company: 'Mill', ...emergency });
      expect(new URL(page.url()).search).toBe('?service=emergency&urgency=emergency');
      await expect.poll(() => isInView(page, 'firstName')).toBe(true);
    }
  },
);

test('on a phone the emergency button of the page leads into the form, too', async ({ open }) => {
  const page = await open('/contact', { width: 360, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
  await emergencyLinks(page, 'main').first().tap();
  await expect.poll(() => focused(page)).toBe('firstName');
  expect(await entered(page)).toEqual({ ...nothing, ...emergency });
  await expect.poll(() => isInView(page, 'firstName')).toBe(true);
});

test('the focus goes to the first required field that is empty, or to the button when none is', async ({ visit }) => {
  const page = await visit('/contact', { reducedMotion: 'reduce' });
  const button = emergencyLinks(page, 'header').first();
  await button.click();
  await expect.poll(() => focused(page)).toBe('firstName');
  const { terms: _terms, ...agreed } = required;
  await enter(page, agreed);
  await button.click();
  await expect.poll(() => focused(page)).toBe('terms');
  await enter(page, required);
  await button.click();
  await expect.poll(() => focused(page)).toBe('submit');
  const isBelowHeader = () => submitButton(page).evaluate((element) => element.getBoundingClientRect().top > 80);
  await expect.poll(isBelowHeader).toBe(true);
});

test.for([
  ['no-preference', 'smooth'],
  ['reduce', 'auto'],
] as const)('with motion %s the scroll to the form is %s', async ([reducedMotion, behavior], { visit }) => {
  const page = await visit('/contact?service=emergency&urgency=emergency', { reducedMotion });
  const entries = await page.evaluate(() => history.length);
  expect(await scrollBehavior(page)).toBe(behavior);
  await emergencyLinks(page, 'main').first().click();
  await expect.poll(() => isInView(page, 'firstName')).toBe(true);
  // The address was there already.
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('general inquiries and consultation lead to the form and set nothing', async ({ visit }) => {
  const page = await visit('/contact', { reducedMotion: 'reduce' });
  await enter(page, { serviceType: 'steel-fabrication' });
  await page.locator('main a[href="/contact"]').first().click();
  await expect.poll(() => focused(page)).toBe('firstName');
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.locator('main a[href$="#contact-form"]').first().click();
  await expect.poll(() => focused(page)).toBe('contact-form');
  expect(new URL(page.url()).hash).toBe('#contact-form');
  expect(await entered(page)).toEqual({ ...nothing, serviceType: 'steel-fabrication' });
});

test.for([true, false])('one tap reaches the form with both fields set; scripts: %s', async (scripts, { visit }) => {
  const page = await visit(scripts ? '/about' : '/contact', { javaScriptEnabled: scripts });
  await emergencyLinks(page, scripts ? 'header' : 'main')
    .first()
    .click();
  await page.waitForURL('**/contact?service=emergency&urgency=emergency');
  await page.waitForSelector('form');
  await expect.poll(() => entered(page)).toEqual({ ...nothing, ...emergency });
});
