import type { Figure, PageContent } from '../page-parts.ts';

interface LegalWords {
  /** The clause in one plain sentence. It explains and does not bind. */
  summary: string;
  paragraphs: readonly string[];
  /** A list after the paragraphs. */
  list?: readonly string[];
}

interface LegalSection extends LegalWords {
  /** Anchor of the section. */
  id: string;
  heading: string;
  /** Replacements for a site that delivers contact requests. */
  delivery?: Partial<LegalWords>;
  /** Replacements for a site with an analytics script. `file` is its path, and `hosts` names those that it uses, if any. */
  analytics?: (file: string, hosts: string) => Partial<LegalWords>;
}

/** A time limit that people look for. */
export interface Deadline {
  /** The id of the clause that states it. */
  clause: string;
  days: number;
  text: string;
}

/** The standing of the summaries, shown once per page. */
export const summaryNote =
  'The short version under each heading is only a guide. The numbered paragraphs are what counts.';

/** A legal page. Each is a file under `legal/`. */
export interface LegalText extends PageContent {
  /** The effective date, as it is printed. */
  effective: string;
  sections: readonly LegalSection[];
  /** The last section. Its text ends before the e-mail address, which the page appends as a link. */
  contact: { heading: string; summary: string; text: string };
  /** Above the clauses: time limits, which are drawn at one scale, or large figures. */
  atAGlance: { heading: string; deadlines: readonly Deadline[] } | { heading: string; figures: readonly Figure[] };
}
