import { duration, durationRange } from './duration.ts';

/**
 * Who the company is and what it claims. Each of these facts is written here and nowhere else: pages, drawings, cards,
 * metadata and tests take it from here, so changing it is one edit. A test makes such an edit on a copy of the site.
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
  serviceAreas: [
    'Minneapolis-St. Paul metro',
    'Greater Minnesota',
    'Western Wisconsin',
    'Eastern North Dakota',
    'Northern Iowa',
  ],
  nationwide: 'Emergency services nationwide',
  values: ['Safety First', 'Family Heritage'],
  copyrightYear: 2025,
  /** The date from which the legal texts and the safety program apply. */
  legalEffective: 'January 1, 2024',
} as const;

/** The middle of the township, in degrees. The map is drawn around the village: `build/service-area-map.mjs`. */
export const coordinates = { latitude: 44.49, longitude: -93.38 } as const;

/** The figures that the company stands for. */
export const claims = {
  generations: '3',
  combinedYears: '100',
  /** The promise: how soon a crew responds when production stands still. The other tiers are on the emergency page. */
  emergencyResponse: duration(2, 'hours'),
  /** When other requests are answered. */
  urgentResponse: 'same day',
  inquiryResponse: duration(4, 'hours'),
  proposalTime: durationRange(duration(24, 'hours'), duration(48, 'hours')),
  /** When the emergency line is open. */
  lineOpen: '24 hours, 7 days',
  liftingTons: '500',
  alignmentTolerance: '0.001',
  unfilledPositions: '10,000+',
  projects: '500+',
  industriesServed: '50+',
  onTime: '99.2%',
  /** `record.svg` and `compliance.svg` in the drawings of the safety page show none and all: other figures need others. */
  lostTimeInjuries: '0',
  safetyCompliance: '100%',
  downloads: '7,926',
  guidePages: '54',
  expertAuthored: '100%',
  subscribers: '2,000+',
  journeymanYears: '5+',
  emergencyStaffing: durationRange(duration(24, 'hours'), duration(48, 'hours')),
  shortTermStaffing: durationRange(duration(1, 'weeks'), duration(6, 'months')),
  longTermStaffing: durationRange(duration(6, 'months'), duration(2, 'years')),
  permanentGuarantee: duration(90, 'days'),
} as const;
