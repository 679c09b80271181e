import type { Industry } from '../industries/industry.ts';
import type { FigureTable, PageSummary, Point, Question } from '../page-parts.ts';
import type { Service } from './service.ts';

/** The content of a service's page: the `page.ts` in its folder. The pages of emergency repair and staffing have their own. */
export interface ServicePageContent {
  service: Service;
  summary: Omit<PageSummary, 'name'>;
  /** The h1: short, a statement rather than the bare name of the service. */
  heading: string;
  /** Two or three sentences under the h1. */
  lead: string;
  /** Label and value cells of the title block under the drawing, four at most. */
  titleBlock: readonly (readonly [label: string, value: string])[];
  /** The parts of the work with their explanations. */
  scope: readonly Point[];
  /** Signs that it is time to call. */
  callWhen: readonly string[];
  /** How we work, in order. */
  steps: readonly Point[];
  /** Tolerances or limits that we work to. */
  figures: FigureTable;
  tools: readonly Point[];
  /** Preparations of the plant before the crew arrives. */
  prepare: readonly string[];
  /** Documents that are handed over at the end. */
  handover: readonly string[];
  /** The industries that ask for it most, with the job that is typical there. */
  industries: readonly { industry: Industry; job: string }[];
  questions: readonly Question[];
  /** The text beside the last links to the form. */
  closing: { heading: string; text: string };
}
