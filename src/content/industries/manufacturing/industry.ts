import type { Industry } from '../industry.ts';

export const manufacturing: Industry = {
  option: 'manufacturing',
  slug: 'manufacturing',
  title: 'Manufacturing',
  hasPage: false,
  summary: 'Presses, gearboxes and transfer lines, level on their own footings.',
  services: [
    'Press and machine-tool installation on isolated foundations',
    'Line moves with match marks and as-built readings',
    'Gearbox, spindle and way repairs',
    'Guarding, platforms and mezzanine steel',
  ],
  challenges: [
    'New equipment that has to share a floor with a running line',
    'Foundations that settle after the first month of hits',
    'Old machines with no drawings',
    'Crews too short-handed for a planned shutdown',
  ],
  plant: 'factory',
  entryRule: 'Plant orientation, your lockout steps, aisles kept open',
  window: 'A weekend or the summer shutdown',
  typicalJob: 'Press set and leveled on an isolated foundation',
};
