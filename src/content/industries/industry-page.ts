import type { DetailPageContent, FigureTable, PageSummary, Point } from '../page-parts.ts';
import type { Service } from '../services/service.ts';
import type { Industry } from './industry.ts';

/** The content of an industry's page: `page.ts` in the industry's folder. */
export interface IndustryPageContent extends DetailPageContent {
  industry: Industry;
  summary: Omit<PageSummary, 'name'>;
  /** Demands of the industry on a millwright, and our answers. */
  conditions: readonly Point[];
  /** Equipment that we work on, with the usual job. */
  equipment: readonly Point[];
  /** A working window hour by hour. */
  window: FigureTable;
  /** Rules for persons and tools before entry. */
  entry: readonly string[];
  handover: readonly string[];
  /** Our services, and what each means in this industry. */
  services: readonly { service: Service; text: string }[];
  /** The text beside the last links to the form. */
  closing: { heading: string; text: string };
}
