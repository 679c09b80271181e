import type { Industry } from '../industry.ts';

export const aggregateMining: Industry = {
  option: 'other',
  slug: 'aggregate-mining',
  title: 'Aggregate & mining',
  hasPage: false,
  summary: 'Crushers, mills and screens, with girth gears set by contact.',
  services: [
    'Crusher liner, eccentric and bearing work',
    'Ball-mill trunnion and girth-gear alignment',
    'Vibrating screen and feeder rebuilds',
    'Overland belt splices, idlers and pulley lagging',
  ],
  challenges: [
    'Abrasion that turns clearances into gaps in one season',
    'Parts that weigh more than the nearest crane can reach',
    'MSHA rules for contractors on site',
    'Remote pits where every tool has to arrive with the crew',
  ],
};
