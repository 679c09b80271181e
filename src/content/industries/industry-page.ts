import type { FigureTable, PageSummary, Point, Question } from '../page-parts.ts';

/** The content of an industry's page. Each is a file under `industries/`. */
export interface IndustryPageContent {
  summary: Omit<PageSummary, 'name'>;
  heading: string;
  lead: string;
  titleBlock: readonly (readonly [label: string, value: string])[];
  /** Demands of this industry on a millwright, and our answers to them. */
  conditions: readonly Point[];
  /** Equipment that we work on, with the usual job. */
  equipment: readonly Point[];
  /** A working window by the hour. */
  window: FigureTable;
  /** Rules for persons and tools before they enter. */
  entry: readonly string[];
  handover: readonly string[];
  /** Services by option, and their meaning here. */
  services: readonly { option: string; text: string }[];
  questions: readonly Question[];
  /** The text beside the last links to the form. */
  closing: { heading: string; text: string };
}
