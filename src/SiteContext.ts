import { createContext, use } from 'react';
import type { Site } from './content/company/company.ts';

/** The operator's settings that pages show. */
export const SiteContext = createContext<Site>({ name: '', origin: '', email: '', phone: '' });

export const useSite = (): Site => use(SiteContext);
