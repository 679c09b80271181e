import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, test } from '../../support/browser/browser.ts';
import {
  enter,
  entered,
  field,
  focused,
  isInView,
  nothing,
  required,
  submitButton,
} from '../../support/contact/contact-form-page.ts';
import { followLink, mainLink, pageShown } from '../../support/pages/links.ts';
import { focusedId, scrollPosition, scrollTo, watchScrolling } from '../../support/pages/page-state.ts';

const emergency = { serviceType: 'emergency', urgency: 'emergency' };
const emergencyLink = (page: Page, place: string) =>
  page.locator(`${place} a[href="/contact?service=emergency&urgency=emergency"]`).first();

test.for([
  ['header', 1440],
  ['main', 1440],
  ['footer', 1440],
  ['main', 360],
] as const)(
  'the emergency button in %s at %i px sets both fields and focuses the first empty one, every time',
  async ([place, width], { visit }) => {
    const isMobile = width < 600;
    const page = await visit('/contact', { width, isMobile, hasTouch: isMobile, reducedMotion: 'reduce' });
    await enter(page, { lastName: 'Olson', company: 'Mill' });
    for (let turn = 0; turn < 2; turn += 1) {
      await enter(page, { serviceType: 'consultation', urgency: 'future' });
      await (isMobile ? emergencyLink(page, place).tap() : emergencyLink(page, place).click());
      await expect.poll(() => focused(page)).toBe('firstName');
      expect(await entered(page)).toEqual({ ...nothing, lastName: 'Olson', company: 'Mill', ...emergency });
      expect(new URL(page.url()).search).toBe('?service=emergency&urgency=emergency');
      await expect.poll(() => isInView(page, 'firstName')).toBe(true);
    }
  },
);

test('the focus moves to the first required field that is empty, or to the submit button', async ({ visit }) => {
  const page = await visit('/contact', { reducedMotion: 'reduce' });
  const { terms: _terms, ...agreed } = required;
  for (const [values, next] of [
    [{}, 'firstName'],
    [agreed, 'terms'],
    [required, 'submit'],
  ] as const) {
    await enter(page, values);
    await emergencyLink(page, 'header').click();
    await expect.poll(() => focused(page)).toBe(next);
  }
  const isBelowHeader = () => submitButton(page).evaluate((element) => element.getBoundingClientRect().top > 80);
  await expect.poll(isBelowHeader).toBe(true);
});

test('the page scrolls smoothly to the form and adds no history entry for the same address', async ({ visit }) => {
  const page = await visit('/contact?service=emergency&urgency=emergency', { reducedMotion: 'no-preference' });
  const entries = await page.evaluate(() => history.length);
  const isSmooth = await watchScrolling(page);
  await emergencyLink(page, 'main').click();
  await expect.poll(() => isInView(page, 'firstName')).toBe(true);
  expect(await isSmooth()).toBe(true);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('general inquiries and consultation lead to the form and set nothing', async ({ visit }) => {
  const page = await visit('/contact', { reducedMotion: 'reduce' });
  await enter(page, { serviceType: 'steel-fabrication' });
  await page.locator('main a[href="/contact"]').first().click();
  await expect.poll(() => focused(page)).toBe('firstName');
  await scrollTo(page, 0);
  await page.locator('main a[href$="#contact-form"]').first().click();
  await expect.poll(() => focusedId(page)).toBe('contact-form');
  expect(new URL(page.url()).hash).toBe('#contact-form');
  expect(await entered(page)).toEqual({ ...nothing, serviceType: 'steel-fabrication' });
});

/** Waits until the page has rendered what the address says. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

test('Back and Forward keep what was chosen after a link has filled the form', async ({ visit }) => {
  const page = await visit('/contact#contact-form', { reducedMotion: 'reduce' });
  await emergencyLink(page, 'header').click();
  await expect.poll(() => focused(page)).toBe('firstName');
  await expect.poll(() => isInView(page, 'firstName')).toBe(true);
  const chosen = { ...emergency, urgency: 'soon' };
  await enter(page, chosen);
  for (const [go, search] of [
    [() => page.goBack(), ''],
    [() => page.goForward(), '?service=emergency&urgency=emergency'],
  ] as const) {
    await go();
    expect(new URL(page.url()).search).toBe(search);
    await twoFrames(page);
    expect(await entered(page)).toEqual({ ...nothing, ...chosen });
  }
});

test('the link to general inquiries enters the form and drops the query; the header’s link scrolls to the top', async ({
  visit,
}) => {
  const page = await visit('/contact?service=consultation', { reducedMotion: 'reduce' });
  await page.locator('main a[href="/contact"]').first().click();
  await expect.poll(() => focused(page)).toBe('firstName');
  await expect.poll(() => isInView(page, 'firstName')).toBe(true);
  await expect.poll(() => page.url()).toMatch(/\/contact$/);
  expect(await entered(page)).toEqual(nothing);
  await mainLink(page, 'Contact').click();
  await expect.poll(() => scrollPosition(page)).toBe(0);
});

/** Queries and the values that they select. Unit tests cover every spelling of a service. */
const queries: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['service=24-7-emergency-repair&urgency=soon', { serviceType: 'emergency', urgency: 'soon' }],
  ['service=conveyor-and-elevator-services', { serviceType: 'conveyor-elevator' }],
  ['service=food-beverage&urgency=planned', { industry: 'food-beverage', urgency: 'planned' }],
  ['service=safety&urgency=urgent', { urgency: 'urgent' }],
  ['service=<script>alert(1)</script>&urgency="><img src=x onerror=alert(1)>', {}],
  ['service=%&urgency=%C3%28', {}],
  ['service=__proto__&urgency=constructor', {}],
  [`service=${'x'.repeat(3000)}`, {}],
];

test.for(queries)('?%s selects %o, with scripts and without', async ([query, selected], { visit }) => {
  for (const javaScriptEnabled of [false, true]) {
    const page = await visit(`/contact?${query}`, { javaScriptEnabled });
    expect(await entered(page)).toEqual({ ...nothing, ...selected });
    expect(await page.locator('script:not([src], [type="application/ld+json"]), img[onerror]').count()).toBe(0);
  }
});

test('later links to the form select their values only, and keep what was typed', async ({ visit }) => {
  const page = await visit('/industries/food-beverage');
  await emergencyLink(page, 'header').click();
  await page.waitForSelector('form');
  const typed = { firstName: 'Dana', company: 'Cannon Valley Milling', message: 'Leg 3 stopped.', terms: 'on' };
  await enter(page, typed);
  for (const [query, selected] of queries) {
    const search = `?${new URLSearchParams(query)}`;
    await followLink(page, `/contact${search}`);
    await expect.poll(() => entered(page)).toEqual({ ...nothing, ...typed, ...selected });
    expect(new URL(page.url()).search).toBe(search);
  }
});

/** Clicks the first link of the page with these words and waits for the form. */
async function askBy(page: Page, words: string) {
  await page.locator('main').getByRole('link', { name: words }).first().click();
  await page.waitForSelector('form');
}

test('the value of a link goes when the next link leads to the form', async ({ visit }) => {
  const page = await visit('/services', { reducedMotion: 'reduce' });
  await emergencyLink(page, 'header').click();
  await expect.poll(() => entered(page)).toEqual({ ...nothing, ...emergency });
  await followLink(page, '/services/plant-relocation');
  await askBy(page, 'Get a free quote');
  await expect.poll(() => entered(page)).toEqual({ ...nothing, serviceType: 'plant-relocation' });
  await followLink(page, '/industries');
  await pageShown(page, '/industries');
  await askBy(page, 'Get a free quote');
  await expect.poll(() => entered(page)).toEqual(nothing);

  await emergencyLink(page, 'main').click();
  await expect.poll(() => entered(page)).toEqual({ ...nothing, ...emergency });
  await page.locator('main a[href="/contact"]').first().click();
  await expect.poll(() => entered(page)).toEqual(nothing);
  await emergencyLink(page, 'footer').click();
  await expect.poll(() => entered(page)).toEqual({ ...nothing, ...emergency });
  await page.locator('main a[href$="#contact-form"]').first().click();
  await expect.poll(() => focusedId(page)).toBe('contact-form');
  expect(await entered(page)).toEqual({ ...nothing, ...emergency });
  await mainLink(page, 'Contact').click();
  await expect.poll(() => entered(page)).toEqual(nothing);
});

test('what the visitor has chosen stays when a link takes its value away', async ({ visit }) => {
  const page = await visit('/contact?service=emergency&urgency=emergency', { reducedMotion: 'reduce' });
  // The same value as the link's, but chosen.
  await enter(page, { urgency: 'soon' });
  await enter(page, { urgency: 'emergency', company: 'Mill' });
  await mainLink(page, 'Contact').click();
  await expect.poll(() => entered(page)).toEqual({ ...nothing, urgency: 'emergency', company: 'Mill' });
  // A link's value covers what was chosen until the next link.
  await enter(page, { serviceType: 'consultation', urgency: 'future' });
  await emergencyLink(page, 'header').click();
  await expect.poll(() => entered(page)).toEqual({ ...nothing, ...emergency, company: 'Mill' });
  await mainLink(page, 'Contact').click();
  const chosen = { ...nothing, serviceType: 'consultation', urgency: 'future', company: 'Mill' };
  await expect.poll(() => entered(page)).toEqual(chosen);
});

test('what a browser or an extension has filled in without an event stays when a link is followed', async ({
  visit,
}) => {
  const page = await visit('/contact', { reducedMotion: 'reduce' });
  for (const [name, value] of Object.entries({ company: 'Mill', urgency: 'soon' }))
    await field(page, name).evaluate((element, filled) => Object.assign(element, { value: filled }), value);
  await emergencyLink(page, 'header').click();
  await expect.poll(() => entered(page)).toEqual({ ...nothing, ...emergency, company: 'Mill' });
  await mainLink(page, 'Contact').click();
  await expect.poll(() => entered(page)).toEqual({ ...nothing, company: 'Mill', urgency: 'soon' });
});

test('Back and Forward take away and set the value of the link to which they return', async ({ visit }) => {
  const page = await visit('/contact', { reducedMotion: 'reduce' });
  await enter(page, { company: 'Mill' });
  await emergencyLink(page, 'header').click();
  await followLink(page, '/about');
  await pageShown(page, '/about');
  await followLink(page, '/contact?service=consultation');
  const withMill = (values: Readonly<Record<string, string>>) => ({ ...nothing, company: 'Mill', ...values });
  await expect.poll(() => entered(page)).toEqual(withMill({ serviceType: 'consultation' }));
  await page.goBack();
  await pageShown(page, '/about');
  await page.goBack();
  await page.waitForSelector('form');
  expect(await entered(page)).toEqual(withMill(emergency));
  await page.goBack();
  await expect.poll(() => entered(page)).toEqual(withMill({}));
  await page.goForward();
  await expect.poll(() => entered(page)).toEqual(withMill(emergency));
});

test('Back and Forward return to the values of a link that was followed after a choice, and keep a later choice', async ({
  visit,
}) => {
  const page = await visit('/contact', { reducedMotion: 'reduce' });
  await enter(page, { serviceType: 'laser-alignment', urgency: 'future' });
  await emergencyLink(page, 'header').click();
  await followLink(page, '/about');
  await pageShown(page, '/about');
  await page.goBack();
  await page.waitForSelector('form');
  expect(await entered(page)).toEqual({ ...nothing, ...emergency });
  await page.goBack();
  await expect.poll(() => entered(page)).toEqual({ ...nothing, serviceType: 'laser-alignment', urgency: 'future' });
  await page.goForward();
  await expect.poll(() => entered(page)).toEqual({ ...nothing, ...emergency });
  await page.goBack();
  await expect.poll(() => entered(page)).toMatchObject({ urgency: 'future' });
  await enter(page, { urgency: 'soon' });
  await page.goForward();
  await expect.poll(() => entered(page)).toEqual({ ...nothing, serviceType: 'emergency', urgency: 'soon' });
});

test('Back from another site keeps what was chosen in place of the value of the address', async ({ visit }) => {
  const page = await visit('/contact?service=emergency&urgency=emergency', { reducedMotion: 'reduce' });
  await enter(page, { serviceType: 'consultation', urgency: '', company: 'Mill' });
  // Playwright has turned the back-forward cache off.
  await page.goto('/robots.txt');
  await page.goBack();
  await hydrated(page);
  await expect
    .poll(() => entered(page))
    .toEqual({ ...nothing, serviceType: 'consultation', urgency: '', company: 'Mill' });
  await mainLink(page, 'Contact').click();
  await twoFrames(page);
  expect(await entered(page)).toEqual({ ...nothing, serviceType: 'consultation', urgency: '', company: 'Mill' });
});
