import { foodBeverage } from '../../industries/food-beverage/industry.ts';
import { grainHandling } from '../../industries/grain-handling/industry.ts';
import { manufacturing } from '../../industries/manufacturing/industry.ts';
import type { Service } from '../service.ts';

export const steelFabrication: Service = {
  option: 'steel-fabrication',
  slug: 'steel-fabrication',
  title: 'Steel fabrication',
  hasPage: true,
  summary: 'Platforms, chutes, guards and machine bases. Measured on your floor, built in our shop, bolted up on site.',
  facts: [
    ['From', 'your drawing or our sketch'],
    ['Record', 'as-built drawing'],
  ],
  features: [
    'Machine bases, platforms, stairs, guards and chutes',
    'Carbon and stainless, sanitary finish where it touches food',
    'Welders qualified to every procedure they run',
    'Trial fit in the shop before it ships',
  ],
  industries: [foodBeverage, grainHandling, manufacturing],
};
