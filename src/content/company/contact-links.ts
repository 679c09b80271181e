import type { IndustryOption } from '../industries/industry.ts';
import { slugFromTitle, type Service, type ServiceOption } from '../services/service.ts';

/** The path of the form's page, which also receives the posts. */
export const formPath = '/contact';

export type UrgencyOption = 'emergency' | 'urgent' | 'soon' | 'planned' | 'future';

/** The selections of a link. `safety` is no option of the form and selects nothing. */
interface ContactQuery {
  service?: ServiceOption | IndustryOption | 'safety';
  urgency?: UrgencyOption;
}

/** Returns the address of the form with these selections: `/contact?service=…&urgency=…`. */
export function contactLink(selections: ContactQuery = {}): string {
  const query = new URLSearchParams({ ...selections });
  return query.size === 0 ? formPath : `${formPath}?${query}`;
}

/** Returns the address of the form with a service selected by the slug of its title, as the cards do. */
export const cardLink = ({ title }: Pick<Service, 'title'>): string => `${formPath}?service=${slugFromTitle(title)}`;

/** The link of every emergency button. */
export const emergencyLink = contactLink({ service: 'emergency', urgency: 'emergency' });
