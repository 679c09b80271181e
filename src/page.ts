import type { ComponentType } from 'react';
import type { Site } from './content/company/company.ts';
import type { PageSummary } from './content/page-parts.ts';

/**
 * A page: the exports of its module, which `routes.tsx` imports. They are separate exports, because Fast Refresh does not replace a
 * module that exports a new object after each edit.
 */
export interface Page {
  Component: ComponentType<PageProps>;
  summary: PageSummary;
  /** Whether search engines must not index the page. */
  noindex?: boolean;
  /** The lead of a service's page, for its structured data. */
  serviceLead?: string;
  /** The query parameters that the page reads, each with its known values. Other parameters and values have no effect. */
  query?: Readonly<Record<string, readonly string[]>>;
}

export interface PageProps {
  path: string;
  /** The query with its question mark. */
  search: string;
}

/** A page with the path and the site in its metadata. */
export interface DescribedPage extends Pick<Page, 'summary' | 'noindex' | 'serviceLead'> {
  path: string;
  site: Site;
}
