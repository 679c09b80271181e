import type { Site } from '../content/company.ts';
import type { PageSummary } from '../content/page-parts.ts';

/** The title of a page's window. */
export const documentTitle = ({ name, title = name }: PageSummary, site: Site): string => `${title} | ${site.name}`;
