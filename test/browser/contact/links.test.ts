import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { ContactForm, nothing, required, type Values } from '../../support/contact/contact-form.ts';
import { Menu } from '../../support/layout/menu.ts';
import { followLink, pageShown } from '../../support/pages/links.ts';
import { focusedId, scrollPosition, watchScrolling } from '../../support/pages/page-state.ts';

const emergency = { serviceType: 'emergency', urgency: 'emergency' };
const emergencyLink = (page: Page, place: string) =>
  page.locator(`${place} a[href="/contact?service=emergency&urgency=emergency"]`).first();
const plainLink = (page: Page) => page.locator('main a[href="/contact"]').first();

test.for([
  ['header', 1440],
  ['footer', 1440],
  ['main', 360],
] as const)(
  'the emergency button in %s at %i px sets both fields and focuses the first empty one, every time',
  async ([place, width], { visit }) => {
    const isMobile = width < 600;
    const page = await visit('/contact', { width, isMobile, hasTouch: isMobile, reducedMotion: 'reduce' });
    const form = new ContactForm(page);
    await form.enter({ lastName: 'Olson', company: 'Mill' });
    for (let turn = 0; turn < 2; turn += 1) {
      await form.enter({ serviceType: 'consultation', urgency: 'future' });
      await (isMobile ? emergencyLink(page, place).tap() : emergencyLink(page, place).click());
      await expect.poll(() => form.focused()).toBe('firstName');
      expect(await form.values()).toEqual({ ...nothing, lastName: 'Olson', company: 'Mill', ...emergency });
      expect(new URL(page.url()).search).toBe('?service=emergency&urgency=emergency');
      await expect.poll(() => form.isInView('firstName')).toBe(true);
    }
  },
);

test('the focus moves to the first required field that is empty, or to the submit button', async ({ visit }) => {
  const page = await visit('/contact', { reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  for (const [values, next] of [
    [{ ...required, terms: '' }, 'terms'],
    [required, 'submit'],
  ] as const) {
    await form.enter(values);
    await emergencyLink(page, 'header').click();
    await expect.poll(() => form.focused()).toBe(next);
  }
  const isBelowHeader = () => form.submitButton.evaluate((element) => element.getBoundingClientRect().top > 80);
  await expect.poll(isBelowHeader).toBe(true);
});

test('the page scrolls smoothly to the form and adds no history entry for the same address', async ({ visit }) => {
  const page = await visit('/contact?service=emergency&urgency=emergency', { reducedMotion: 'no-preference' });
  const entries = await page.evaluate(() => history.length);
  const isSmooth = await watchScrolling(page);
  await emergencyLink(page, 'main').click();
  await expect.poll(() => new ContactForm(page).isInView('firstName')).toBe(true);
  expect(await isSmooth()).toBe(true);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('a link without values enters the form and drops the query; the header’s link scrolls to the top', async ({
  visit,
}) => {
  const page = await visit('/contact?service=consultation', { reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  await plainLink(page).click();
  await expect.poll(() => form.focused()).toBe('firstName');
  await expect.poll(() => form.isInView('firstName')).toBe(true);
  await expect.poll(() => page.url()).toMatch(/\/contact$/);
  expect(await form.values()).toEqual(nothing);
  await new Menu(page).link('Contact').click();
  await expect.poll(() => scrollPosition(page)).toBe(0);
});

/** Queries and the values that they select. */
const queries: readonly (readonly [string, Values])[] = [
  ['service=24-7-emergency-repair&urgency=soon', { serviceType: 'emergency', urgency: 'soon' }],
  ['service=food-beverage&urgency=planned', { industry: 'food-beverage', urgency: 'planned' }],
  ['service=<script>alert(1)</script>&urgency="><img src=x onerror=alert(1)>', {}],
  ['service=%&urgency=%C3%28', {}],
];

test.for([false, true])('an address selects the values of its query; scripts: %s', async (scripts, { visit }) => {
  for (const [query, selected] of queries) {
    const page = await visit(`/contact?${query}`, { javaScriptEnabled: scripts });
    expect(await new ContactForm(page).values(), query).toEqual({ ...nothing, ...selected });
    expect(await page.locator('script:not([src], [type="application/ld+json"]), img[onerror]').count()).toBe(0);
  }
});

test('later links to the form select their values only, and keep what was typed', async ({ visit }) => {
  const page = await visit('/industries/food-beverage');
  const form = new ContactForm(page);
  await emergencyLink(page, 'header').click();
  const typed = { firstName: 'Dana', company: 'Cannon Valley Milling', message: 'Leg 3 stopped.', terms: 'on' };
  await form.enter(typed);
  for (const [query, selected] of queries) {
    const search = `?${new URLSearchParams(query)}`;
    await followLink(page, `/contact${search}`);
    await expect.poll(() => form.values()).toEqual({ ...nothing, ...typed, ...selected });
    expect(new URL(page.url()).search).toBe(search);
  }
});

test('the value of a link goes when the next link leads to the form', async ({ visit }) => {
  const page = await visit('/services', { reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  const askForQuote = () => page.locator('main').getByRole('link', { name: 'Get a free quote' }).first().click();
  const expectValues = (values: Values) => expect.poll(() => form.values()).toEqual({ ...nothing, ...values });
  await emergencyLink(page, 'header').click();
  await expectValues(emergency);
  await followLink(page, '/services/plant-relocation');
  await askForQuote();
  await expectValues({ serviceType: 'plant-relocation' });
  await followLink(page, '/industries');
  await pageShown(page, '/industries');
  await askForQuote();
  await expectValues({});

  await emergencyLink(page, 'main').click();
  await expectValues(emergency);
  await plainLink(page).click();
  await expectValues({});
  await emergencyLink(page, 'footer').click();
  await expectValues(emergency);
  // A link to a place of the page is no other request.
  await page.locator('main a[href$="#contact-form"]').first().click();
  await expect.poll(() => focusedId(page)).toBe('contact-form');
  await expectValues(emergency);
});

test('what the visitor, a browser or an extension has entered stays when a link takes its value away', async ({
  visit,
}) => {
  const page = await visit('/contact?service=emergency&urgency=emergency', { reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  // The same value as the link's, but chosen.
  await form.enter({ urgency: 'soon' });
  await form.enter({ urgency: 'emergency' });
  // As by an extension, without an event.
  await form.field('company').evaluate((element) => Object.assign(element, { value: 'Mill' }));
  await new Menu(page).link('Contact').click();
  await expect.poll(() => form.values()).toEqual({ ...nothing, urgency: 'emergency', company: 'Mill' });
  // A link's value covers what was chosen until the next link.
  await form.enter({ serviceType: 'consultation', urgency: 'future' });
  await emergencyLink(page, 'header').click();
  await expect.poll(() => form.values()).toEqual({ ...nothing, ...emergency, company: 'Mill' });
  await new Menu(page).link('Contact').click();
  const chosen = { ...nothing, serviceType: 'consultation', urgency: 'future', company: 'Mill' };
  await expect.poll(() => form.values()).toEqual(chosen);
});
