import { aggregateMining } from '../../industries/aggregate-mining/industry.ts';
import { foodBeverage } from '../../industries/food-beverage/industry.ts';
import { pharmaceutical } from '../../industries/pharmaceutical/industry.ts';
import type { Service } from '../service.ts';

export const consultation: Service = {
  option: 'consultation',
  slug: 'consultation',
  title: 'Consultation',
  hasPage: false,
  summary: 'Floor surveys, failure causes, shutdown plans and budgets, from the people who will do the work.',
  facts: [
    ['Method', 'survey, then report'],
    ['Result', 'sketch, scope, price'],
  ],
  features: [
    'Walkdown with a millwright',
    'Vibration, soft-foot and floor-level surveys',
    'Shutdown plans hour by hour, with a critical path',
    'Failure reports with the cause, the evidence and what’s still open',
    'Budget figures that say what’s in and what’s out',
  ],
  industries: [foodBeverage, aggregateMining, pharmaceutical],
};
