import type { Site } from '../content/company.ts';
import type { PageSummary } from '../content/page-parts.ts';

/** The title of a page's window. */
export const documentTitle = (summary: PageSummary, site: Site): string => `${summary.title} | ${site.name}`;
