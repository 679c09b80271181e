import { certifications, type DescribedCertifications } from '../company/certifications.ts';
import { claims, safetyStats } from '../company/claims.ts';
import type { FigureTable, PageSummary, Point } from '../page-parts.ts';

/** A procedure as the crew follows it. */
export interface SafetyProcedure {
  /** Anchor on the page. */
  id: string;
  title: string;
  /** The situations in which it applies. */
  when: string;
  steps: readonly string[];
  /** The conditions under which work stops at once. */
  stop: string;
}

/** The safety page. */
export interface SafetyContent {
  summary: PageSummary;
  heading: string;
  lead: string;
  /** The effective date of the program. */
  effective: string;
  /** Labels of the figures, and their drawings in the folder `shared/safety`. */
  record: readonly { drawing: string; value: string; label: string; text: string }[];
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
    description:
      'Our safety record, commitments and certifications, and six procedures step by step: lockout, confined space, hot work, lifts, height and line breaks.',
    keywords: [
      'contractor safety program',
      'lockout tagout procedure',
      'confined space entry',
      'hot work permit',
      'lift plan',
      'line break permit',
    ],
  },
  heading: 'The procedures, as we work them',
  lead: 'Site safety managers ask contractors for their program. This is ours in short: what we count, what we commit to, and the steps a crew takes before and during dangerous work. Where your site rule is stricter, yours applies.',
  effective: claims.legalEffective,
  record: [
    {
      ...injuries,
      drawing: 'record',
      text: 'An injury counts as lost time when the person misses a shift after the day it happened. Subcontractors under our permits count as our own. First aid cases and near misses are logged as well and read out on Monday.',
    },
    {
      ...response,
      drawing: 'response',
      text: 'The figure is for production-critical calls. A crew that hurries to reach you still signs in, walks the isolation points and hangs its locks before it opens a cover.',
    },
    {
      ...compliance,
      drawing: 'compliance',
      text: 'A job complies when its file holds the hazard analysis, the permits, the lockout log and the lift plans that the work called for, each signed before the step it covers. A job with a gap counts as failed.',
    },
  ],
  commitments: [
    {
      title: 'Anyone can stop the job',
      text: 'Raise a hand, say stop, and all work on that task ends. It starts again when the person who stopped it agrees.',
    },
    {
      title: 'A hazard analysis at the machine',
      text: 'Written at the start of each shift by those who do the work, and again when the task, the weather or the crew changes.',
    },
    {
      title: 'One person, one lock, one key',
      text: 'No master keys and no locks hung for a colleague. At shift change the next crew locks on before the last one locks off.',
    },
    {
      title: 'Rested crews',
      text: 'Shifts end at twelve hours. An emergency that outlasts that gets a second crew and a handover at the machine.',
    },
    {
      title: 'Near misses on paper within the shift',
      text: 'No blame and no form longer than a page. Your safety manager gets the same page that we do.',
    },
    {
      title: 'Gear inspected and tagged',
      text: 'Slings, shackles, hoists, harnesses and ladders are looked over before use, and formally at set intervals. What fails is cut up.',
    },
  ],
  certifications: {
    osha: {
      name: `${certifications.osha} or OSHA 10`,
      holder: 'Leads hold 30, all others 10',
      renewal: 'No expiry; refreshed inside the company',
    },
    firstAid: { name: certifications.firstAid, holder: 'At least one person per shift', renewal: 'Every two years' },
    cranes: {
      name: `${certifications.cranes} crane operator`,
      holder: 'Whoever runs a mobile crane',
      renewal: 'Every five years',
    },
    rigging: {
      name: certifications.rigging,
      holder: 'Two on every lift',
      renewal: 'Reassessed after any incident',
    },
    industrialTrucks: {
      name: certifications.industrialTrucks,
      holder: 'Forklift operators',
      renewal: 'Evaluated every three years',
    },
    structuralWelding: {
      name: `${certifications.structuralWelding} welder`,
      holder: 'Anyone who welds structure',
      renewal: 'Kept by welding at least every six months',
    },
    confinedSpace: {
      name: certifications.confinedSpace,
      holder: 'Entrant, attendant, supervisor',
      renewal: 'Practice rescue once a year',
    },
    respirator: { name: certifications.respirator, holder: 'Anyone who wears a tight mask', renewal: 'Every year' },
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
      when: 'Before a hand, a tool or an instrument goes where a machine could move.',
      steps: [
        'Read the machine procedure and list each source: power, air, hydraulics, steam, gravity, springs, heat, product.',
        'Tell everyone affected, and stop the machine by its normal stop.',
        'Open each disconnect, close each valve, and hang a personal lock and tag on every one.',
        'Let stored energy go: bleed air and oil, block raised parts, pin counterweights, discharge springs.',
        'Verify. Try the start, then test for voltage with a meter proved on a live source before and after.',
        'Work. If the machine must be bumped, clear people, remove locks, bump, then start again at the first step.',
        'Count tools, refit guards, account for people. Each person takes off their own lock, the lead last.',
      ],
      stop: 'A source that is not on the list, or a lock whose owner cannot be found.',
    },
    {
      id: 'confined-space',
      title: 'Confined space entry',
      when: 'Vessels, bins, pits, ducts and boot pits with a hazard inside.',
      steps: [
        'Ask first whether the work can be done from outside.',
        'Isolate: blind or disconnect lines, lock out agitators, augers and drives, empty and clean the space.',
        'Ventilate with a blower and duct, drawing air from a clean place.',
        'Test from outside in this order: oxygen, flammable gas, toxic gas; at the top, the middle and the bottom.',
        'Sign the permit at the opening, with entrants, attendant, duration and rescue method named.',
        'Post an attendant who has no other task, with retrieval gear rigged and a radio that was tried.',
        'Monitor without a break, log each entry and exit, cancel the permit when the last person is out.',
      ],
      stop: 'An alarm, a lost radio, a change of smell, or an attendant called away. Everyone comes out first.',
    },
    {
      id: 'hot-work',
      title: 'Hot work',
      when: 'Welding, cutting, grinding and torch heating outside a weld shop.',
      steps: [
        'Look for a cold way: a bolt, a saw, a stitch, or a part that can be carried to the shop.',
        'Clear or cover what burns within 35 ft, floors, ducts and the far side of the wall included.',
        'Where there is dust, stop conveying, clean above and below, and wet the floor.',
        'Test for flammable gas and sign the permit with time and place.',
        'Post a fire watch with an extinguisher or charged hose and a clear view of where sparks fall.',
        'Keep watch for 60 minutes after the last spark, then look again before we leave the site.',
      ],
      stop: 'The fire watch leaves, the ventilation changes, or product starts to move nearby.',
    },
    {
      id: 'rigging-lifts',
      title: 'Rigging and lifts',
      when: 'Every load on a hook, from a hoist on a beam to two cranes on one casing.',
      steps: [
        'Get the weight from a drawing, a nameplate or a load cell, and add block, slings and spreader.',
        'Find the center of gravity and choose pick points above it.',
        'Write the plan: load, radius, chart capacity, sling angle, ground bearing, path and landing.',
        'Inspect each sling and shackle by hand; read its tag against the plan.',
        'Rope off the path with the tail swing, and name one signal person.',
        'Lift a few inches, hold, check level, brakes and outriggers, then go on.',
        'Keep the load low, with tag lines, and nobody under it. Land on prepared cribbing and block it before the slings go slack.',
      ],
      stop: 'Wind over the limit on the plan, a signal that was not understood, or two people giving signals.',
    },
    {
      id: 'work-at-height',
      title: 'Work at height',
      when: 'From 4 ft above a lower level in a plant, and at any height over running machinery.',
      steps: [
        'Bring the work down if it can come down.',
        'Choose rails, platform or lift first; a harness comes after those.',
        'Pick anchors of 5,000 lb for each person, above the shoulders where possible.',
        'Work out the clearance: lanyard, deceleration, height of the person, and a margin, down to the first obstacle.',
        'Plan how to bring down a person who hangs in a harness within minutes, with gear that is on site.',
        'Tether tools, close the area below, and check harness and lanyard with a partner.',
      ],
      stop: 'Lightning, ice, wind that moves the platform, or an anchor that nobody can vouch for.',
    },
    {
      id: 'line-break',
      title: 'Line break',
      when: 'Opening a pipe, pump or vessel that has held anything hot, toxic, flammable or under pressure.',
      steps: [
        'Walk the line with the operator, and tag the exact flange on both sides.',
        'Drain, flush, depressurize and lock the valves; prove it at an open bleed.',
        'Agree on protective gear for the worst that could be inside, as if the valve leaked.',
        'Stand upwind and to the side. Loosen the bolts on the far side first and crack the joint with them still in.',
        'When nothing comes, take out the bolts, set the blind and write its number on the list.',
        'Close with a new gasket, bolts in a cross pattern at 30, 60 and 100% of torque, then once around.',
        'Count the blinds out against the list before the leak test.',
      ],
      stop: 'Flow or pressure at the bleed, a plugged bleed, or a flange without our tag.',
    },
  ],
  limits: {
    caption: 'Numbers that stop us',
    columns: ['What we watch', 'We go on', 'We stop or replan'],
    rows: [
      ['Oxygen in a space', '19.5 to 23.5%', 'Outside that band'],
      ['Flammable gas or vapor', 'Under 10% of the lower limit', '10% and over; for hot work, any reading'],
      ['Carbon monoxide', 'Under 35 ppm', '35 ppm and over'],
      ['Hydrogen sulfide', 'Under 10 ppm', '10 ppm and over'],
      ['Share of the crane chart', 'Up to 75%', 'Above 75%: critical lift plan and a second review'],
      ['Sling angle from horizontal', '45 degrees or more, 60 by preference', 'Under 45: longer slings or a spreader'],
      ['Distance to live overhead lines', '20 ft or more, up to 350 kV', 'Closer: line dead and grounded, or no lift'],
    ],
    note: 'Gas limits are for entry without supplied air, on a meter bump-tested the same day. A sling at 45 degrees carries 1.41 times its share of the load; at 30 degrees it carries twice.',
  },
};
