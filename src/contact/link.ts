import type { IndustryOption } from '../content/industries/industry.ts';
import { slugFromTitle, type ServiceOption } from '../content/services/service.ts';
import { services } from '../content/services/services.ts';
import { industryOptions, urgencyOptions, type UrgencyOption } from './fields.ts';

/** The values of a contact link, which `readContactQuery` reads. */
export interface ContactQuery {
  service?: string;
  urgency?: string;
}

/** The path of the form's page, to which it also posts. */
export const formPath = '/contact';

/** How the form is posted, with scripts and without. */
export const postedForm = { method: 'post', action: formPath, encType: 'multipart/form-data' } as const;

/** The path of the page after a request was sent by a browser without scripts. */
export const sentPath = `${formPath}/sent`;

/** Builds the address of the prefilled contact form: `/contact?service=…&urgency=…`. Nothing else builds such links. */
export function contactLink({ service, urgency }: ContactQuery = {}): string {
  const query = new URLSearchParams();
  if (service) query.set('service', service);
  if (urgency) query.set('urgency', urgency);
  // Safari has `query.size` only since 17.
  return String(query) === '' ? formPath : `${formPath}?${query}`;
}

/** The link of every emergency button. */
export const emergencyLink = contactLink({ service: 'emergency', urgency: 'emergency' });

/** The selections of a contact link in the form. */
export interface Prefill {
  serviceType?: ServiceOption;
  industry?: IndustryOption;
  urgency?: UrgencyOption;
}

/** Returns both slugs by which links name a title: with its `&` dropped, and with `and` in its place. */
const titleSlugs = (title: string): string[] => [slugFromTitle(title), slugFromTitle(title.replace('&', 'and'))];

/** The selections of each value of `service`: the name of an industry, or a service's option, page or title. */
const byService = new Map<string, Prefill>();
for (const { value } of industryOptions) byService.set(value, { industry: value });
for (const { option, slug, title } of services) {
  for (const name of [option, slug, ...titleSlugs(title)]) byService.set(name, { serviceType: option });
}

const byUrgency = new Map<string, Prefill>(urgencyOptions.map(({ value }) => [value, { urgency: value }]));

/** The values of a contact link that the page knows. */
export const contactQuery = { service: [...byService.keys()], urgency: [...byUrgency.keys()] };

/**
 * Reads the query of a contact link. `service` names a service by its option, its page's address or its title's slug, or
 * an industry, because links to the form are written in all four ways. Unknown names select nothing.
 */
export function readContactQuery(search: string): Prefill {
  const query = new URLSearchParams(search);
  return { ...byService.get(query.get('service') ?? ''), ...byUrgency.get(query.get('urgency') ?? '') };
}
