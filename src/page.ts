import type { ComponentType } from 'react';
import type { PageSummary, Question } from './content/page-parts.ts';

/** A page, as the `lazy` of its route brings it: what it draws, and what the head says of it. */
export interface Page {
  Component: ComponentType<PageProps>;
  summary: PageSummary;
  /** Set on pages that search engines shall not list. */
  noindex?: boolean;
  facts?: PageFacts;
  /** Names of the query values that the page reads. Any other value changes nothing in it. */
  query?: readonly string[];
}

/** Where the page is shown. Optional, as React Router's routes take components that need no props. */
export interface PageProps {
  path?: string;
  /** The query, question mark included. */
  search?: string;
}

/** What search engines may be told of a page in their own terms, because the page shows it. */
interface PageFacts {
  /** What the page of a service says of it under its title. */
  serviceLead?: string;
  /** The questions that the page answers. */
  questions?: readonly Question[];
}
