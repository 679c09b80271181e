import { duration, durationRange, type Duration } from './duration.ts';

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
  trade: 'Industrial millwright services',
  address: {
    town: 'Webster',
    county: 'Rice County',
    state: 'Minnesota',
    region: 'MN',
    postalCode: '55088',
    country: 'US',
  },
  /** The middle of the township, in degrees. The map is drawn around the village: `build/service-area-map.mjs`. */
  coordinates: { latitude: 44.49, longitude: -93.38 },
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

/** The figures that the company stands for. Where one is a length of time, `duration` gives its other forms. */
export const claims = {
  generations: '3',
  combinedYears: '100',
  /** The promise for production-critical failures; `responseTiers` below has the other tiers. */
  emergencyResponse: duration(2, 'hours'),
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
  /** Within this time of its date an invoice may be disputed. */
  invoiceDispute: duration(30, 'days'),
} as const;

/** How soon somebody answers, in the words that a sentence needs: "inquiries are answered under 4 hours". */
export const responseTimes = {
  emergency: `under ${claims.emergencyResponse.text}`,
  urgent: 'same day',
  inquiry: `under ${claims.inquiryResponse.text}`,
  proposal: claims.proposalTime.text,
} as const;

/** The same by kind of request, as the contact page lists it. */
export const responseCommitments = [
  { request: 'Emergency', time: responseTimes.emergency },
  { request: 'Urgent', time: responseTimes.urgent },
  { request: 'General inquiries', time: responseTimes.inquiry },
  { request: 'Project proposals', time: responseTimes.proposal },
] as const;

/** How soon a crew responds, by what is at stake, the shortest first. `hours` places a tier on a time line. */
export const responseTiers = [
  tier(duration(1, 'hours'), 'Life safety', 'A person, a release or a suspended load is at risk.'),
  tier(claims.emergencyResponse, 'Production critical', 'The line is down and there is no bypass.'),
  tier(duration(4, 'hours'), 'Urgent', 'The machine still runs, but the damage is growing.'),
  tier(duration(24, 'hours'), 'Non-critical', 'It can wait for daylight, a permit or a part.'),
] as const;

function tier({ text, hours }: Duration, type: string, desc: string) {
  return { time: `Under ${text}`, hours, type, desc };
}
