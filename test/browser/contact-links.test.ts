import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../support/browser.ts';
import { enter, entered, focused, isInView, nothing, required, submitButton } from '../support/contact-form-page.ts';
import { followLink, mainLink } from '../support/links.ts';
import { focusedId, scrollPosition, scrollTo, watchScrolling } from '../support/page-state.ts';

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
  expect(await entered(page)).toEqual({ ...nothing, serviceType: 'consultation' });
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

test.for(queries)('?%.60s selects %o, with scripts and without', async ([query, selected], { visit }) => {
  for (const javaScriptEnabled of [false, true]) {
    const page = await visit(`/contact?${query}`, { javaScriptEnabled });
    expect(await entered(page)).toEqual({ ...nothing, ...selected });
    expect(await page.locator('script:not([src], [type="application/ld+json"]), img[onerror]').count()).toBe(0);
  }
});

test('later links to the form select the same values and keep what was typed', async ({ visit }) => {
  const page = await visit('/industries/food-beverage');
  await emergencyLink(page, 'header').click();
  await page.waitForSelector('form');
  const typed = { firstName: 'Dana', company: 'Cannon Valley Milling', message: 'Leg 3 stopped.', terms: 'on' };
  await enter(page, typed);
  const expected: Record<string, string> = { ...nothing, ...emergency, ...typed };
  for (const [query, selected] of queries) {
    const search = `?${new URLSearchParams(query)}`;
    await followLink(page, `/contact${search}`);
    Object.assign(expected, selected);
    await expect.poll(() => entered(page)).toEqual(expected);
    expect(new URL(page.url()).search).toBe(search);
  }
});
