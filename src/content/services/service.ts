import type { Industry } from '../industries/industry.ts';

/** The values of the contact form's service list, in its order. They are the names of the services' drawings, too. */
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

/** A service as lists and cards show it. Its folder has the content of its page, too, if it has one. */
export interface Service {
  option: ServiceOption;
  /** The name of its folder, and the last part of its page's address under /services. */
  slug: string;
  /** Some links to the form name the service by `slugFromTitle(title)`. */
  title: string;
  /** Whether its folder has a `page.ts`. */
  hasPage: boolean;
  /** Two sentences at most, for the home page's card. */
  summary: string;
  /** Two label and value rows, for the home page's card. */
  facts: readonly (readonly [label: string, value: string])[];
  /** The parts of the work, for the services page. */
  features: readonly string[];
  /** The industries that ask for it most. */
  industries: readonly Industry[];
}

/** The address of a service's page. */
export const servicePath = ({ slug }: Pick<Service, 'slug'>): string => `/services/${slug}`;

/** Lower-cases a title, turns runs of non-alphanumerics into one hyphen and trims hyphens at the edges. */
export function slugFromTitle(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
