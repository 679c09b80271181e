/** Types that the content of several pages shares. */

/** What a page says of itself. */
export interface PageSummary {
  /** What it is plainly called, in its h1 and in the path that leads to it. */
  name: string;
  /** For the window and search engines, without the company's name, where the page's name would say too little there. */
  title?: string;
  /** For search engines: 70–160 characters. */
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
