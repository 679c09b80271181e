/** Types that the content of several pages shares. */

/** What a page says of itself to a search engine: title without the company's name, description of 70–160 characters. */
export interface PageSummary {
  title: string;
  description: string;
  keywords: readonly string[];
}

/** What a notice says; without a title its text stands alone. */
export interface NoticeText {
  title?: string;
  /** Its line ends are kept. */
  text: string;
}

export interface Question {
  question: string;
  answer: string;
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
  /** Whether the rows follow one another in time. */
  inTime?: true;
  /** What the figures hold for, and when they don't. */
  note: string;
}
