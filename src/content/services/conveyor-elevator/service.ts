import { aggregateMining } from '../../industries/aggregate-mining/industry.ts';
import { foodBeverage } from '../../industries/food-beverage/industry.ts';
import { grainHandling } from '../../industries/grain-handling/industry.ts';
import type { Service } from '../service.ts';

export const conveyorElevator: Service = {
  option: 'conveyor-elevator',
  slug: 'conveyor-elevator',
  title: 'Conveyor & elevator services',
  hasPage: true,
  summary: 'Legs, belts, drags, lagging and take-ups. Spliced, tracked and checked with the load on.',
  facts: [
    ['Equipment', 'legs, belts, drags, chutes'],
    ['Report', 'wear list with dates'],
  ],
  features: [
    'Bucket elevator belts, buckets, pulleys and boots',
    'Belt splices, tracking, lagging and idlers',
    'Drag chain, flights, liners and sprockets',
    'Take-up travel and wear written down for the next budget',
  ],
  industries: [grainHandling, aggregateMining, foodBeverage],
};
