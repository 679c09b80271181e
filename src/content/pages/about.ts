import { certifications, type DescribedCertifications } from '../company/certifications.ts';
import { claims } from '../company/claims.ts';
import { company } from '../company/company.ts';
import type { PageSummary, Point } from '../page-parts.ts';

export interface AboutContent {
  summary: PageSummary;
  heading: string;
  lead: string;
  titleBlock: readonly (readonly [label: string, value: string])[];
  /** In paragraphs. */
  story: readonly string[];
  /** Has no name, because the site names no persons. */
  founder: { title: string; role: string; paragraphs: readonly string[]; rules: readonly string[] };
  /** Four. */
  values: readonly Point[];
  /** Five dates, the earliest first. `Timeline.tsx` draws them to scale. */
  timeline: readonly (Point & { date: string })[];
  /** Six, by type. */
  certifications: DescribedCertifications<{ detail: string }>;
}

export const about: AboutContent = {
  summary: {
    name: 'About',
    description: `A family of millwrights from ${company.address.town}, ${company.address.state}: ${claims.generations} generations, over ${claims.combinedYears} years in the trade between us, and how we came to work this way.`,
    keywords: [
      'family-owned millwright company',
      `millwrights ${company.address.town} ${company.address.state}`,
      'millwright history',
      'industrial maintenance family business',
    ],
  },
  heading: `${claims.generations} generations on the tools`,
  lead: `We are a family-owned millwright company in ${company.address.town}, ${company.address.state}. We set, align, repair and move machines, and we leave a record of what we measured.`,
  titleBlock: [
    ['Title', 'One coupling, three ways to read it'],
    ['Home', `${company.address.town}, ${company.address.state}`],
    ['Tolerance today', `${claims.alignmentTolerance} in`],
    ['Lifting', `up to ${claims.liftingTons} tons`],
  ],
  story: [
    'The family trade began on elevator heads and flour-mill floors, with a level, a set of feeler gauges and a pickup. The gauges are still in the box. A laser lies beside them now, and the order of work has stayed the same: base first, then shaft, then coupling.',
    'We keep records because we come back. The plant that calls tonight is often one where we worked ten years ago, and somebody will ask why a shim pack is 0.047 in thick. What we found and what we left goes on paper before the truck is loaded, and the plant keeps a copy.',
    `Between us we have over ${claims.combinedYears} years in the trade. We hire millwrights who can explain a reading to an operator and welders who wait for the permit. The person who walks your floor for a quote is one of those who will do the work.`,
    `From ${company.address.town} our crews cover ${company.statesInWords}. Most of the roads are known to us by which bridge carries a loaded lowboy, which is why a heavy move starts with the route and only later with the machine.`,
  ],
  founder: {
    title: 'Our founder',
    role: 'First generation, millwright',
    paragraphs: [
      'Our founder served an apprenticeship when alignment meant a straightedge, a taper gauge and two dial indicators on a homemade bracket. Bracket sag was measured on a pipe and written on the bracket with a paint pen. That bracket hangs in our shop and still agrees with the laser.',
      'The first jobs were legs and line shafts for elevators within an hour of home. The billing was done at the kitchen table, and so was the schooling: a gearbox in pieces on newspaper, and the question which part had failed first.',
      'Retired from climbing, our founder still looks over every grout pour and reads every failure report before it leaves the office.',
    ],
    rules: [
      'Prove zero energy yourself, even under a lock that already hangs there',
      'Write the reading down before you loosen the bolt',
      'Correct the base before you touch the shaft',
      'Know the weight before you rig it',
      'Say what you do not know yet',
    ],
  },
  values: [
    {
      title: 'Safety First',
      text: 'Anyone on a crew may stop a job, the newest helper included. The clock and the price wait until the hazard is gone, and nobody has to justify the stop afterwards.',
    },
    {
      title: 'Precision Excellence',
      text: `We align couplings to ${claims.alignmentTolerance} in where the machine and its base allow it, and say so in writing where they do not. Instruments are checked against a standard on a schedule.`,
    },
    {
      title: 'Family Values',
      text: 'We send people that we would send to our own relatives. A mistake of ours is reported to you by us, on the same day, with what we will do about it.',
    },
    {
      title: 'Solution Focused',
      text: 'You hear a cause, two ways forward, and the hours and limits of each. Where the cheaper way is good enough, we recommend it.',
    },
  ],
  timeline: [
    {
      date: '1970s',
      title: 'First generation',
      text: 'Our founder starts out with one truck, repairing bucket elevators, line shafts and feed mills around home.',
    },
    {
      date: '2010',
      title: 'Second generation takes the lead',
      text: 'Rigging gear, skates and gantries of our own. Whole lines are moved and installed, with lift plans on paper.',
    },
    {
      date: '2015',
      title: 'Laser and fabrication',
      text: 'Shaft alignment by laser becomes standard on every coupling. The shop gets a press brake and a stainless corner, kept apart from carbon steel.',
    },
    {
      date: '2020',
      title: 'Crews on loan',
      text: 'Plants run short of their own people. Journeymen go out by the week under client planners, and staffing becomes a service with its own rules.',
    },
    {
      date: '2024',
      title: 'Third generation',
      text: `The grandchildren run field crews. Our written terms and safety program apply in their present form from ${claims.legalEffective}.`,
    },
  ],
  certifications: {
    osha: {
      name: `${certifications.osha}, general industry`,
      detail: 'Crew leads; everyone else holds OSHA 10 at least',
    },
    structuralWelding: {
      name: `${certifications.structuralWelding} welders`,
      detail: 'Structural carbon steel, by process and position',
    },
    stainlessWelding: {
      name: `${certifications.stainlessWelding} welders`,
      detail: 'Structural stainless, for platforms and machine frames',
    },
    cranes: {
      name: `${certifications.cranes} operators`,
      detail: 'Mobile cranes, with riggers and signal persons qualified',
    },
    mines: { name: certifications.mines, detail: 'Surface miner training for pits and quarries' },
    laserAlignment: {
      name: certifications.laserAlignment,
      detail: 'Trained on the instrument they carry, rechecked each year',
    },
  },
};
