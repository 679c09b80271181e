import type { Industry } from '../industry.ts';

export const aggregateMining: Industry = {
  option: 'other',
  slug: 'aggregate-mining',
  title: 'Aggregate & mining',
  hasPage: false,
  summary: 'Crushers, mills and screens, with girth gears set by contact pattern.',
  services: [
    'Crusher liner, eccentric and bearing work',
    'Ball-mill trunnion and girth-gear alignment',
    'Vibrating screen and feeder rebuilds',
    'Overland belt splices, idlers and pulley lagging',
  ],
  challenges: [
    'Abrasion that turns clearances into gaps in one season',
    'Parts too heavy for the nearest crane',
    'MSHA rules for contractors',
    'Remote pits where every tool has to come with the crew',
  ],
  plant: 'quarry or mine',
  entryRule: 'MSHA Part 46 and site hazard training',
  window: 'Winter shutdown or between shifts',
  typicalJob: 'Crusher liner and eccentric change',
};
