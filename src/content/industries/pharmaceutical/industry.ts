import type { Industry } from '../industry.ts';

export const pharmaceutical: Industry = {
  option: 'pharmaceutical',
  slug: 'pharmaceutical',
  title: 'Pharmaceutical',
  hasPage: false,
  summary: 'Blenders and presses moved, with every change on paper.',
  services: [
    'Tablet press and blender installation to the validated layout',
    'Precision leveling of filling and packaging lines',
    'Shaft alignment of air handlers and purified-water pumps',
    'Like-for-like part changes with material certificates',
  ],
  challenges: [
    'Change control: nothing moves until the form is signed',
    'Clean corridors, gowning and tool wipe-down at every entry',
    'Requalification after each move, so the first setting has to hold',
    'Floors and doors that were never meant for a rigging crew',
  ],
  plant: 'pharma plant',
  entryRule: 'Change control signed, then gowning and tool wipe-down',
  window: 'Between campaigns, ahead of requalification',
  typicalJob: 'Tablet press set and leveled to the validated layout',
};
