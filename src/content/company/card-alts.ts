import { company } from './company.ts';

/**
 * The text alternatives of the pictures that social networks show with a link. `public/cards/NAME.png` belongs to the pages whose
 * path begins with NAME. Other pages have the company's picture.
 */
export const cardAlts = {
  home: 'Elevation of a plant with nine numbered machines',
  services: 'Motor and pump on one base with a laser across their coupling',
  industries: 'Roller bearing on a shaft, in section',
  projects: 'Steam turbine on its pedestals, upper half in section',
  blog: 'Vibration spectrum with its highest peak marked',
  resources: 'Disconnect switch, locked off with a padlock for each person',
  contact: `Map of ${company.states.join(', ')} with rings around ${company.address.town}`,
  company: 'Coupling between two shafts, checked with straightedge and feeler gauge',
};
