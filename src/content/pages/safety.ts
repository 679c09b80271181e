import { certifications, type DescribedCertifications } from '../company/certifications.ts';
import { claims, safetyStats } from '../company/claims.ts';
import { company } from '../company/company.ts';
import { practice } from '../company/practice.ts';
import { responseMeaning } from '../company/response.ts';
import type { Figure, FigureTable, PageContent, Point } from '../page-parts.ts';

export interface SafetyProcedure {
  /** Anchor on the page. */
  id: string;
  title: string;
  /** The situations in which the procedure applies. */
  when: string;
  steps: readonly string[];
  /** The conditions that stop the work at once. */
  stop: string;
}

export interface SafetyContent extends PageContent {
  /** The effective date of the program. */
  effective: string;
  /** The figures with their labels, and their drawings in `safety`. */
  record: readonly (Figure & { drawing: string })[];
  commitments: readonly Point[];
  certifications: DescribedCertifications<{ holder: string; renewal: string }>;
  procedures: readonly SafetyProcedure[];
  /** Limits beyond which we stop or change the plan. */
  limits: FigureTable;
}

const [injuries, response, compliance] = safetyStats;

export const safety: SafetyContent = {
  summary: {
    name: 'Safety',
    title: 'Millwright contractor safety program',
    description: `Safety record, certifications and six procedures of a ${company.address.state} millwright contractor: lockout, confined space, hot work, lifts, height, line breaks.`,
    keywords: [
      'contractor safety program',
      'lockout tagout procedure',
      'confined space entry',
      'hot work permit',
      'lift plan',
      'line break permit',
    ],
  },
  heading: 'Our procedures, step by step',
  lead: 'Site safety managers ask contractors for their program. Here’s ours in short: what we count, what we commit to, and the steps a crew takes before and during dangerous work. Minnesota and Iowa have state OSHA plans (MNOSHA, Iowa OSHA), and Wisconsin is under federal OSHA. Pits and quarries everywhere are under MSHA. If your site rule is stricter, we follow yours.',
  effective: claims.legalEffective,
  record: [
    {
      ...injuries,
      drawing: 'record',
      text: 'An injury counts as lost time when the person misses a shift after the day it happened. Subcontractors under our permits count as ours. We log first aid cases and near misses too, and read them out on Monday.',
    },
    {
      ...response,
      drawing: 'response',
      text: `For production-critical calls. ${responseMeaning} Once it’s there, the crew still signs in, walks the lockout points and hangs its locks before it opens a guard.`,
    },
    {
      ...compliance,
      drawing: 'compliance',
      text: 'A job complies when its file has the hazard analysis, permits, lockout log and lift plans the work called for, each signed before the step it covers. One gap and the job fails.',
    },
  ],
  commitments: [
    {
      title: 'Anyone can stop the job',
      text: 'Raise a hand, say stop, and all work on that task stops. It starts again when the person who stopped it says so.',
    },
    {
      title: 'A hazard analysis at the machine',
      text: 'The people doing the work write it at the start of each shift, and again when the task, the weather or the crew changes.',
    },
    {
      title: 'One person, one lock, one key',
      text: 'No master keys, and no lock hung for somebody else. At shift change the next crew hangs its locks before the last crew takes its locks off.',
    },
    {
      title: 'Rested crews',
      text: 'Shifts end at twelve hours. If an emergency runs longer, a second crew takes over, face to face at the machine.',
    },
    {
      title: 'Near misses on paper within the shift',
      text: 'No blame, and no form longer than a page. Your safety manager gets the same page we do.',
    },
    {
      title: 'Gear inspected and tagged',
      text: 'We look over slings, shackles, hoists, harnesses and ladders before each use and inspect them formally on a schedule. Anything that fails gets cut up.',
    },
  ],
  certifications: {
    journeyman: {
      name: certifications.journeyman,
      holder: `Journeymen, with ${practice.journeymanExperience}`,
      renewal: 'Doesn’t expire',
    },
    osha: {
      name: `${certifications.osha} or OSHA 10`,
      holder: 'Leads have 30, everyone else 10',
      renewal: 'Doesn’t expire; we refresh it in-house',
    },
    firstAid: { name: certifications.firstAid, holder: 'At least one person per shift', renewal: 'Every two years' },
    cranes: {
      name: `${certifications.cranes} crane operator`,
      holder: 'Anyone who runs a mobile crane',
      renewal: 'Every five years',
    },
    rigging: {
      name: certifications.rigging,
      holder: 'One of each on every lift',
      renewal: 'Reassessed after any incident',
    },
    industrialTrucks: {
      name: certifications.industrialTrucks,
      holder: 'Forklift operators',
      renewal: 'Evaluated every three years',
    },
    structuralWelding: {
      name: `${certifications.structuralWelding} welder`,
      holder: 'Anyone who welds structural steel',
      renewal: 'Welding at least every six months',
    },
    stainlessWelding: {
      name: `${certifications.stainlessWelding} welder`,
      holder: 'Anyone who welds structural stainless',
      renewal: 'Welding at least every six months',
    },
    laserAlignment: {
      name: certifications.laserAlignment,
      holder: 'Anyone who carries the instrument',
      renewal: 'Rechecked every year',
    },
    confinedSpace: {
      name: certifications.confinedSpace,
      holder: 'Entrant, attendant, supervisor',
      renewal: 'Practice rescue every year',
    },
    respirator: {
      name: certifications.respirator,
      holder: 'Anyone who wears a tight-fitting respirator',
      renewal: 'Every year',
    },
    mines: {
      name: certifications.mines,
      holder: 'Crews for pits and quarries',
      renewal: '8-hour refresher every year',
    },
  },
  procedures: [
    {
      id: 'lockout-tagout',
      title: 'Lockout and tagout',
      when: 'Before a hand, a tool or an instrument goes where the machine could move.',
      steps: [
        'With the plant’s authorized person, read the machine’s procedure and list every source: power, air, hydraulics, steam, gravity, springs, heat, product.',
        'Tell everyone affected. Stop the machine with its normal stop.',
        'Open each disconnect, close each valve, and hang a personal lock and tag on every one.',
        'Release stored energy: bleed air and oil, block raised parts, pin counterweights, unload springs.',
        'Verify. Try the start, then put the control back to off. Where somebody may touch conductors, a qualified electrician tests for voltage with a meter checked on a live source before and after.',
        'Work. If you have to bump the machine, clear tools and people, everyone takes off their own lock, bump it, then start over at the first step.',
        'Count tools, put the guards back on, account for people. Everyone takes off their own lock, the lead last. Tell the operators the locks are off before anyone starts it.',
      ],
      stop: 'A source that isn’t on the list, or a lock whose owner can’t be found.',
    },
    {
      id: 'confined-space',
      title: 'Confined space entry',
      when: 'Vessels, bins, pits, ducts and boot pits with a hazard inside: bad air, moving parts, engulfment in grain.',
      steps: [
        'First ask if you can do the work from outside.',
        'Isolate: blind or disconnect lines, lock out agitators, augers and drives, empty and clean the space.',
        'In grain: unloading equipment locked out, harness and lifeline on, nobody on moving or bridged grain.',
        'Ventilate with a blower and duct, pulling air from a clean place.',
        'Test from outside in this order: oxygen, flammable gas, toxic gas; top, middle and bottom.',
        'Post an attendant with no other job, the retrieval gear rigged and the radio tested.',
        'The entry supervisor signs the permit at the opening. It names the entrants, the attendant, the duration and the rescue method.',
        'Monitor the whole time, log each entry and exit, and cancel the permit when the last person is out.',
      ],
      stop: 'An alarm, a dead radio, a new smell, or an attendant called away. Get everyone out first.',
    },
    {
      id: 'hot-work',
      title: 'Hot work',
      when: 'Welding, cutting, grinding and torch heating outside a weld shop.',
      steps: [
        'Avoid it where you can: bolt it, saw it, stitch it, or carry the part to a weld shop.',
        'Clear or cover anything that burns within 35 ft, including floors, ducts and the far side of the wall. Sprinklers stay in service.',
        'If there’s dust, stop conveying, clean above and below, and wet the floor.',
        'Post a fire watch with an extinguisher or charged hose and a clear view of where sparks fall.',
        'Test for flammable gas. The plant’s permit issuer, not the crew, issues the permit for the time and place.',
        'Keep the watch for 60 minutes after the last spark, longer if the permit says so, then look again before you leave the site.',
      ],
      stop: 'The fire watch leaves, the ventilation changes, or product starts to move nearby.',
    },
    {
      id: 'rigging-lifts',
      title: 'Rigging and lifts',
      when: 'Every load on a hook, from a hoist on a beam to two cranes on one casing.',
      steps: [
        'Get the weight from a drawing, a nameplate or a load cell, and add the block, slings and spreader.',
        'Find the center of gravity and choose pick points above it.',
        'Write the plan: load, radius, chart capacity, sling angle, ground bearing, path and landing.',
        'A qualified rigger inspects each sling and shackle by hand and checks its tag against the plan.',
        'Rope off the path and the tail swing, and name one qualified signal person.',
        'Lift a few inches, hold, check level, brakes and outriggers, then go on.',
        'Keep the load low, on tag lines, with nobody under it. Land it on cribbing that’s ready, and block it before the slings go slack.',
      ],
      stop: 'Wind over the limit on the plan, an unclear signal, or two people giving signals.',
    },
    {
      id: 'work-at-height',
      title: 'Work at height',
      when: 'From 4 ft above a lower level in a plant, and at any height over running machinery.',
      steps: [
        'Bring the work down if you can.',
        'Use rails, a platform or a lift first, and a harness only after those.',
        'Pick anchors good for 5,000 lb per person, above the shoulders where you can.',
        'Work out the clearance: lanyard, deceleration, the person’s height and a margin, down to the first thing they’d hit.',
        'Plan how to get someone who’s hanging in a harness down within minutes, with gear that’s on site.',
        'Tether tools, rope off the area below, and check harness and lanyard with a partner.',
      ],
      stop: 'Lightning, ice, wind that moves the platform, or an anchor without proof of its strength.',
    },
    {
      id: 'line-break',
      title: 'Line break',
      when: 'Opening a pipe, pump or vessel that has held anything hot, toxic, flammable or under pressure.',
      steps: [
        'Walk the line with the operator, and tag the exact flange on both sides.',
        'Agree on PPE for the worst that could be inside, as if the valve leaks by, and write it on the line-break permit.',
        'Lock and tag the drive off and the valves closed. In that PPE, depressurize, drain and flush. Prove zero pressure at an open bleed. Then the plant’s permit issuer signs.',
        'Stand upwind and to the side. Loosen the bolts on the far side first and crack the joint with all of them still in.',
        'When nothing comes out, pull the bolts, set the blind and write its number on the list.',
        'Bolt up with a new gasket: cross pattern at 30, 60 and 100% of torque, then once around.',
        'Count the blinds out against the list before the leak test.',
      ],
      stop: 'Flow or pressure at the bleed, a plugged bleed, or a flange that doesn’t have our tag.',
    },
  ],
  limits: {
    caption: 'Stop-work limits',
    columns: ['What we watch', 'We keep going', 'We stop or replan'],
    rows: [
      ['Oxygen in a space', '19.5 to 23.5%', 'Outside that band'],
      ['Flammable gas or vapor', 'Under 10% LEL', '10% LEL and up; for hot work, any reading'],
      ['Carbon monoxide', 'Under 35 ppm', '35 ppm and up'],
      ['Hydrogen sulfide', 'Under 10 ppm', '10 ppm and up'],
      ['Load on the crane chart', 'Up to 75%', 'Above 75%: critical lift plan and a second review'],
      ['Sling angle from horizontal', '45 degrees or more, 60 preferred', 'Under 45: longer slings or a spreader'],
      [
        'Crane to live overhead lines',
        '20 ft or more to 350 kV, 50 ft above',
        'Closer: the utility de-energizes and grounds the line, or no lift',
      ],
    ],
    note: 'Supplied air changes the limits for toxic gas and low oxygen only. The meter is bump-tested the same day. A sling at 45 degrees carries 1.41 times its share of the load; at 30 degrees, twice its share.',
  },
};
