import { describe, expect, it } from 'vitest';
import { contactQuery, readContactQuery, type Prefill } from '../../../src/contact/addresses.ts';
import { industryOptions, urgencyOptions } from '../../../src/contact/fields.ts';
import { slugFromTitle } from '../../../src/content/services/service.ts';
import { services } from '../../../src/content/services/services.ts';

it.each([
  ['24/7 emergency repair', '24-7-emergency-repair'],
  ['  Edge & runs -- of signs! ', 'edge-runs-of-signs'],
  ['', ''],
])('the slug of %j is %j', (title, slug) => {
  expect(slugFromTitle(title)).toBe(slug);
});

describe('readContactQuery', () => {
  it('reads a service by its option, its page and its title, an industry, and an urgency', () => {
    const spellings: (readonly [query: string, Prefill])[] = [
      ...services.flatMap(({ option, slug, title }) =>
        [option, slug, slugFromTitle(title)].map((name) => [`service=${name}`, { serviceType: option }] as const),
      ),
      ['service=conveyor-and-elevator-services', { serviceType: 'conveyor-elevator' }],
      ...industryOptions.map(({ value }) => [`service=${value}`, { industry: value }] as const),
      ...urgencyOptions.map(({ value }) => [`urgency=${value}`, { urgency: value }] as const),
    ];
    for (const [query, values] of spellings) expect([query, readContactQuery(`?${query}`)]).toEqual([query, values]);
  });

  it.each([
    '',
    '?service=safety',
    '?service=EMERGENCY',
    '?service=%E0%A4%A',
    '?service=constructor&urgency=toString',
    '?service=__proto__&urgency=__proto__',
    '?urgency=consultation',
  ])('reads nothing from %j', (search) => expect(readContactQuery(search)).toEqual({}));

  it.each([
    ['?service=emergency&urgency=emergency', { serviceType: 'emergency', urgency: 'emergency' }],
    ['?service=safety&urgency=urgent', { urgency: 'urgent' }],
    ['?service=emergency%E2%80%8B&urgency=urgent%C2%A0%20', { serviceType: 'emergency', urgency: 'urgent' }],
    ['?service=food-beverage&urgency=planned', { industry: 'food-beverage', urgency: 'planned' }],
    ['?service=consultation&service=emergency', { serviceType: 'consultation' }],
  ])('reads the known values of %s, and the first of two', (search, values) => {
    expect(readContactQuery(search)).toEqual(values);
  });

  it.each(Object.entries(contactQuery))('selects something for each %s that the page names', (name, values) => {
    expect(values.length).toBeGreaterThan(4);
    for (const value of values) expect(readContactQuery(`?${name}=${value}`), value).not.toEqual({});
  });
});
