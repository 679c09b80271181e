import { claims } from '../../company/claims.ts';
import { foodBeverage } from '../../industries/food-beverage/industry.ts';
import { grainHandling } from '../../industries/grain-handling/industry.ts';
import { powerGeneration } from '../../industries/power-generation/industry.ts';
import type { Service } from '../service.ts';

export const emergencyRepair: Service = {
  option: 'emergency',
  slug: 'emergency-repair',
  title: '24/7 emergency repair',
  hasPage: true,
  summary:
    'A crew with bearing and gear pullers, shims, a laser and welding gear. Your authorized person locks out, and we add our locks.',
  facts: [
    ['Response', `under ${claims.emergencyResponse.text}`],
    ['Open', claims.lineOpen],
  ],
  features: [
    'Seized bearings, sheared shafts, stripped gears, jumped chains',
    'Field machining, welding and metal stitching',
    'Temporary fix first when it’s safe, permanent fix planned the same day',
    'Failed parts bagged and kept to find the cause',
  ],
  industries: [foodBeverage, grainHandling, powerGeneration],
};
