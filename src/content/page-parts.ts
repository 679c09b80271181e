/** Types that the content of several pages shares. */

export interface PageSummary {
  /** The plain name, for the h1 and the breadcrumb. */
  name: string;
  /** Title for the window and search engines, without the company's name. The default is `name`. */
  title?: string;
  /** Description for search engines, 70 to 160 characters. */
  description: string;
  keywords: readonly string[];
}

export interface PageContent {
  summary: PageSummary;
  /** The h1: a short statement, not the bare name of the page. */
  heading: string;
  /** Two or three sentences under the h1. */
  lead: string;
}

/** The common parts of the pages of services and industries. */
export interface DetailPageContent extends Pick<PageContent, 'heading' | 'lead'> {
  /** Label and value cells of the title block under the drawing, at most four. */
  titleBlock: readonly (readonly [label: string, value: string])[];
  questions: readonly Question[];
}

/** The words of a notice. */
export interface NoticeText {
  title?: string;
  /** Line breaks are kept. */
  text: string;
}

export interface Question {
  question: string;
  answer: string;
}

/** A large figure with its unit, and a sentence about it. */
export interface Figure {
  value: string;
  /** Small word before the value, such as "under". */
  bound?: string;
  label: string;
  text?: string;
}

/** A titled paragraph: a step, a reason, a preparation. */
export interface Point {
  title: string;
  text: string;
}

/** A table of figures. Every row has one cell per column; the first cell names the row. */
export interface FigureTable {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** `inTime`: the rows are a sequence. `figures`: each cell is a few signs. */
  kind?: 'inTime' | 'figures';
  /** Conditions under which the figures hold. */
  note: string;
}
