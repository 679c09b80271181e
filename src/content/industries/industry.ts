export type IndustryOption =
  | 'food-beverage'
  | 'pharmaceutical'
  | 'chemical'
  | 'power'
  | 'grain'
  | 'manufacturing'
  | 'other';

/** An industry for lists and cards. Its folder also has the content of its page, if the industry has a page. */
export interface Industry {
  /** The industry's value in the contact form, which lists fewer industries. */
  option: IndustryOption;
  /** Name of the folder and the drawing, and last part of the page's address under /industries. */
  slug: string;
  title: string;
  /** Whether the folder has a `page.ts`. */
  hasPage: boolean;
  /** One line for the home page's tile. */
  summary: string;
  /** Our usual jobs in the industry, for the industries page. */
  services: readonly string[];
  /** The industry's difficulties, for the industries page. */
  challenges: readonly string[];
  /** The plant in a link to the form, “Ask about your …”, and in headings, “Our services in a …”. */
  plant: string;
  /** The steps that a crew completes before starting work. The industries page shows these, the window and the typical job. */
  entryRule: string;
  /** When the machines are down. */
  window: string;
  typicalJob: string;
}

export const industryPath = ({ slug }: Pick<Industry, 'slug'>): string => `/industries/${slug}`;

/** Returns the address of an industry's page, or of its card on the overview if the industry has no page. */
export const industryLink = (industry: Industry): string =>
  industry.hasPage ? industryPath(industry) : `/industries#${industry.slug}`;
