import { aggregateMining } from '../../industries/aggregate-mining/industry.ts';
import { foodBeverage } from '../../industries/food-beverage/industry.ts';
import { pharmaceutical } from '../../industries/pharmaceutical/industry.ts';
import type { Service } from '../service.ts';

export const consultation: Service = {
  option: 'consultation',
  slug: 'consultation',
  title: 'Consultation',
  hasPage: false,
  summary: 'Floor surveys, failure causes, shutdown plans and budgets, from the people who’ll also turn the wrench.',
  facts: [
    ['Method', 'survey, then report'],
    ['You get', 'sketch, scope, price'],
  ],
  features: [
    'Walkdown with a millwright, not a salesperson',
    'Vibration, soft-foot and floor-level surveys',
    'Shutdown plans by the hour, with a critical path',
    'Budget figures that say what’s in and what’s out',
  ],
  industries: [foodBeverage, aggregateMining, pharmaceutical],
};
