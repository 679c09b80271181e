import type { Industry } from '../industry.ts';

export const grainHandling: Industry = {
  option: 'grain',
  slug: 'grain-handling',
  title: 'Grain handling',
  hasPage: false,
  summary: 'Legs, drags and distributors, ready before harvest.',
  services: [
    'Bucket elevator belts, buckets, lagging and boot bearings',
    'Drag and belt conveyor rebuilds',
    'Distributor and spout replacement',
    'Head drive and backstop changes at height',
  ],
  challenges: [
    'Every leg has to run by the first truck of harvest',
    'Combustible dust: clean and wet down before any hot work',
    'Work above 100 feet in wind',
    'Belts that track empty and wander under load',
  ],
  plant: 'grain elevator',
  entryRule: 'Dust swept and area wet down before hot work',
  window: 'Done before the first truck of harvest',
  typicalJob: 'Leg belt, buckets and boot bearings',
};
