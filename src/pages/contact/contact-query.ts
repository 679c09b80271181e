import { industryOptions, urgencyOptions, type Choice, type UrgencyOption } from '../../content/contact-fields.ts';
import type { IndustryOption } from '../../content/industry-names.ts';
import { serviceNames, type ServiceOption } from '../../content/service-names.ts';
import { slugFromTitle } from '../../content/slug.ts';

/** The selections of a contact link in the form. */
export interface Prefill {
  serviceType?: ServiceOption;
  industry?: IndustryOption;
  urgency?: UrgencyOption;
}

/**
 * Reads the query of a contact link. `service` names a service by its option, its page's address or its title's slug, or
 * an industry, because links to the form are written in all four ways. Unknown names select nothing.
 *
 * It is not in `contact-link.ts`, which every page loads, because only this page needs the names of all services.
 */
export function readContactQuery(search: string): Prefill {
  const query = new URLSearchParams(search);
  const service = query.get('service');
  const serviceType = Object.values(serviceNames).find(
    ({ option, slug, title }) => service === option || service === slug || titleSlugs(title).includes(service ?? ''),
  )?.option;
  const industry = serviceType ? undefined : valueAmong(industryOptions, service);
  const urgency = valueAmong(urgencyOptions, query.get('urgency'));
  return { ...(serviceType && { serviceType }), ...(industry && { industry }), ...(urgency && { urgency }) };
}

/** Returns both slugs by which links name a title: with its `&` dropped, and with `and` in its place. */
const titleSlugs = (title: string): string[] => [slugFromTitle(title), slugFromTitle(title.replace('&', 'and'))];

function valueAmong<Value extends string>(choices: readonly Choice<Value>[], named: string | null): Value | undefined {
  return choices.find(({ value }) => value === named)?.value;
}
