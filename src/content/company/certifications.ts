/** The certifications. Pages add their own words by these keys, in their own order. */
export const certifications = {
  journeyman: 'Journeyman millwright',
  osha: 'OSHA 30',
  structuralWelding: 'AWS D1.1',
  stainlessWelding: 'AWS D1.6',
  cranes: 'CCO (NCCCO)',
  rigging: 'Qualified rigger and signal person',
  industrialTrucks: 'Powered industrial trucks',
  confinedSpace: 'Permit space entry',
  firstAid: 'First aid and CPR',
  respirator: 'Respirator fit test',
  mines: 'MSHA Part 46',
  laserAlignment: 'Laser alignment',
} as const;

/** A page's words about certifications. `name` may use the certification's name in a phrase. */
export type DescribedCertifications<Description> = Readonly<
  Partial<Record<keyof typeof certifications, Description & { name: string }>>
>;
