import { claims } from '../company/claims.ts';
import type { NoticeText, PageSummary, Point } from '../page-parts.ts';

type GuideId = 'emergency-procedures' | 'preventive-maintenance' | 'safety-standards';

/** A downloadable guide. */
export interface Guide {
  id: GuideId;
  /** The file's name derives from it: lower case, with a hyphen for each space. */
  title: string;
  description: string;
  /** Name of its drawing. */
  icon: GuideId;
  fileSize: string;
  pages: number;
  /** One line per chapter. */
  contents: readonly string[];
}

/** A card with a Download button that does nothing yet. */
export interface ToolCard {
  title: string;
  description: string;
  type: 'Quick Reference' | 'Planning Tool' | 'Management Tool';
}

export interface ResourcesContent {
  summary: PageSummary;
  heading: string;
  lead: string;
  /** The specified claims about all publications. The three guides below have more pages than they say. */
  stats: readonly { value: string; label: string }[];
  guides: { heading: string; lead: string; contentsLabel: string; pagesLabel: string };
  /** Button labels of a guide: idle and while one is being built. */
  download: { action: string; busy: string };
  tools: { heading: string; lead: string; action: string };
  whyUs: { heading: string; points: readonly Point[] };
  callToAction: { heading: string; text: string; actions: readonly [string, string] };
}

/** Milliseconds of the simulated download. */
export const downloadDelayMs = 2000;

/** The notice when a guide could not be made. */
export const downloadFailed: NoticeText = {
  title: 'Download Failed',
  text: 'Please try again or contact us for assistance.',
};

/** The notice when a guide was saved. */
export const downloadComplete = (guideTitle: string): NoticeText => ({
  title: 'Download Complete',
  text: `${guideTitle} has been downloaded successfully.`,
});

export const guides: readonly Guide[] = [
  {
    id: 'emergency-procedures',
    title: 'Emergency Procedures Guide',
    description:
      'For the shift lead who finds a machine down: make it safe, record how it stopped, and have the right answers ready for the crew that comes.',
    icon: 'emergency-procedures',
    fileSize: '2.1 MB',
    pages: 24,
    contents: [
      'The first ten minutes: people, energy, product',
      'Energy sources to isolate, gravity and stored pressure included',
      'Photographs and readings to take before anything moves',
      'Failed parts: what to bag, label and keep',
      'Call sheet: nameplate, weights, access, power and permits',
      'Restart: guards, rotation check, first hour of readings',
    ],
  },
  {
    id: 'preventive-maintenance',
    title: 'Preventive Maintenance Guide',
    description:
      'Inspection rounds for drives, bearings, belts and bases, with the reading to take, where to take it, and the change that calls for a work order.',
    icon: 'preventive-maintenance',
    fileSize: '1.8 MB',
    pages: 18,
    contents: [
      'Daily and weekly rounds: heat, noise, leaks, loose hardware',
      'Grease by volume and running hours, with purge notes',
      'V-belts and chains: tension, wear and sheave alignment',
      'Couplings, soft foot and anchor bolts once a year',
      'Vibration and temperature: baselines and trend limits',
    ],
  },
  {
    id: 'safety-standards',
    title: 'Safety Standards Guide',
    description:
      'The OSHA rules that govern most millwright work in a running plant, with the form, permit or check that each one asks of the plant and of the contractor.',
    icon: 'safety-standards',
    fileSize: '3.2 MB',
    pages: 32,
    contents: [
      'Control of hazardous energy, 29 CFR 1910.147, with group lockout',
      'Permit-required confined space, 29 CFR 1910.146',
      'Hot work, fire watch and combustible dust',
      'Rigging: sling angles, inspection tags, lift plans',
      'Work at height: anchors, rescue, dropped tools',
      'Machine guarding after the repair, 29 CFR 1910 Subpart O',
    ],
  },
];

export const toolCards: readonly ToolCard[] = [
  {
    title: 'Emergency Contact Card',
    description:
      'A card for the control room door: who can authorize a call, where the main disconnects are, which gate a truck with a crane uses.',
    type: 'Quick Reference',
  },
  {
    title: 'Service Request Form',
    description:
      'One page for planned work: machine, nameplate, symptom, last readings, window, lockout points and the person who signs permits.',
    type: 'Planning Tool',
  },
  {
    title: 'ROI Calculator',
    description:
      'A sheet that sets the price of a repair against hours of downtime, lost product, overtime and the price of the same failure next year.',
    type: 'Planning Tool',
  },
  {
    title: 'Certification Tracker',
    description:
      'A list of people and tickets with expiry dates: OSHA 30, rigger and signal person, forklift, aerial lift, welder qualification.',
    type: 'Management Tool',
  },
];

export const resources: ResourcesContent = {
  summary: {
    name: 'Resources',
    title: 'Maintenance guides and tools',
    description:
      'Free guides for plant maintenance: emergency procedures, preventive maintenance and safety standards, plus cards and forms for planners.',
    keywords: ['maintenance guide', 'emergency procedures', 'preventive maintenance checklist', 'OSHA lockout guide'],
  },
  heading: 'Guides to keep by the disconnect',
  lead: 'Three guides and four working sheets for the people who keep a plant running. The guides are free.',
  stats: [
    { value: claims.downloads, label: 'downloads' },
    { value: claims.guidePages, label: 'pages' },
    { value: claims.expertAuthored, label: 'expert authored' },
  ],
  guides: {
    heading: 'Service guides',
    lead: 'Choose one and your browser builds the file on your own machine. There is no sign-up in front of it.',
    contentsLabel: 'In this guide',
    pagesLabel: 'pages',
  },
  download: { action: 'Download', busy: 'Downloading...' },
  tools: {
    heading: 'Sheets for the planner’s desk',
    lead: 'Short forms that hold the facts a contractor will ask for anyway.',
    action: 'Download',
  },
  whyUs: {
    heading: 'Where the pages come from',
    points: [
      {
        title: 'Job records',
        text: 'The checks are those on our own job sheets. When a job teaches us a better one, the sheet changes and the guide follows.',
      },
      {
        title: 'Limits with their conditions',
        text: 'A vibration limit says which machine, which bearing and which speed it holds for. A torque says dry or lubricated.',
      },
      {
        title: 'Your manual first',
        text: 'Where the manufacturer gives a clearance or a sequence, use that one. Ours fill the gap when the manual is lost.',
      },
      {
        title: 'Short enough to carry',
        text: 'Checklists fit on one letter page, in type that can be read at arm’s length under a bay light.',
      },
    ],
  },
  callToAction: {
    heading: 'A procedure for your own machine',
    text: 'Some equipment needs a page of its own: a press with stored hydraulic energy, a leg with two drives, a mixer that can only be entered under permit. We write those after a walkdown with the people who run it.',
    actions: ['Request a procedure', 'Talk to a millwright'],
  },
};
