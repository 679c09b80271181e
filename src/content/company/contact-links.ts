import type { IndustryOption } from '../industries/industry.ts';
import { slugFromTitle, type Service, type ServiceOption } from '../services/service.ts';

/** The path of the form's page, to which it also posts. */
export const formPath = '/contact';

/** The values of the form's urgency list. */
export type UrgencyOption = 'emergency' | 'urgent' | 'soon' | 'planned' | 'future';

/** The selections that a link of this site asks for. `safety` is no option: it selects nothing. */
interface ContactQuery {
  service?: ServiceOption | IndustryOption | 'safety';
  urgency?: UrgencyOption;
}

/** Returns the address of the form, with these selections: `/contact?service=…&urgency=…`. */
export function contactLink(selections: ContactQuery = {}): string {
  const query = new URLSearchParams({ ...selections });
  return query.size === 0 ? formPath : `${formPath}?${query}`;
}

/** Returns the address of the form with a service selected, as the services' cards name it: by its title's slug. */
export const cardLink = ({ title }: Pick<Service, 'title'>): string => `${formPath}?service=${slugFromTitle(title)}`;

/** The link of every emergency button. */
export const emergencyLink = contactLink({ service: 'emergency', urgency: 'emergency' });
