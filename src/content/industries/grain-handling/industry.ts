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
    'Every leg must run by the first truck of harvest',
    'Combustible dust: hot work needs a cleaned and wetted area',
    'Work above 100 feet in wind',
    'Belts that track at no load and wander under load',
  ],
};
