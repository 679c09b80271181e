import { expect } from 'vitest';
import { test } from '../support/browser.ts';
import { enter, entered, field, focused, nothing } from '../support/contact-form-page.ts';
import { followLink, pageShown } from '../support/links.ts';

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
  await page.locator('header a[href="/contact?service=emergency&urgency=emergency"]').first().click();
  await page.waitForSelector('form');
  const typed = { firstName: 'Dana', company: 'Cannon Valley Milling', message: 'Leg 3 stopped.', terms: 'on' };
  await enter(page, typed);
  const expected: Record<string, string> = { ...nothing, serviceType: 'emergency', urgency: 'emergency', ...typed };
  for (const [query, selected] of queries) {
    const search = `?${new URLSearchParams(query)}`;
    await followLink(page, `/contact${search}`);
    Object.assign(expected, selected);
    await expect.poll(() => entered(page)).toEqual(expected);
    expect(new URL(page.url()).search).toBe(search);
  }
});

test('a value that the visitor chose is restored by Back, not replaced by the query', async ({ visit }) => {
  const page = await visit('/contact?service=emergency&urgency=emergency');
  await enter(page, { serviceType: 'plant-relocation', urgency: 'planned' });
  await field(page, 'firstName').fill('Dana');
  expect(await focused(page)).toBe('firstName');
  await followLink(page, '/about');
  await pageShown(page, '/about');
  await page.goBack();
  await page.waitForSelector('form');
  const chosen = { firstName: 'Dana', serviceType: 'plant-relocation', urgency: 'planned' };
  expect(await entered(page)).toMatchObject(chosen);
});
