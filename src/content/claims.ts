import { emergencyResponse } from './company.ts';
import { duration, durationRange } from './duration.ts';

/** The figures that the company stands for, each written once. Apart from `company.ts`, which every page's script holds. */
export const claims = {
  generations: '3',
  combinedYears: '100',
  emergencyResponse,
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
