import { createContext, use } from 'react';
import { defaultSite, type Site } from './content/company/company.ts';

/** The operator's settings that pages show. */
export const SiteContext = createContext<Site>(defaultSite);

export const useSite = (): Site => use(SiteContext);
