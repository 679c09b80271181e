import type { Industry } from '../industries/industry.ts';

/** The values of the contact form's service list in order, which also name the services' drawings. */
export const serviceOptions = [
  'emergency',
  'maintenance-staffing',
  'laser-alignment',
  'equipment-installation',
  'steel-fabrication',
  'plant-relocation',
  'conveyor-elevator',
  'industrial-demolition',
  'consultation',
] as const;

export type ServiceOption = (typeof serviceOptions)[number];

/** A service for lists and cards. Its folder also has the content of its page, if the service has a page. */
export interface Service {
  option: ServiceOption;
  /** Name of the folder, and last part of the page's address under /services. */
  slug: string;
  /** The title. Some links to the form name the service by `slugFromTitle(title)`. */
  title: string;
  /** Whether the folder has a `page.ts`. */
  hasPage: boolean;
  /** At most two sentences, for the home page's card. */
  summary: string;
  /** Two label and value rows, for the home page's card. */
  facts: readonly (readonly [label: string, value: string])[];
  /** The parts of the work, for the services page. */
  features: readonly string[];
  /** The industries that ask for the service most. */
  industries: readonly Industry[];
}

export const servicePath = ({ slug }: Pick<Service, 'slug'>): string => `/services/${slug}`;

/** Lower-cases a title, replaces each run of non-alphanumerics by one hyphen, and trims hyphens. */
export function slugFromTitle(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
