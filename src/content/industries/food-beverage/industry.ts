import type { Industry } from '../industry.ts';

export const foodBeverage: Industry = {
  option: 'food-beverage',
  slug: 'food-beverage',
  title: 'Food & beverage',
  hasPage: true,
  summary: 'Mixers, fillers and conveyors, put back clean for the next washdown.',
  services: [
    'Filler, mixer and homogenizer rebuilds',
    'Stainless platforms and guards with ground, polished welds',
    'Conveyor and case-packer moves inside a weekend',
    'Gearbox and pump changes between CIP cycles',
  ],
  challenges: [
    'Short windows between production and clean-in-place',
    'Daily caustic washdown that finds every unsealed bearing',
    'HACCP and GMP access rules for people, tools and parts',
    'Food-grade lubricants that can’t be mixed with anything else',
  ],
  plant: 'food plant',
  entryRule: 'GMP orientation, smock and hairnet, tools counted in and out',
  window: 'One night, last product to pre-op',
  typicalJob: 'Mixer gearbox swapped between CIP and pre-op',
};
