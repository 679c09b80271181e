import { industryNames, type IndustryOption } from './industry-names.ts';

export type IndustrySlug =
  | 'food-beverage'
  | 'pharmaceutical'
  | 'chemical'
  | 'power-generation'
  | 'grain-handling'
  | 'manufacturing'
  | 'pulp-paper'
  | 'aggregate-mining';

/** An industry as the cards show it. */
export interface Industry {
  /** Last part of its address under /industries, and the name of its drawing. */
  slug: IndustrySlug;
  title: string;
  /** One line for the home page's tile. */
  summary: string;
  /** Its option in the contact form. */
  option: IndustryOption;
  /** Whether it has its own page, whose content is in `industries/{slug}.ts`. */
  hasPage: boolean;
}

export const industries: readonly Industry[] = [
  {
    slug: 'food-beverage',
    title: industryNames['food-beverage'],
    summary: 'Mixers, fillers and conveyors, put back clean for the next washdown.',
    option: 'food-beverage',
    hasPage: true,
  },
  {
    slug: 'pharmaceutical',
    title: industryNames.pharmaceutical,
    summary: 'Blenders and presses moved with every change on paper.',
    option: 'pharmaceutical',
    hasPage: false,
  },
  {
    slug: 'chemical',
    title: industryNames.chemical,
    summary: 'Pumps, exchangers and agitators, isolated before a bolt turns.',
    option: 'chemical',
    hasPage: false,
  },
  {
    slug: 'power-generation',
    title: industryNames.power,
    summary: 'Turbines, fans and feed pumps inside the outage window.',
    option: 'power',
    hasPage: false,
  },
  {
    slug: 'grain-handling',
    title: industryNames.grain,
    summary: 'Legs, drags and distributors, ready before harvest.',
    option: 'grain',
    hasPage: false,
  },
  {
    slug: 'manufacturing',
    title: industryNames.manufacturing,
    summary: 'Presses, gearboxes and transfer lines, level on their own footings.',
    option: 'manufacturing',
    hasPage: false,
  },
  {
    slug: 'pulp-paper',
    title: 'Pulp & paper',
    summary: 'Dryer cans, rolls and drives kept parallel to one datum.',
    option: 'other',
    hasPage: false,
  },
  {
    slug: 'aggregate-mining',
    title: 'Aggregate & mining',
    summary: 'Crushers, mills and screens, with girth gears set by contact.',
    option: 'other',
    hasPage: false,
  },
];
