import { createContext, use } from 'react';
import { defaultSite, type Site } from './content/company.ts';

/** Name, origin, e-mail and phone as the operator set them. */
export const SiteContext = createContext<Site>(defaultSite);

export function useSite(): Site {
  return use(SiteContext);
}
