/** Limits that several pages state, for the texts of services and projects. `practice.ts` has those of every job. */
export const limits = {
  /** Chain that is longer than new by so much is replaced. */
  chainStretch: '3%',
  /** The speed switch of a bucket elevator stops it when the belt is slower by so much. */
  legSlip: '20%',
  /** Level of machined pads. */
  padsPerFoot: '0.002 in',
  frames: '1/32 in over 10 ft',
} as const;
