/** The values of the contact form's industry list. */
export type IndustryOption =
  | 'food-beverage'
  | 'pharmaceutical'
  | 'chemical'
  | 'power'
  | 'grain'
  | 'manufacturing'
  | 'other';

/** An industry as lists and cards show it. Its folder has the content of its page as well, if it has one. */
export interface Industry {
  /** Its value in the contact form, which lists fewer industries. */
  option: IndustryOption;
  /** The name of its folder and of its drawing, and the last part of its page's address under /industries. */
  slug: string;
  title: string;
  /** Whether its folder has a `page.ts`. */
  hasPage: boolean;
  /** One line for the home page's tile. */
  summary: string;
  /** Our usual jobs there, for the industries page. */
  services: readonly string[];
  /** The difficulties there, for the industries page. */
  challenges: readonly string[];
  /** The plant in the words of the link to the form, “Ask about your …”, and of headings: “Our services in a …”. */
  plant: string;
  /** The industries page shows this and the next two. First: the steps a crew completes before it may start work. */
  entryRule: string;
  /** When the machines are down. */
  window: string;
  typicalJob: string;
}

/** The address of an industry's page. */
export const industryPath = ({ slug }: Pick<Industry, 'slug'>): string => `/industries/${slug}`;

/** The address of an industry's page, or of its card on the overview if it has no page. */
export const industryLink = (industry: Industry): string =>
  industry.hasPage ? industryPath(industry) : `/industries#${industry.slug}`;
