import type { Industry } from '../industry.ts';

export const aggregateMining: Industry = {
  option: 'other',
  slug: 'aggregate-mining',
  title: 'Aggregate & mining',
  hasPage: false,
  summary: 'Crushers, screens and overland belts, ready for the first load of spring.',
  services: [
    'Crusher liner, eccentric and bearing work',
    'Crusher drive alignment and motor-base repair',
    'Vibrating screen and feeder rebuilds',
    'Overland belt splices, idlers and pulley lagging',
  ],
  challenges: [
    'Abrasion that turns clearances into gaps in one season',
    'Parts too heavy for the nearest crane',
    'MSHA Part 46 training and a contractor ID; for a metal mine, which is under Part 48, ask us first',
    'Remote pits where every tool has to come with the crew',
  ],
  plant: 'quarry or pit',
  entryRule: 'MSHA Part 46 training, then site hazard training',
  window: 'Winter shutdown or between shifts',
  typicalJob: 'Crusher liner and eccentric change',
};
