import { foodBeverage } from '../../industries/food-beverage/industry.ts';
import { manufacturing } from '../../industries/manufacturing/industry.ts';
import { pharmaceutical } from '../../industries/pharmaceutical/industry.ts';
import type { Service } from '../service.ts';

export const plantRelocation: Service = {
  option: 'plant-relocation',
  slug: 'plant-relocation',
  title: 'Plant relocation',
  hasPage: true,
  summary: 'Match-marked, disconnected, moved on skates or trucks, and set to the same datum in the new building.',
  facts: [
    ['Marked', 'every joint, both sides'],
    ['Layout', 'surveyed before and after'],
  ],
  features: [
    'Survey, photographs and match marks before the first bolt',
    'Disconnect and reconnect plan by trade and hour',
    'Skates, gantries, cranes and permitted loads',
    'Levels and alignments checked against the old readings',
  ],
  industries: [manufacturing, pharmaceutical, foodBeverage],
};
