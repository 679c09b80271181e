/**
 * What our people are certified for, each once. Each page that shows certifications says of its own what its visitors
 * ask of them, by these keys and in the order that suits it.
 */
export const certifications = {
  journeyman: 'Journeyman millwright',
  osha: 'OSHA 30',
  structuralWelding: 'AWS D1.1',
  stainlessWelding: 'AWS D1.6',
  cranes: 'NCCCO',
  rigging: 'Qualified rigger and signal person',
  industrialTrucks: 'Powered industrial trucks',
  confinedSpace: 'Permit space entry',
  firstAid: 'First aid and CPR',
  respirator: 'Respirator fit test',
  mines: 'MSHA Part 46',
  laserAlignment: 'Laser alignment',
} as const;

/** What a page says of the certifications that it shows. Its `name` may put the certification's name into a phrase. */
export type DescribedCertifications<Description> = Readonly<
  Partial<Record<keyof typeof certifications, Description & { name: string }>>
>;
