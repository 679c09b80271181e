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
    'Outage windows that can’t slip past the dispatch date',
    'Rotor lifts over running equipment',
    'Casings that distort if they cool too fast',
    'Vibration limits that somebody else checks at full load',
  ],
  plant: 'power plant',
  entryRule: 'Site badge, your clearance and our locks, every tool logged at an open casing',
  window: 'Planned outage, back before dispatch',
  typicalJob: 'Draft fan bearing and shaft change',
};
