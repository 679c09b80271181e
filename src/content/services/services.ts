import { claims } from '../company/claims.ts';
import { spelledOut } from '../company/duration-forms.ts';
import { serviceNames, type ServiceName } from './service-names.ts';

export type { ServiceOption } from './service-names.ts';

/** A service as the cards show it. */
export interface Service extends ServiceName {
  /** Two sentences at most, for the home page's card. */
  summary: string;
  /** Two label and value rows, for the home page's card. */
  facts: readonly (readonly [label: string, value: string])[];
}

export const services: readonly Service[] = [
  {
    ...serviceNames.emergency,
    summary:
      'A crew with bearings, shims, welding gear and a gearbox puller. You start the lockout, we bring the rest.',
    facts: [
      ['Response', `under ${claims.emergencyResponse.text}`],
      ['Line open', claims.lineOpen],
    ],
  },
  {
    ...serviceNames['equipment-installation'],
    summary:
      'Rigging, setting, sole plates and epoxy grout. Each base is leveled and signed off before the machine lands on it.',
    facts: [
      ['Lifting', `up to ${claims.liftingTons} tons`],
      ['You get', 'lift plan, level record'],
    ],
  },
  {
    ...serviceNames['laser-alignment'],
    summary: 'Soft foot first, then offset and angularity, cold and hot. You keep the as-found and as-left readings.',
    facts: [
      ['Tolerance', `${claims.alignmentTolerance} in`],
      ['You get', 'readings, before and after'],
    ],
  },
  {
    ...serviceNames['steel-fabrication'],
    summary:
      'Platforms, chutes, guards and machine bases. Measured on your floor, built in our shop, bolted up on site.',
    facts: [
      ['From', 'your drawing or our sketch'],
      ['You get', 'as-built drawing'],
    ],
  },
  {
    ...serviceNames['plant-relocation'],
    summary: 'Match-marked, disconnected, moved on skates or trucks, and set to the same datum in the new building.',
    facts: [
      ['Marked', 'every joint, both sides'],
      ['You get', 'plan as is and as moved'],
    ],
  },
  {
    ...serviceNames['maintenance-staffing'],
    summary: `Journeymen with their own precision tools, for one shutdown or ${spelledOut(claims.longTermStaffing.to)}, under your planner or our lead.`,
    facts: [
      ['Experience', `${claims.journeymanYears} years`],
      ['Emergency cover', claims.emergencyStaffing.text],
    ],
  },
  {
    ...serviceNames['conveyor-elevator'],
    summary: 'Legs, belts, drags, lagging and take-ups. Spliced, tracked and checked with the load on.',
    facts: [
      ['Covers', 'leg, belt, drag, chute'],
      ['You get', 'wear list with dates'],
    ],
  },
  {
    ...serviceNames['industrial-demolition'],
    summary: 'Numbered cuts, weighed picks, isolated energy. What stays in the building is protected first.',
    facts: [
      ['Before cut 1', 'isolation, pick weights'],
      ['You get', 'clean, flush floor'],
    ],
  },
  {
    ...serviceNames.consultation,
    summary:
      'Floor surveys, failure causes, shutdown plans and budgets, from the people who will also hold the wrench.',
    facts: [
      ['Method', 'survey, then report'],
      ['You get', 'sketch, scope, price'],
    ],
  },
];
