import { claims } from './claims.ts';

/** Facts about jobs and equipment that several pages state. */
export const practice = {
  journeymanExperience: `${claims.journeymanYears} years in the trade`,
  /** The capacity of the largest crane that we hire, not its load at a radius. */
  lifting: `cranes up to ${claims.liftingTons} tons`,
  /** The rise above which a foot counts as soft. */
  softFootLimit: '0.002 in',
  shims: '0.001 to 0.125 in',
  /** An emergency order is spoken. */
  emergencyRates:
    'You hear the rates before the crew starts, and we confirm the order and the rates in writing as soon as the situation allows.',
  insurance: 'We carry general liability, auto and workers’ compensation insurance and send certificates on request.',
  /** The pitches over which we measure chain wear. */
  chainPitches: 12,
  chainPitchesReason: 'One link wears too little to read with a rule, so we measure over 12.',
} as const;
