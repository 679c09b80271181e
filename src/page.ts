import type { ComponentType } from 'react';
import type { Site } from './content/company/company.ts';
import type { PageSummary } from './content/page-parts.ts';

/**
 * A page: the exports of its module, which `routes.tsx` imports. They are exported one by one, because Fast Refresh swaps in no
 * module with an export that is a new object after each edit.
 */
export interface Page {
  Component: ComponentType<PageProps>;
  summary: PageSummary;
  /** Whether search engines must not list the page. */
  noindex?: boolean;
  /** The lead of a service's page, for its structured data. */
  serviceLead?: string;
  /** The query parameters that the page reads, each with the values that it knows. Other parameters and values change nothing. */
  query?: Readonly<Record<string, readonly string[]>>;
}

/** The address of the page. */
export interface PageProps {
  path: string;
  /** The query with its question mark. */
  search: string;
}

/** A page with the path and the site that its metadata name. */
export interface DescribedPage extends Pick<Page, 'summary' | 'noindex' | 'serviceLead'> {
  path: string;
  site: Site;
}

/** Returns the title of a page's document. */
export const documentTitle = ({ name, title = name }: PageSummary, site: Site): string => `${title} | ${site.name}`;
