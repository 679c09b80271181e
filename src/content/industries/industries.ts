import { aggregateMining } from './aggregate-mining/industry.ts';
import { chemical } from './chemical/industry.ts';
import { foodBeverage } from './food-beverage/industry.ts';
import { grainHandling } from './grain-handling/industry.ts';
import type { Industry } from './industry.ts';
import { manufacturing } from './manufacturing/industry.ts';
import { pharmaceutical } from './pharmaceutical/industry.ts';
import { powerGeneration } from './power-generation/industry.ts';
import { pulpPaper } from './pulp-paper/industry.ts';

/** All industries, in the order of the home page's tiles. */
export const industries: readonly Industry[] = [
  foodBeverage,
  pharmaceutical,
  chemical,
  powerGeneration,
  grainHandling,
  manufacturing,
  pulpPaper,
  aggregateMining,
];
