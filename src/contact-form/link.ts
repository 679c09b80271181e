/** The values of a contact link. `readContactQuery` in `contact-query.ts` reads them. */
export interface ContactQuery {
  service?: string;
  urgency?: string;
}

/** Builds the address of the prefilled contact form: `/contact?service=…&urgency=…`. Nothing else builds such links. */
export function contactLink({ service, urgency }: ContactQuery = {}): string {
  const query = new URLSearchParams();
  if (service) query.set('service', service);
  if (urgency) query.set('urgency', urgency);
  return query.size > 0 ? `/contact?${query}` : '/contact';
}

/** The path to which a browser without scripts is led when its form was sent. */
export const sentPath = '/contact/sent';

/** The link of every emergency button. */
export const emergencyLink = contactLink({ service: 'emergency', urgency: 'emergency' });

/** Builds the `tel:` address of a phone number as the operator wrote it. */
export const telephoneLink = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
