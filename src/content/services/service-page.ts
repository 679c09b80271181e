import type { Industry } from '../industries/industry.ts';
import type { DetailPageContent, FigureTable, PageSummary, Point } from '../page-parts.ts';
import type { Service } from './service.ts';

/** The content of a service's page: `page.ts` in the service's folder. Emergency repair and staffing have other types. */
export interface ServicePageContent extends DetailPageContent {
  service: Service;
  summary: Omit<PageSummary, 'name'>;
  /** The parts of the work, with explanations. */
  scope: readonly Point[];
  /** Signs that it is time to call. */
  callWhen: readonly string[];
  /** How we work, in order. */
  steps: readonly Point[];
  /** Tolerances or limits that we work to. */
  figures: FigureTable;
  /** Text of the link to the figures. */
  figuresLink: string;
  tools: readonly Point[];
  /** Preparations by the plant before the crew arrives. */
  prepare: readonly string[];
  /** Documents that are handed over at the end. */
  handover: readonly string[];
  /** The industries that ask for the service most, with the typical job. */
  industries: readonly { industry: Industry; job: string }[];
  /** The text beside the last links to the form. */
  closing: { heading: string; text: string };
}
