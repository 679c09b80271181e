import { claims } from './claims.ts';

/** Facts about every job and about our equipment that several pages state. */
export const practice = {
  journeymanExperience: `${claims.journeymanYears} years in the trade`,
  lifting: `up to ${claims.liftingTons} tons`,
  /** A soft foot is one that rises by more. */
  softFootLimit: '0.002 in',
  shims: '0.001 to 0.125 in',
  /** Chain wear is measured over so many pitches. */
  chainPitches: 12,
  chainPitchesReason: 'One link wears too little to read with a rule, so we measure over 12.',
} as const;
