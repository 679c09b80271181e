import { claims } from '../../company/claims.ts';
import { chemical } from '../../industries/chemical/industry.ts';
import { powerGeneration } from '../../industries/power-generation/industry.ts';
import { pulpPaper } from '../../industries/pulp-paper/industry.ts';
import type { Service } from '../service.ts';

export const laserAlignment: Service = {
  option: 'laser-alignment',
  slug: 'laser-alignment',
  title: 'Precision laser alignment',
  hasPage: true,
  summary: 'Soft foot first, then offset and angularity, cold and hot. Reported as found and as left.',
  facts: [
    ['Tolerance', `${claims.alignmentTolerance} in`],
    ['Report', 'as found, as left'],
  ],
  features: [
    'Soft foot measured and shimmed before any move',
    'Shafts, couplings, sheaves, rolls and bores',
    'Targets corrected for thermal growth',
    'A signed report for every coupling',
  ],
  industries: [powerGeneration, pulpPaper, chemical],
};
