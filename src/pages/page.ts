import type { ComponentType } from 'react';
import type { PageSummary } from '../content/page-parts.ts';
import type { PageFacts } from '../lib/structured-data.ts';

/** What a page module exports as `page`. */
export interface Page {
  summary: PageSummary;
  Content: ComponentType<PageProps>;
  /** Set on pages that search engines shall not list. */
  noindex?: boolean;
  /** What it shows that search engines may be told in their own terms. */
  facts?: PageFacts;
  /** Names of the query values that the page reads. Any other value changes nothing in it. */
  query?: readonly string[];
}

export interface PageProps {
  /** Where the page is shown: its path and its query, `?` included. */
  path: string;
  search: string;
}
