import type { FigureTable, PageSummary, Point, Question } from './page-parts.ts';

/** The long content of a service's own page; each lies in a file of its own under `services/`. */
export interface ServicePageContent {
  summary: Omit<PageSummary, 'name'>;
  /** The h1: short, a statement rather than the bare name of the service. */
  heading: string;
  /** Two or three sentences under the h1. */
  lead: string;
  /** Label and value cells of the title block under the drawing, four at most. */
  titleBlock: readonly (readonly [label: string, value: string])[];
  /** What belongs to the work, and what each part means. */
  scope: readonly Point[];
  /** Signs that it is time to call. */
  callWhen: readonly string[];
  /** How we work, in order. */
  steps: readonly Point[];
  /** Tolerances or limits that we work to. */
  figures: FigureTable;
  tools: readonly Point[];
  /** What the plant prepares before the crew arrives. */
  prepare: readonly string[];
  /** What is handed over at the end. */
  handover: readonly string[];
  /** Slugs of the industries that ask for it most, with the job that is typical there. */
  industries: readonly { slug: string; job: string }[];
  questions: readonly Question[];
  /** The last words, beside the links to the form. */
  closing: { heading: string; text: string };
}
