/** Types that the content of several pages shares. */

/** A page's name, title and description. */
export interface PageSummary {
  /** The plain name, for the h1 and the breadcrumb. */
  name: string;
  /** Title for the window and search engines, without the company's name, if the plain name says too little there. */
  title?: string;
  /** Description for search engines, 70 to 160 characters. */
  description: string;
  keywords: readonly string[];
}

/** The head of a page. */
export interface PageContent {
  summary: PageSummary;
  /** The h1: short, a statement rather than the bare name of the page. */
  heading: string;
  /** Two or three sentences under the h1. */
  lead: string;
}

/** The parts that the pages of services and industries have in common. */
export interface DetailPageContent extends Pick<PageContent, 'heading' | 'lead'> {
  /** Label and value cells of the title block under the drawing, four at most. */
  titleBlock: readonly (readonly [label: string, value: string])[];
  questions: readonly Question[];
}

/** The words of a notice. The title is optional. */
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
  /** What stands small before the value, such as "under". */
  bound?: string;
  label: string;
  text?: string;
}

/** A titled paragraph: a step, a reason, a thing to prepare. */
export interface Point {
  title: string;
  text: string;
}

/** A table of figures. Every row has as many cells as there are columns; the first cell names the row. */
export interface FigureTable {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Whether the rows follow one another in time, or the cells are figures alone: a few signs each. */
  kind?: 'inTime' | 'figures';
  /** The conditions under which the figures hold. */
  note: string;
}
