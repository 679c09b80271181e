import { describe, expect, it } from 'vitest';
import { industryOptions, urgencyOptions } from '../../src/content/contact-fields.ts';
import { contactLink, emergencyLink } from '../../src/content/contact-link.ts';
import { serviceNames } from '../../src/content/service-names.ts';
import { slugFromTitle } from '../../src/content/slug.ts';
import { readContactQuery } from '../../src/pages/contact/contact-query.ts';

const services = Object.values(serviceNames);

it('contactLink carries what it is given, escaped', () => {
  expect(contactLink()).toBe('/contact');
  expect(contactLink({ service: 'safety', urgency: 'urgent' })).toBe('/contact?service=safety&urgency=urgent');
  expect(contactLink({ service: 'a&b=c d' })).toBe('/contact?service=a%26b%3Dc+d');
  expect(emergencyLink).toBe('/contact?service=emergency&urgency=emergency');
});

it.each([
  ['24/7 emergency repair', '24-7-emergency-repair'],
  ['  Edge & runs -- of signs! ', 'edge-runs-of-signs'],
  ['', ''],
])('the title %j makes the slug %j', (title, slug) => {
  expect(slugFromTitle(title)).toBe(slug);
});

describe('readContactQuery', () => {
  it.each(services)('knows $option by its option, its page and its title', ({ option, slug, title }) => {
    for (const service of [option, slug ?? option, slugFromTitle(title)]) {
      expect(readContactQuery(query({ service }))).toEqual({ serviceType: option });
    }
  });

  it.each([
    ['24-7-emergency-repair', 'emergency'],
    ['precision-laser-alignment', 'laser-alignment'],
    ['conveyor-elevator-services', 'conveyor-elevator'],
    ['conveyor-and-elevator-services', 'conveyor-elevator'],
    ['emergency-repair', 'emergency'],
  ])('takes %s for the service %s', (service, option) => {
    expect(readContactQuery(query({ service }))).toEqual({ serviceType: option });
  });

  it.each(industryOptions)('takes the industry $value, which is no service, for the industry', ({ value }) => {
    expect(readContactQuery(query({ service: value }))).toEqual({ industry: value });
  });

  it.each(urgencyOptions)('takes the urgency $value', ({ value }) => {
    expect(readContactQuery(query({ urgency: value }))).toEqual({ urgency: value });
  });

  it('reads back what the emergency link says', () => {
    expect(readContactQuery(new URL(emergencyLink, 'http://site.invalid').search)).toEqual({
      serviceType: 'emergency',
      urgency: 'emergency',
    });
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
  ])('selects nothing for %j', (search) => expect(readContactQuery(search)).toEqual({}));

  it.each([
    ['?service=safety&urgency=urgent', { urgency: 'urgent' }],
    ['?service=food-beverage&urgency=planned', { industry: 'food-beverage', urgency: 'planned' }],
    ['?service=consultation&service=emergency', { serviceType: 'consultation' }],
  ])('selects in %s what it knows, and the first of two values', (search, selected) => {
    expect(readContactQuery(search)).toEqual(selected);
  });
});

function query(values: Record<string, string>): string {
  return `?${new URLSearchParams(values)}`;
}
