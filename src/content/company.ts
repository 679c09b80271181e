import { duration } from './duration.ts';

/**
 * Who the company is, and the promise that every page makes; what else it claims is in `claims.ts`. Each fact is written
 * once: pages, drawings, cards, metadata and tests take it from here, so changing it is one edit. A test makes such an edit
 * on a copy of the site.
 */

/** What an operator may set without a rebuild (see the settings table in the README). */
export interface Site {
  /** The company's name. */
  name: string;
  /** Origin of canonical addresses, without a slash at the end. */
  origin: string;
  email: string;
  /** International form such as `+1 507 555 0100`; empty when there is none, and then no page shows one. */
  phone: string;
  /** Whether contact requests are delivered; absent, they are simulated. */
  delivery?: boolean;
  /** Address of the operator's analytics script; absent, there is none. */
  analytics?: string;
}

export const defaultSite: Site = {
  name: 'Webster Millwright',
  origin: 'http://localhost:3000',
  email: 'service@example.com',
  phone: '',
};

export const company = {
  address: {
    town: 'Webster',
    county: 'Rice County',
    state: 'Minnesota',
    region: 'MN',
    postalCode: '55088',
    country: 'US',
  },
  states: ['Minnesota', 'Wisconsin', 'Iowa'],
  values: ['Safety First', 'Family Heritage'],
  copyrightYear: 2025,
} as const;

/** The middle of the township, in degrees. The map, `drawings/service-area/map.svg`, is drawn around the village. */
export const coordinates = { latitude: 44.49, longitude: -93.38 } as const;

/** The promise: how soon a crew responds when production stands still. The other tiers are on the emergency page. */
export const emergencyResponse = duration(2, 'hours');
