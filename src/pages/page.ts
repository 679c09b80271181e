import type { ComponentType } from 'react';
import type { PageSummary } from '../content/page-parts.ts';

/** What a page module exports as `page`. */
export interface Page {
  summary: PageSummary;
  Content: ComponentType<PageProps>;
  /** Set on pages that search engines shall not list. */
  noindex?: boolean;
  /** Names of the query values that the page reads. Any other value changes nothing in it. */
  query?: readonly string[];
}

export interface PageProps {
  /** Where the page is shown: its path and its query, `?` included. */
  path: string;
  search: string;
}
