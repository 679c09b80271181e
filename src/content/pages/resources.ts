import { claims } from '../company/claims.ts';
import { company } from '../company/company.ts';
import type { Figure, NoticeText, PageContent, Point } from '../page-parts.ts';

type GuideId = 'emergency-procedures' | 'preventive-maintenance' | 'safety-standards';

export interface Guide {
  id: GuideId;
  /** Also gives the file's name: lower case, with a hyphen per space. */
  title: string;
  description: string;
  /** Name of the guide's drawing. */
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

export interface ResourcesContent extends PageContent {
  stats: readonly Figure[];
  /** Lead and text of the call to action end with a link to the form. */
  guides: { heading: string; lead: string; link: string; contentsLabel: string };
  /** Button labels of a guide: idle, and during the download. */
  download: { action: string; busy: string };
  tools: { heading: string; lead: string; action: string };
  whyUs: { heading: string; points: readonly Point[] };
  callToAction: { heading: string; text: string; link: string; actions: readonly [string, string] };
}

/** Milliseconds of the simulated download. */
export const downloadDelayMs = 2000;

export const downloadFailed: NoticeText = {
  title: 'Download Failed',
  text: 'Please try again or contact us for assistance.',
};

export const downloadComplete = (guideTitle: string): NoticeText => ({
  title: 'Download Complete',
  text: `${guideTitle} has been downloaded successfully.`,
});

export const guides: readonly Guide[] = [
  {
    id: 'emergency-procedures',
    title: 'Emergency Procedures Guide',
    description:
      'For the shift lead who finds a machine down: make it safe, record how it stopped, and have the answers ready when the crew gets there.',
    icon: 'emergency-procedures',
    fileSize: '2.1 MB',
    pages: 24,
    contents: [
      'The first ten minutes: people, energy, product',
      'Energy sources to isolate, including gravity and stored pressure',
      'Photos and readings to take before anything moves',
      'Failed parts: what to bag, label and keep',
      'What to tell the crew: nameplate, weights, access, power, permits',
      'Restart: guards, rotation check, first hour of readings',
    ],
  },
  {
    id: 'preventive-maintenance',
    title: 'Preventive Maintenance Guide',
    description:
      'Inspection rounds for drives, bearings, belts and bases: what to read, where to read it, and how much change calls for a work order.',
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
      'The OSHA rules that govern most millwright work in a running plant, with the form, permit or check each one requires of the plant and the contractor.',
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
      'A card for the control room door: who can authorize a call, where the main disconnects are, which gate a crane truck uses.',
    type: 'Quick Reference',
  },
  {
    title: 'Service Request Form',
    description:
      'One page for planned work: machine, nameplate, symptom, last readings, window, lockout points and who signs permits.',
    type: 'Planning Tool',
  },
  {
    title: 'ROI Calculator',
    description:
      'Weighs the price of a repair against hours of downtime, lost product, overtime and what the same failure costs next year.',
    type: 'Planning Tool',
  },
  {
    title: 'Certification Tracker',
    description:
      'Your people and their cards, with expiration dates: OSHA 30, rigger and signal person, forklift, aerial lift, welder qualification.',
    type: 'Management Tool',
  },
];

export const resources: ResourcesContent = {
  summary: {
    name: 'Resources',
    title: 'Plant maintenance guides and tools',
    description: `Free guides by ${company.address.state} millwrights for plant maintenance: emergency procedures, preventive maintenance and safety standards, plus tools for planners.`,
    keywords: ['maintenance guide', 'emergency procedures', 'preventive maintenance checklist', 'OSHA lockout guide'],
  },
  heading: 'Free maintenance guides',
  lead: `Written by our millwrights for the people who keep a plant running in ${company.statesInWords}.`,
  stats: [
    { value: claims.downloads, label: 'downloads' },
    { value: claims.guidePages, label: 'pages' },
    { value: claims.expertAuthored, label: 'expert authored' },
  ],
  guides: {
    heading: 'Service guides',
    lead: 'Your browser makes the download, a one-page summary without sign-up. If it can’t, and for the full guide, use the',
    link: 'request\u00a0form',
    contentsLabel: 'In this guide',
  },
  download: { action: 'Download', busy: 'Downloading...' },
  tools: {
    heading: 'Four tools for planners',
    lead: 'Short forms for the facts a contractor will ask for anyway.',
    action: 'Download',
  },
  whyUs: {
    heading: 'Where our guides come from',
    points: [
      {
        title: 'Job records',
        text: 'The checks come from our own jobs. When a job teaches us a better one, we change the guide.',
      },
      {
        title: 'Written by the crew',
        text: 'Millwrights who do the work write the guides.',
      },
      {
        title: 'Your manual first',
        text: 'If the manufacturer gives a clearance or a sequence, use that one. If the manual is lost, ask the manufacturer for a copy. Our guides are general practice and don’t replace it.',
      },
      {
        title: 'One page to start',
        text: 'The summary lists each chapter on one letter page, so you see whether it’s the guide you need.',
      },
    ],
  },
  callToAction: {
    heading: 'A procedure for your own machine',
    text: 'Some equipment needs a page of its own: a press with stored hydraulic energy, a leg with two drives, a mixer you can only enter under permit. We write those after a walkdown with the people who run it. Ask for one with the',
    link: 'request\u00a0form',
    actions: ['Request a procedure', 'Talk to a millwright'],
  },
};
