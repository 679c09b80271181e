import { duration, durationRange } from './duration.ts';

export const claims = {
  generations: '3',
  combinedYears: '100',
  /** Response times by tier. `response.ts` defines a response. */
  lifeSafetyResponse: duration(1, 'hours'),
  /** The promised response time when production is down. */
  emergencyResponse: duration(2, 'hours'),
  urgentTierResponse: duration(4, 'hours'),
  nonCriticalResponse: duration(24, 'hours'),
  /** The time in which we answer other requests. */
  urgentResponse: 'same day',
  inquiryResponse: duration(4, 'hours'),
  /** The time from an urgent request to work on the machine. */
  urgentStart: duration(24, 'hours'),
  proposalTime: durationRange(duration(24, 'hours'), duration(48, 'hours')),
  /** The hours of the emergency line. */
  lineOpen: '24 hours, 7 days',
  liftingTons: '500',
  alignmentTolerance: '0.001',
  unfilledPositions: '10,000+',
  projects: '500+',
  industriesServed: '50+',
  onTime: '99.2%',
  /** The safety page's drawings `record.svg` and `compliance.svg` show zero and 100%. Other figures need other drawings. */
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
  serviceAreas: [
    'Minneapolis-St. Paul metro',
    'Greater Minnesota',
    'Western Wisconsin',
    'Eastern North Dakota',
    'Northern Iowa',
  ],
  nationwide: 'Emergency services nationwide',
  /** The effective date of the legal texts and the safety program. */
  legalEffective: 'January 1, 2024',
} as const;

/** The safety figures of all pages. `bound` is "under" because eSpeak does not read `<`. */
export const safetyStats = [
  { value: claims.lostTimeInjuries, label: 'lost-time injuries' },
  { bound: 'under', value: claims.emergencyResponse.text, label: 'emergency response' },
  { value: claims.safetyCompliance, label: 'safety compliance' },
] as const;
