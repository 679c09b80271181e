import type { Industry } from '../industry.ts';

export const powerGeneration: Industry = {
  option: 'power',
  slug: 'power-generation',
  title: 'Power generation',
  hasPage: false,
  summary: 'Turbines, fans and feed pumps inside the outage window.',
  services: [
    'Turbine opening, bearing inspection and coupling alignment',
    'Induced and forced draft fan bearing and shaft changes',
    'Boiler feed pump rotor swaps',
    'Fuel and ash conveyor rebuilds',
  ],
  challenges: [
    'Outage windows that cannot slip past the dispatch date',
    'Rotor lifts over live equipment',
    'Casings that distort when they cool too quickly',
    'Vibration limits that are checked at full load by others',
  ],
};
