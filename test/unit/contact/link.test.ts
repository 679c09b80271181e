import { describe, expect, it } from 'vitest';
import { industryOptions, urgencyOptions } from '../../../src/contact/fields.ts';
import { contactLink, contactQuery, emergencyLink, readContactQuery } from '../../../src/contact/link.ts';
import { slugFromTitle } from '../../../src/content/services/service.ts';
import { services } from '../../../src/content/services/services.ts';

const query = (values: Record<string, string>) => `?${new URLSearchParams(values)}`;

it('contactLink names the selections that it is given', () => {
  expect(contactLink()).toBe('/contact');
  expect(contactLink({ service: 'safety', urgency: 'urgent' })).toBe('/contact?service=safety&urgency=urgent');
  expect(contactLink({ service: 'laser-alignment' })).toBe('/contact?service=laser-alignment');
  expect(emergencyLink).toBe('/contact?service=emergency&urgency=emergency');
});

it.each([
  ['24/7 emergency repair', '24-7-emergency-repair'],
  ['  Edge & runs -- of signs! ', 'edge-runs-of-signs'],
  ['', ''],
])('the slug of %j is %j', (title, slug) => {
  expect(slugFromTitle(title)).toBe(slug);
});

describe('readContactQuery', () => {
  it.each(services)('reads $option from its option, its slug and its title', ({ option, slug, title }) => {
    for (const service of [option, slug, slugFromTitle(title)]) {
      expect(readContactQuery(query({ service }))).toEqual({ serviceType: option });
    }
  });

  it.each([
    ['conveyor-elevator-services', 'conveyor-elevator'],
    ['conveyor-and-elevator-services', 'conveyor-elevator'],
  ])('reads %s as the service %s', (service, option) => {
    expect(readContactQuery(query({ service }))).toEqual({ serviceType: option });
  });

  it.each(industryOptions)('reads the service $value as an industry', ({ value }) => {
    expect(readContactQuery(query({ service: value }))).toEqual({ industry: value });
  });

  it.each(urgencyOptions)('reads the urgency $value', ({ value }) => {
    expect(readContactQuery(query({ urgency: value }))).toEqual({ urgency: value });
  });

  it.each([
    '',
    '?service=',
    '?service=safety',
    '?service=EMERGENCY',
    '?service= emergency',
    '?service=emergency,consultation',
    '?service=%3Cscript%3E',
    '?service=%E0%A4%A',
    '?service=constructor&urgency=toString',
    '?service=__proto__&urgency=__proto__',
    '?urgency=chemical',
    '?urgency=consultation',
  ])('reads nothing from %j', (search) => expect(readContactQuery(search)).toEqual({}));

  it.each([
    ['?service=emergency&urgency=emergency', { serviceType: 'emergency', urgency: 'emergency' }],
    ['?service=safety&urgency=urgent', { urgency: 'urgent' }],
    ['?service=food-beverage&urgency=planned', { industry: 'food-beverage', urgency: 'planned' }],
    ['?service=consultation&service=emergency', { serviceType: 'consultation' }],
  ])('reads the known values of %s, and the first of two', (search, values) => {
    expect(readContactQuery(search)).toEqual(values);
  });

  it.each(Object.entries(contactQuery))(
    'selects something for each value of %s that the page names',
    (name, values) => {
      expect(values.length).toBeGreaterThan(4);
      for (const value of values) expect(readContactQuery(query({ [name]: value })), value).not.toEqual({});
    },
  );
});
