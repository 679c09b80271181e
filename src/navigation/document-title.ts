import type { Site } from '../content/company/company.ts';
import type { PageSummary } from '../content/page-parts.ts';

/** Returns the title of a page's document. */
export const documentTitle = ({ name, title = name }: PageSummary, site: Site): string => `${title} | ${site.name}`;
