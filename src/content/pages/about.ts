import { certifications, type DescribedCertifications } from '../company/certifications.ts';
import { claims } from '../company/claims.ts';
import { company } from '../company/company.ts';
import { practice } from '../company/practice.ts';
import type { PageContent, Point } from '../page-parts.ts';

export interface AboutContent extends PageContent {
  titleBlock: readonly (readonly [label: string, value: string])[];
  /** Paragraphs. */
  story: readonly string[];
  /** The founder, without a name, because the site names no persons. */
  founder: { title: string; role: string; paragraphs: readonly string[]; rules: readonly string[] };
  /** Four values. */
  values: readonly Point[];
  /** Five dates, the earliest first. `Timeline.tsx` draws the dates to scale. */
  timeline: readonly (Point & { date: string })[];
  /** Six certifications. */
  certifications: DescribedCertifications<{ detail: string }>;
}

export const about: AboutContent = {
  summary: {
    name: 'About',
    title: `Family-owned millwrights in ${company.address.state}`,
    description: `Millwrights in ${company.address.town}, ${company.address.state}, south of ${company.metro}: ${claims.generations} generations of one family, over ${claims.combinedYears} years of combined experience, six certifications.`,
    keywords: [
      'family-owned millwright company',
      `millwrights ${company.address.town} ${company.address.state}`,
      'millwright history',
      'industrial maintenance family business',
    ],
  },
  heading: `${claims.generations} generations on the tools`,
  lead: `We’re a family-owned millwright company in ${company.address.town}, ${company.address.state}. We set, align, repair and move machines, and we leave you a record of what we measured.`,
  titleBlock: [
    ['Based in', `${company.address.town}, ${company.address.state}`],
    ['Tolerance today', `${claims.alignmentTolerance} in`],
    ['Lifting', practice.lifting],
  ],
  story: [
    'The family trade began on elevator heads and flour-mill floors, with a level, a set of feeler gauges and a pickup. The gauges are still in the box. There’s a laser next to them now, but the order of work hasn’t changed: base first, then shaft, then coupling.',
    'We keep records because we come back. The plant that calls tonight is often one we worked in ten years ago, and somebody will ask why a shim pack is 0.047 in thick. As-found and as-left go on paper before we load the truck, and the plant keeps a copy.',
    `Between us we have over ${claims.combinedYears} years of experience. We hire millwrights who can explain a reading to an operator and welders who wait for the permit. The millwright who walks your floor for the quote usually leads the job.`,
    `From ${company.address.town} our crews work all over ${company.statesInWords}. We know most of the roads by which bridge will carry a loaded lowboy. That’s why a heavy move starts with the route, then the machine.`,
  ],
  founder: {
    title: 'Our founder',
    role: 'First generation, millwright',
    paragraphs: [
      'Our founder apprenticed when alignment meant a straightedge, a taper gauge and two dial indicators on a homemade bracket. You measured the bracket’s sag on a pipe and wrote it on the steel in paint pen. That bracket hangs in our shop.',
      'The first jobs were legs and line shafts for elevators within an hour of home. Billing happened at the kitchen table. So did the schooling: here’s a gearbox in pieces on newspaper, now tell me which part failed first.',
      'He no longer climbs, but he still checks grout pours and reads failure reports.',
    ],
    rules: [
      'Prove zero energy yourself, even if there’s already a lock on it',
      'Write the reading down before you loosen the bolt',
      'Fix the base before you touch the shaft',
      'Know the weight before you rig it',
      'Say what you don’t know yet',
    ],
  },
  values: [
    {
      title: 'Safety First',
      text: 'Anyone on the crew can stop the job, the newest helper included. Work waits until the hazard is gone, and the one who stopped it doesn’t have to justify it.',
    },
    {
      title: 'Precision Excellence',
      text: `We align couplings to ${claims.alignmentTolerance} in where the machine and its base allow it, and say so in writing where they don’t. We check our instruments against a standard, on a schedule.`,
    },
    {
      title: 'Family Values',
      text: 'We send people we’d send to our own family. If we make a mistake, you hear it from us the same day, with the fix.',
    },
    {
      title: 'Solution Focused',
      text: 'You hear the cause, two ways to fix it, and the hours and limits of each. If the cheaper one is good enough, that’s the one we recommend.',
    },
  ],
  timeline: [
    {
      date: '1970s',
      title: 'First generation',
      text: 'Our founder starts out with one truck: bucket elevators, line shafts and feed mills close to home.',
    },
    {
      date: '2010',
      title: 'Second generation takes the lead',
      text: 'Our own rigging gear, skates and gantries. We move and install whole lines, with lift plans on paper.',
    },
    {
      date: '2015',
      title: 'Laser and fabrication',
      text: 'Laser alignment becomes standard on every coupling. The shop gets a press brake, and a stainless corner kept away from carbon steel.',
    },
    {
      date: '2020',
      title: 'Staffing becomes a service',
      text: 'Plants run short of people. Our journeymen go out by the week and work under the plant’s planners.',
    },
    {
      date: '2024',
      title: 'Third generation',
      text: `The grandchildren run field crews. Our written terms and safety program, as they are now, take effect ${claims.legalEffective}.`,
    },
  ],
  certifications: {
    osha: {
      name: `${certifications.osha}, general industry`,
      detail: 'Crew leads; everyone else has at least OSHA 10',
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
      name: `${certifications.cranes} crane operators`,
      detail: 'Mobile cranes, with qualified riggers and signal persons',
    },
    mines: { name: certifications.mines, detail: 'Surface miner training for pits and quarries' },
    laserAlignment: {
      name: certifications.laserAlignment,
      detail: 'Trained on the instrument they carry, rechecked every year',
    },
  },
};
