import type { FigureTable, PageSummary, Point, Question } from './page-parts.ts';

/** The long content of an industry's own page; each lies in a file of its own under `industries/`. */
export interface IndustryPageContent {
  summary: Omit<PageSummary, 'name'>;
  heading: string;
  lead: string;
  titleBlock: readonly (readonly [label: string, value: string])[];
  /** What makes this industry different for a millwright, each with what we do about it. */
  conditions: readonly Point[];
  /** Equipment that we work on, with the usual job. */
  equipment: readonly Point[];
  /** A working window by the hour: what happens when. */
  window: FigureTable;
  /** What every person and tool does before entering. */
  entry: readonly string[];
  handover: readonly string[];
  /** Services by option, with what each means here. */
  services: readonly { option: string; text: string }[];
  questions: readonly Question[];
  /** The last words, beside the links to the form. */
  closing: { heading: string; text: string };
}
