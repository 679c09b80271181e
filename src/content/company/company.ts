/**
 * The company. Each fact is in one place, here or in `claims.ts`. Pages, drawings, cards, metadata and tests read it there. A test
 * changes a fact in a copy of the site.
 */

/** The settings that an operator changes without a rebuild (see the table in `src/server/README.md`). */
export interface Site {
  name: string;
  /** Origin of canonical addresses, without a trailing slash. */
  origin: string;
  email: string;
  /** As people read it, such as `+1 507 555 0100`. If empty, no page shows a number. */
  phone: string;
  /** Whether contact requests are delivered. By default they are simulated. */
  delivery: boolean;
  /** Whether an emergency is also mailed to the service that calls the crew. */
  hasCrew: boolean;
  /** Path of the operator's analytics script on this site. Empty without a script. */
  analytics: string;
  /** Origins that the analytics script uses. */
  analyticsHosts: readonly string[];
}

export const defaultSite: Site = {
  name: 'Webster Millwright',
  origin: 'http://localhost:3000',
  email: 'service@example.com',
  phone: '',
  delivery: false,
  hasCrew: false,
  analytics: '',
  analyticsHosts: [],
};

const digitsOf = (phone: string) =>
  phone
    .replace(/^(\+.*)\(0\)/, '$1')
    .replace(/[^+\d]/g, '')
    .replace(/^1?([2-9]\d{9})$/, '+1$1');

/** Converts a phone number to E.164 (ITU), which programs can dial, if it is American or has its country. */
export const toE164 = (phone: string): string => (digitsOf(phone).startsWith('+') ? digitsOf(phone) : phone);

export const telephoneLink = (phone: string) => `tel:${digitsOf(phone)}`;

const states = ['Minnesota', 'Wisconsin', 'Iowa'] as const;

export const company = {
  address: {
    town: 'Webster',
    county: 'Rice County',
    state: 'Minnesota',
    region: 'MN',
    postalCode: '55088',
    country: 'US',
  },
  /** The regional name of the Minneapolis-St. Paul metro. */
  metro: 'the Twin Cities',
  states,
  /** `Minnesota, Wisconsin and Iowa` */
  statesInWords: `${states.slice(0, -1).join(', ')} and ${states.slice(-1).join()}`,
  values: ['Safety First', 'Family Heritage'],
  copyrightYear: 2025,
} as const;

/** Published position of Webster Township in degrees. The map, `drawings/service-area/map.svg`, is centered on the village. */
export const coordinates = { latitude: 44.50972, longitude: -93.33722 } as const;
