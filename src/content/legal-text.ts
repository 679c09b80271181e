import type { PageSummary } from './page-parts.ts';

interface LegalWords {
  paragraphs: readonly string[];
  /** Stands after the paragraphs. */
  list?: readonly string[];
}

interface LegalSection extends LegalWords {
  /** Anchor of the section. */
  id: string;
  heading: string;
  /** Replaces words where contact requests are delivered. */
  delivery?: Partial<LegalWords>;
  /** What is different where the operator has named an analytics script; `host` is where it comes from. */
  analytics?: (host: string) => Partial<LegalWords>;
}

/** A legal page; each lies in a file of its own under `legal/`. */
export interface LegalText {
  summary: PageSummary;
  heading: string;
  lead: string;
  /** The date from which it applies, as it is printed. */
  effective: string;
  sections: readonly LegalSection[];
  /** The last section. Its text ends before the e-mail address, which the page appends as a link. */
  contact: { heading: string; text: string };
}
