import type { ServiceOption } from './services.ts';

/** Features and industries by service. Only the services page's script contains this part of the catalog. */
export interface ServiceScope {
  features: readonly string[];
  /** Titles of the industries that ask for it most. */
  industries: readonly string[];
}

export const serviceScopes: Readonly<Record<ServiceOption, ServiceScope>> = {
  emergency: {
    features: [
      'Seized bearings, sheared shafts, stripped gears, jumped chains',
      'Field machining, welding and metal stitching',
      'Temporary fix first when it is safe, permanent fix planned the same day',
      'Failed parts bagged and kept for the cause',
    ],
    industries: ['Food & beverage', 'Grain handling', 'Power generation'],
  },
  'equipment-installation': {
    features: [
      'Lift plan with load, radius and ground bearing for every pick',
      'Foundations surveyed, anchors set by template',
      'Leveling, epoxy grouting and soft-foot removal',
      'Cold alignment, guards, first rotation and run-in',
    ],
    industries: ['Manufacturing', 'Chemical', 'Pharmaceutical'],
  },
  'laser-alignment': {
    features: [
      'Soft foot measured and shimmed before any move',
      'Shafts, couplings, sheaves, rolls and bores',
      'Targets corrected for thermal growth',
      'A report for every coupling, signed',
    ],
    industries: ['Power generation', 'Pulp & paper', 'Chemical'],
  },
  'steel-fabrication': {
    features: [
      'Machine bases, platforms, stairs, guards and chutes',
      'Carbon and stainless, sanitary finish where it touches food',
      'Welders qualified to the procedure they weld',
      'Trial fit in the shop before it ships',
    ],
    industries: ['Food & beverage', 'Grain handling', 'Manufacturing'],
  },
  'plant-relocation': {
    features: [
      'Survey, photographs and match marks before the first bolt',
      'Disconnect and reconnect plan by trade and hour',
      'Skates, gantries, cranes and permitted loads',
      'Levels and alignments proved against the old readings',
    ],
    industries: ['Manufacturing', 'Pharmaceutical', 'Food & beverage'],
  },
  'maintenance-staffing': {
    features: [
      'Journeyman millwrights, welders and riggers',
      'One shift, one season, or a permanent hire',
      'Own hand tools, indicators and laser',
      'Hours and work done reported every week',
    ],
    industries: ['Manufacturing', 'Food & beverage', 'Pulp & paper'],
  },
  'conveyor-elevator': {
    features: [
      'Bucket elevator belts, buckets, pulleys and boots',
      'Belt splices, tracking, lagging and idlers',
      'Drag chain, flights, liners and sprockets',
      'Take-up travel and wear written down for the next budget',
    ],
    industries: ['Grain handling', 'Aggregate & mining', 'Food & beverage'],
  },
  'industrial-demolition': {
    features: [
      'Selective removal beside running lines',
      'Energy, product and lead-paint checks before hot work',
      'Cut and pick sequence on one drawing',
      'Anchors cut flush, scrap weighed and ticketed',
    ],
    industries: ['Chemical', 'Power generation', 'Manufacturing'],
  },
  consultation: {
    features: [
      'Walkdown with a millwright, not a salesperson',
      'Vibration, soft-foot and floor-level surveys',
      'Shutdown plans by the hour, with a critical path',
      'Budget figures with what is in them and what is not',
    ],
    industries: ['Food & beverage', 'Aggregate & mining', 'Pharmaceutical'],
  },
};
