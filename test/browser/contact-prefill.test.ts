import { expect } from 'vitest';
import { origin, test } from '../support/browser.ts';
import { enter, entered, field, focused, nothing } from '../support/contact-form-page.ts';
import { followLink, pageShown } from '../support/links.ts';

/** Option of the form: all spellings by which links name it (its page's slug, its title's, `and` written out). */
const spellings = {
  emergency: ['emergency', 'emergency-repair', '24-7-emergency-repair'],
  'maintenance-staffing': ['maintenance-staffing'],
  'laser-alignment': ['laser-alignment', 'precision-laser-alignment'],
  'equipment-installation': ['equipment-installation'],
  'steel-fabrication': ['steel-fabrication'],
  'plant-relocation': ['plant-relocation'],
  'conveyor-elevator': ['conveyor-elevator', 'conveyor-elevator-services', 'conveyor-and-elevator-services'],
  'industrial-demolition': ['industrial-demolition'],
  consultation: ['consultation'],
};
const industries = ['food-beverage', 'pharmaceutical', 'chemical', 'power', 'grain', 'manufacturing', 'other'];
const urgencies = ['emergency', 'urgent', 'soon', 'planned', 'future'];

/** Query, and what it selects. */
const queries: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ...Object.entries(spellings).flatMap(([serviceType, names]) =>
    names.map((name) => [`service=${name}`, { serviceType }] as const),
  ),
  ...industries.map((industry) => [`service=${industry}`, { industry }] as const),
  ...urgencies.map((urgency) => [`urgency=${urgency}`, { urgency }] as const),
  ['service=emergency&urgency=emergency', { serviceType: 'emergency', urgency: 'emergency' }],
  ['service=food-beverage&urgency=planned', { industry: 'food-beverage', urgency: 'planned' }],
  ['service=safety&urgency=urgent', { urgency: 'urgent' }],
];

const junk = [
  '',
  'safety',
  'Emergency',
  ' emergency',
  'emergency ',
  'emergency,consultation',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '__proto__',
  'constructor',
  'toString',
  '%',
  '\u0000',
  '❄️',
  'x'.repeat(3000),
];

/** What the server's HTML has selected. */
async function servedSelection(query: string): Promise<Record<string, string>> {
  const html = await (await fetch(`${origin}/contact?${query}`)).text();
  const selected: Record<string, string> = {};
  for (const [, name = '', list = ''] of html.matchAll(/<select [^>]*name="(\w+)"[^>]*>(.*?)<\/select>/g)) {
    const value = /<option[^>]* value="([^"]*)"[^>]*selected/.exec(list)?.[1] ?? '';
    if (value) selected[name] = value;
  }
  return selected;
}

test.for(queries)('?%s selects %o in the server’s HTML', async ([query, selected]) => {
  expect(await servedSelection(query)).toEqual(selected);
});

test('what names nothing selects nothing in the server’s HTML', async () => {
  for (const value of junk) {
    const query = new URLSearchParams({ service: value, urgency: value }).toString();
    expect(await servedSelection(query), value).toEqual({});
  }
});

test.for([
  'service=<script>alert(1)</script>&urgency="><img src=x onerror=alert(1)>',
  'service=%&urgency=%C3%28',
  'service=__proto__&urgency=constructor',
  'service=safety&service=emergency&urgency&urgency=urgent',
  `service=${'x'.repeat(3000)}`,
])('?%.60s breaks nothing in the browser', async (query, { visit }) => {
  const page = await visit(`/contact?${query}`);
  expect(await entered(page)).toEqual(nothing);
  expect(await page.locator('script:not([src], [type="application/ld+json"]), img[onerror]').count()).toBe(0);
});

test('on first load the browser keeps what the server selected', async ({ visit }) => {
  const page = await visit('/contact?service=24-7-emergency-repair&urgency=soon');
  expect(await entered(page)).toEqual({ ...nothing, serviceType: 'emergency', urgency: 'soon' });
});

test('every later link to the form selects the same, and touches nothing that was typed', async ({ visit }) => {
  const page = await visit('/contact');
  const typed = { firstName: 'Dana', company: 'Cannon Valley Milling', message: 'Leg 3 stands still.' };
  await enter(page, { ...typed, terms: 'on' });
  const expected: Record<string, string> = { ...nothing, ...typed, terms: 'on' };
  for (const [query, selected] of queries) {
    await followLink(page, `/contact?${query}`);
    Object.assign(expected, selected);
    await expect.poll(() => entered(page)).toEqual(expected);
    expect(new URL(page.url()).search).toBe(`?${query}`);
  }
  for (const value of junk) {
    await followLink(page, `/contact?${new URLSearchParams({ service: value, urgency: value })}`);
    expect(await entered(page)).toEqual(expected);
  }
});

test('a link on another page leads to the form with its service selected', async ({ visit }) => {
  const page = await visit('/services');
  await page.locator('main a[href="/contact?service=precision-laser-alignment"]').first().click();
  await page.waitForSelector('form');
  expect(await entered(page)).toEqual({ ...nothing, serviceType: 'laser-alignment' });
});

test('coming from another page, the address selects on top of what was typed before', async ({ visit }) => {
  const page = await visit('/contact?service=consultation&urgency=future');
  await enter(page, { lastName: 'Olson', industry: 'grain' });
  await followLink(page, '/industries/food-beverage');
  await page.locator('main a[href="/contact?service=food-beverage"]').first().click();
  await page.waitForSelector('form');
  expect(await entered(page)).toEqual({
    ...nothing,
    lastName: 'Olson',
    industry: 'food-beverage',
    serviceType: 'consultation',
    urgency: 'future',
  });
});

test('the visitor’s own choice stays until they follow another link', async ({ visit }) => {
  const page = await visit('/contact?service=emergency&urgency=emergency');
  await enter(page, { serviceType: 'plant-relocation', urgency: 'planned' });
  await field(page, 'firstName').fill('Dana');
  expect(await focused(page)).toBe('firstName');
  await followLink(page, '/about');
  await pageShown(page, '/about');
  await page.goBack();
  await page.waitForSelector('form');
  expect(await entered(page)).toMatchObject({
    firstName: 'Dana',
    serviceType: 'plant-relocation',
    urgency: 'planned',
  });
});
