import type { Industry } from '../industry.ts';

export const pulpPaper: Industry = {
  option: 'other',
  slug: 'pulp-paper',
  title: 'Pulp & paper',
  hasPage: false,
  summary: 'Dryer cans, rolls and drives kept parallel to one datum.',
  services: [
    'Roll parallelism surveys against a machine datum line',
    'Dryer bearing and felt-roll changes',
    'Refiner and pulper rebuilds',
    'Winder and line-shaft drive alignment',
  ],
  challenges: [
    'A web that breaks when one roll is a few thousandths out of tram',
    'Heat and steam that wear out a bearing in months',
    'Eight-hour wash-up windows for twelve hours of work',
    'Rolls too heavy for the building crane',
  ],
  plant: 'paper mill',
  entryRule: 'Steam and nip lockout, mill crane booked ahead',
  window: 'Eight-hour wash-up or the annual outage',
  typicalJob: 'Dryer bearing and felt-roll change',
};
