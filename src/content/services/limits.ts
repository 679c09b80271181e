/** Limits in the texts of several services and projects. `practice.ts` has the limits of every job. */
export const limits = {
  /** Elongation at which we replace a chain. */
  chainStretch: '3%',
  /** Slip of the belt at which the speed switch stops a bucket elevator. */
  legSlip: '20%',
  /** Level of machined pads. */
  padsPerFoot: '0.002 in',
  frames: '1/32 in over 10 ft',
} as const;
