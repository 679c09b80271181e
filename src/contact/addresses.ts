import { trimInvisibleEnd } from '../clean-text.ts';
import { formPath, type UrgencyOption } from '../content/company/contact-links.ts';
import type { IndustryOption } from '../content/industries/industry.ts';
import { slugFromTitle, type ServiceOption } from '../content/services/service.ts';
import { services } from '../content/services/services.ts';
import { industryOptions, urgencyOptions } from './fields.ts';

/** How the form is posted, with scripts and without. */
export const postedForm = { method: 'post', action: formPath, encType: 'multipart/form-data' } as const;

/** The path of the page after a request was sent by a browser without scripts. */
export const sentPath = `${formPath}/sent`;

export const sentLink = (reference: string): string => `${sentPath}?reference=${reference}`;

/** Reads the reference of a request that was sent. Undefined if the query has none, or a text that is none. */
export const readReference = (search: string): string | undefined =>
  /[?&]reference=([\dA-Z]{5}-[\dA-Z]{5})(?=&|$)/.exec(search)?.[1];

/** The selections of a contact link in the form. */
export interface Prefill {
  serviceType?: ServiceOption;
  industry?: IndustryOption;
  urgency?: UrgencyOption;
}

/** The selections of each value of `service`: the name of an industry, or a service's option, page or title. */
const byService = new Map<string, Prefill>();
for (const { value } of industryOptions) byService.set(value, { industry: value });
for (const { option, slug, title } of services) {
  // Links name a title with its `&` dropped, and with `and` in its place.
  const names = [option, slug, slugFromTitle(title), slugFromTitle(title.replace('&', 'and'))];
  for (const name of names) byService.set(name, { serviceType: option });
}

const byUrgency = new Map<string, Prefill>(urgencyOptions.map(({ value }) => [value, { urgency: value }]));

/** The values of a contact link that the page knows. */
export const contactQuery = { service: [...byService.keys()], urgency: [...byUrgency.keys()] };

/**
 * Reads the query of a contact link. `service` names a service by its option, its page's address or its title's slug, or
 * an industry, because links to the form are written in all four ways. Copying brings
 * invisible characters along at their end. Unknown names select nothing.
 */
export function readContactQuery(search: string): Prefill {
  const query = new URLSearchParams(search);
  const read = (name: string) => trimInvisibleEnd(query.get(name) ?? '');
  return { ...byService.get(read('service')), ...byUrgency.get(read('urgency')) };
}
