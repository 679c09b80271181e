import type { Industry } from '../industries/industry.ts';
import type { DetailPageContent, FigureTable, PageSummary, Point } from '../page-parts.ts';
import type { Service } from './service.ts';

/** The content of a service's page: the `page.ts` in its folder. The pages of emergency repair and staffing have their own. */
export interface ServicePageContent extends DetailPageContent {
  service: Service;
  summary: Omit<PageSummary, 'name'>;
  /** The parts of the work with their explanations. */
  scope: readonly Point[];
  /** Signs that it is time to call. */
  callWhen: readonly string[];
  /** How we work, in order. */
  steps: readonly Point[];
  /** Tolerances or limits that we work to. */
  figures: FigureTable;
  /** The name of the link to them. */
  figuresLink: string;
  tools: readonly Point[];
  /** Preparations of the plant before the crew arrives. */
  prepare: readonly string[];
  /** Documents that are handed over at the end. */
  handover: readonly string[];
  /** The industries that ask for it most, with the job that is typical there. */
  industries: readonly { industry: Industry; job: string }[];
  /** The text beside the last links to the form. */
  closing: { heading: string; text: string };
}
