import { trimInvisibleEnd } from '../clean-text.ts';
import { formPath, type UrgencyOption } from '../content/company/contact-links.ts';
import type { IndustryOption } from '../content/industries/industry.ts';
import { slugFromTitle, type ServiceOption } from '../content/services/service.ts';
import { services } from '../content/services/services.ts';
import { industryOptions, urgencyOptions } from './fields.ts';

/** Attributes that post the form, with and without scripts. */
export const postedForm = { method: 'post', action: formPath, encType: 'multipart/form-data' } as const;

/** The path of the page that confirms a request from a browser without scripts. */
export const sentPath = `${formPath}/sent`;

export const sentLink = (reference: string): string => `${sentPath}?reference=${reference}`;

/** Reads the reference of a sent request. Undefined if the query has no valid reference. */
export const readReference = (search: string): string | undefined =>
  /[?&]reference=([\dA-Z]{5}-[\dA-Z]{5})(?=&|$)/.exec(search)?.[1];

/** The values that a contact link selects in the form. */
export interface Prefill {
  serviceType?: ServiceOption;
  industry?: IndustryOption;
  urgency?: UrgencyOption;
}

/** The selections per value of `service`: an industry's name, or a service's option, page or title. */
const byService = new Map<string, Prefill>();
for (const { value } of industryOptions) byService.set(value, { industry: value });
for (const { option, slug, title } of services) {
  // Links drop the `&` of a title, or write `and`.
  const names = [option, slug, slugFromTitle(title), slugFromTitle(title.replace('&', 'and'))];
  for (const name of names) byService.set(name, { serviceType: option });
}

const byUrgency = new Map<string, Prefill>(urgencyOptions.map(({ value }) => [value, { urgency: value }]));

/** The query values that the page knows. */
export const contactQuery = { service: [...byService.keys()], urgency: [...byUrgency.keys()] };

/**
 * Reads the query of a contact link. `service` names an industry, or a service by its option, the address of its page or the slug
 * of its title: links use all four. Ignores the invisible characters that copying adds at the end. Unknown names select nothing.
 */
export function readContactQuery(search: string): Prefill {
  const query = new URLSearchParams(search);
  const read = (name: string) => trimInvisibleEnd(query.get(name) ?? '');
  return { ...byService.get(read('service')), ...byUrgency.get(read('urgency')) };
}
