import type { IndustrySlug } from './industries.ts';

/** Services and challenges by industry. Only the overview's script contains this part of the catalog. */
export interface IndustryScope {
  services: readonly string[];
  challenges: readonly string[];
}

export const industryScopes: Readonly<Record<IndustrySlug, IndustryScope>> = {
  'food-beverage': {
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
      'Food-grade lubricants that must not be mixed with others',
    ],
  },
  pharmaceutical: {
    services: [
      'Tablet press and blender installation to the validated layout',
      'Precision leveling of filling and packaging lines',
      'Shaft alignment of air handlers and purified-water pumps',
      'Like-for-like part changes with material certificates',
    ],
    challenges: [
      'Change control: nothing moves before the form is signed',
      'Clean corridors, gowning and tool wipe-down at every entry',
      'Requalification after each move, so the first setting has to hold',
      'Floor loads and door widths that were never meant for a rigging crew',
    ],
  },
  chemical: {
    services: [
      'Agitator gearbox and mechanical seal changes',
      'Process pump overhaul with hot alignment readings',
      'Exchanger bundle pulls and flange work to a torque plan',
      'Compressor and blower bases regrouted with epoxy',
    ],
    challenges: [
      'Line breaks under permit, with blinds listed and counted',
      'Thermal growth that moves a cold alignment by mils',
      'Seals that fail early because the pipe strains the pump',
      'Turnaround dates that were fixed a year ago',
    ],
  },
  'power-generation': {
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
  },
  'grain-handling': {
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
  },
  manufacturing: {
    services: [
      'Press and machine-tool installation on isolated foundations',
      'Line moves with match marks and as-built readings',
      'Gearbox, spindle and way repairs',
      'Guarding, platforms and mezzanine steel',
    ],
    challenges: [
      'New equipment that must share a floor with a running line',
      'Foundations that settle after the first month of hits',
      'Old machines with no drawings',
      'Crews too short-handed for a planned shutdown',
    ],
  },
  'pulp-paper': {
    services: [
      'Roll parallelism surveys against a machine datum line',
      'Dryer bearing and felt-roll changes',
      'Refiner and pulper rebuilds',
      'Winder and line-shaft drive alignment',
    ],
    challenges: [
      'A web that breaks when one roll is a few mils out of tram',
      'Heat and steam that age a bearing in months',
      'Eight-hour wash-up windows for work that needs twelve',
      'Rolls too heavy for the crane that the building has',
    ],
  },
  'aggregate-mining': {
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
  },
};
