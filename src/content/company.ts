/** Who the company is and what it claims. Every figure that the site shows is written here, once (brief, ruling 8). */

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
  address: { town: 'Webster', state: 'Minnesota', region: 'MN', postalCode: '55088', country: 'US' },
  /** Webster Township, Rice County, in degrees. */
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
  /** The date from which the legal texts apply (spec §9). */
  legalEffective: 'January 1, 2024',
} as const;

/** The figures of spec §1, §2 and §9. Texts take them from here, so a changed promise changes everywhere. */
export const claims = {
  generations: '3',
  combinedYears: '100',
  /** The promise for production-critical failures; `responseTiers` below has the other tiers. */
  emergencyResponse: '2 hours',
  liftingTons: '500',
  alignmentTolerance: '0.001',
  unfilledPositions: '10,000+',
  projects: '500+',
  industriesServed: '50+',
  onTime: '99.2%',
  lostTimeInjuries: '0',
  safetyCompliance: '100%',
  downloads: '7,926',
  guidePages: '54',
  expertAuthored: '100%',
  subscribers: '2,000+',
  journeymanYears: '5+',
  emergencyStaffing: '24-48 hours',
  permanentGuarantee: '90-day',
} as const;

/** How soon somebody answers, by kind of request (spec §9, response commitments). */
export const responseCommitments = [
  { request: 'Emergency', time: `under ${claims.emergencyResponse}` },
  { request: 'Urgent', time: 'same day' },
  { request: 'General inquiries', time: 'under 4 hours' },
  { request: 'Project proposals', time: '24-48 hours' },
] as const;

/** How soon a crew responds, by what is at stake (spec §9, response tiers). `hours` places a tier on a time line. */
export const responseTiers = [
  { time: 'Under 1 hour', hours: 1, type: 'Life safety', desc: 'A person, a release or a suspended load is at risk.' },
  {
    time: `Under ${claims.emergencyResponse}`,
    hours: 2,
    type: 'Production critical',
    desc: 'The line is down and there is no bypass.',
  },
  { time: 'Under 4 hours', hours: 4, type: 'Urgent', desc: 'The machine still runs, but the damage is growing.' },
  { time: 'Under 24 hours', hours: 24, type: 'Non-critical', desc: 'It can wait for daylight, a permit or a part.' },
] as const;
