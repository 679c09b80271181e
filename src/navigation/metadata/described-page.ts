import type { Site } from '../../content/company/company.ts';
import type { PageSummary } from '../../content/page-parts.ts';
import type { Page } from '../../page.ts';

/** A page with the path and the site that its metadata name. */
export interface DescribedPage extends Pick<Page, 'summary' | 'noindex' | 'serviceLead' | 'questions'> {
  path: string;
  site: Site;
}

/** Returns the title of a page's document. */
export const documentTitle = ({ name, title = name }: PageSummary, site: Site): string => `${title} | ${site.name}`;
