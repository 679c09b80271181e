/** What a contact link may carry, see `readContactQuery` in `contact-query.ts` for how it is understood. */
export interface ContactQuery {
  service?: string;
  urgency?: string;
}

/** Address of the contact form, prefilled: `/contact?service=…&urgency=…`. The only builder of such links. */
export function contactLink({ service, urgency }: ContactQuery = {}): string {
  const query = new URLSearchParams();
  if (service) query.set('service', service);
  if (urgency) query.set('urgency', urgency);
  return query.size > 0 ? `/contact?${query}` : '/contact';
}

/** The link of every emergency button. */
export const emergencyLink = contactLink({ service: 'emergency', urgency: 'emergency' });

/** `tel:` address of a phone number as the operator wrote it. */
export const telephoneLink = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
