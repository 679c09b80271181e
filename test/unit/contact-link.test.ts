import { describe, expect, it } from 'vitest';
import { industryOptions, urgencyOptions } from '../../src/content/contact-fields.ts';
import { serviceNames } from '../../src/content/service-names.ts';
import { contactLink, emergencyLink } from '../../src/content/contact-link.ts';
import { readContactQuery } from '../../src/pages/contact/contact-query.ts';
import { slugFromTitle } from '../../src/content/slug.ts';

const services = Object.values(serviceNames);

describe('contactLink', () => {
  it('carries what it is given', () => {
    expect(contactLink()).toBe('/contact');
    expect(contactLink({ service: 'safety', urgency: 'urgent' })).toBe('/contact?service=safety&urgency=urgent');
  });

  it('escapes what it is given', () => {
    expect(contactLink({ service: 'a&b=c d' })).toBe('/contact?service=a%26b%3Dc+d');
  });

  it('makes the emergency link', () => {
    expect(emergencyLink).toBe('/contact?service=emergency&urgency=emergency');
  });
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

  it('takes the urgency of a link whose service it does not know', () => {
    expect(readContactQuery('?service=safety&urgency=urgent')).toEqual({ urgency: 'urgent' });
  });

  it.each([
    '',
    '?',
    '?service=',
    '?service=safety',
    '?service=EMERGENCY',
    '?service=%3Cscript%3E',
    '?service=%E0%A4%A',
  ])('selects nothing for %j', (search) => expect(readContactQuery(search)).toEqual({}));

  it('selects nothing for names that every object has', () => {
    expect(readContactQuery('?service=constructor&urgency=toString')).toEqual({});
    expect(readContactQuery('?service=__proto__&urgency=__proto__')).toEqual({});
  });

  it('does not take an industry or a service for an urgency', () => {
    expect(readContactQuery('?urgency=chemical')).toEqual({});
    expect(readContactQuery('?urgency=consultation')).toEqual({});
  });

  it('takes the first of a value that is given twice', () => {
    expect(readContactQuery('?service=consultation&service=emergency')).toEqual({ serviceType: 'consultation' });
  });
});

function query(values: Record<string, string>): string {
  return `?${new URLSearchParams(values)}`;
}
