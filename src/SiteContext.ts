import { createContext, use } from 'react';
import type { Site } from './content/company.ts';

/** Name, origin, e-mail and phone as the operator set them. */
export const SiteContext = createContext<Site>({ name: '', origin: '', email: '', phone: '' });

export function useSite(): Site {
  return use(SiteContext);
}
