import type { Figure, PageContent } from '../page-parts.ts';

interface LegalWords {
  /** The clause in one plain sentence, which explains and does not bind. */
  summary: string;
  paragraphs: readonly string[];
  /** A list after the paragraphs. */
  list?: readonly string[];
}

interface LegalSection extends LegalWords {
  /** Anchor of the section. */
  id: string;
  heading: string;
  /** Replacements for a site that delivers contact requests, and perhaps mails emergencies to its crew as well. */
  delivery?: (hasCrew: boolean) => Partial<LegalWords>;
  /**
   * Replacements for a site with an analytics script. `file` is the script's path; `hosts` lists the hosts that the script uses, or
   * is empty.
   */
  analytics?: (file: string, hosts: string) => Partial<LegalWords>;
}

interface Deadline {
  /** The id of the clause with the limit. */
  clause: string;
  days: number;
  text: string;
}

/** Says what the summaries are. Each legal page shows this once. */
export const summaryNote =
  'The short version under each heading is only a guide. The numbered paragraphs are what counts.';

export interface LegalText extends PageContent {
  /** The effective date as printed. */
  effective: string;
  sections: readonly LegalSection[];
  /** The last section. The text ends before the e-mail address, which the page appends as a link. */
  contact: { heading: string; summary: string; text: string };
  /** The facts above the clauses: time limits at one scale, or large figures. */
  atAGlance: { heading: string; deadlines: readonly Deadline[] } | { heading: string; figures: readonly Figure[] };
}
