import { claims } from './company.ts';

/** The value that the contact form's service list uses (spec §9); also the name of the service's drawing. */
export type ServiceOption =
  | 'emergency'
  | 'maintenance-staffing'
  | 'laser-alignment'
  | 'equipment-installation'
  | 'steel-fabrication'
  | 'plant-relocation'
  | 'conveyor-elevator'
  | 'industrial-demolition'
  | 'consultation';

/** A service as the cards show it. */
export interface Service {
  option: ServiceOption;
  /** Named as in spec §1; the slug of its contact link is made from it. */
  title: string;
  /** Last part of its page's address under /services; two services have no page. */
  slug?: string;
  /** Two sentences at most, for the home page's card. */
  summary: string;
  /** Two label and value rows, for the home page's card. */
  facts: readonly (readonly [label: string, value: string])[];
}

export const services: readonly Service[] = [
  {
    option: 'emergency',
    title: '24/7 emergency repair',
    slug: 'emergency-repair',
    summary:
      'A crew with bearings, shims, welding gear and a gearbox puller. You start the lockout, we bring the rest.',
    facts: [
      ['Response', `under ${claims.emergencyResponse}`],
      ['Line open', '24 hours, 7 days'],
    ],
  },
  {
    option: 'equipment-installation',
    title: 'Equipment installation',
    slug: 'equipment-installation',
    summary:
      'Rigging, setting, sole plates and epoxy grout. Each base is leveled and signed off before the machine lands on it.',
    facts: [
      ['Lifting', `up to ${claims.liftingTons} tons`],
      ['You get', 'lift plan, level record'],
    ],
  },
  {
    option: 'laser-alignment',
    title: 'Precision laser alignment',
    slug: 'laser-alignment',
    summary: 'Soft foot first, then offset and angularity, cold and hot. You keep the as-found and as-left readings.',
    facts: [
      ['Tolerance', `${claims.alignmentTolerance} in`],
      ['You get', 'readings, before and after'],
    ],
  },
  {
    option: 'steel-fabrication',
    title: 'Steel fabrication',
    slug: 'steel-fabrication',
    summary:
      'Platforms, chutes, guards and machine bases. Measured on your floor, built in our shop, bolted up on site.',
    facts: [
      ['From', 'your drawing or our sketch'],
      ['You get', 'as-built drawing'],
    ],
  },
  {
    option: 'plant-relocation',
    title: 'Plant relocation',
    slug: 'plant-relocation',
    summary: 'Match-marked, disconnected, moved on skates or trucks, and set to the same datum in the new building.',
    facts: [
      ['Marked', 'every joint, both sides'],
      ['You get', 'plan as is and as moved'],
    ],
  },
  {
    option: 'maintenance-staffing',
    title: 'Maintenance staffing',
    slug: 'maintenance-staffing',
    summary:
      'Journeymen with their own precision tools, for one shutdown or two years, under your planner or our lead.',
    facts: [
      ['Experience', `${claims.journeymanYears} years`],
      ['Emergency cover', claims.emergencyStaffing],
    ],
  },
  {
    option: 'conveyor-elevator',
    title: 'Conveyor and elevator services',
    slug: 'conveyor-elevator',
    summary: 'Legs, belts, drags, lagging and take-ups. Spliced, tracked and checked with the load on.',
    facts: [
      ['Covers', 'leg, belt, drag, chute'],
      ['You get', 'wear list with dates'],
    ],
  },
  {
    option: 'industrial-demolition',
    title: 'Industrial demolition',
    summary: 'Numbered cuts, weighed picks, isolated energy. What stays in the building is protected first.',
    facts: [
      ['Before cut 1', 'isolation, pick weights'],
      ['You get', 'clean, flush floor'],
    ],
  },
  {
    option: 'consultation',
    title: 'Consultation',
    summary:
      'Floor surveys, failure causes, shutdown plans and budgets, from the people who will also hold the wrench.',
    facts: [
      ['Method', 'survey, then report'],
      ['You get', 'sketch, scope, price'],
    ],
  },
];
