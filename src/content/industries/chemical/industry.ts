import type { Industry } from '../industry.ts';

export const chemical: Industry = {
  option: 'chemical',
  slug: 'chemical',
  title: 'Chemical',
  hasPage: false,
  summary: 'Pumps, exchangers and agitators, isolated before a bolt turns.',
  services: [
    'Agitator gearbox and mechanical seal changes',
    'Process pump overhaul with hot alignment readings',
    'Exchanger bundle pulls and flange work to a torque plan',
    'Compressor and blower bases regrouted with epoxy',
  ],
  challenges: [
    'Line breaks under permit, with blinds listed and counted',
    'Thermal growth that throws a cold alignment off by hundredths of an inch',
    'Seals that fail early from pipe strain on the pump',
    'Turnaround dates set a year ago',
  ],
  plant: 'chemical plant',
  entryRule: 'Line-break permit, blinds on the list, air tested',
  window: 'Turnaround, on dates set a year out',
  typicalJob: 'Process pump overhaul with hot alignment',
};
