import { practice } from '../../company/practice.ts';
import { chemical } from '../../industries/chemical/industry.ts';
import { manufacturing } from '../../industries/manufacturing/industry.ts';
import { pharmaceutical } from '../../industries/pharmaceutical/industry.ts';
import type { Service } from '../service.ts';

export const equipmentInstallation: Service = {
  option: 'equipment-installation',
  slug: 'equipment-installation',
  title: 'Equipment installation',
  hasPage: true,
  summary:
    'Rigging, setting, sole plates and epoxy grout. We level and sign off each base before the machine is aligned on it.',
  facts: [
    ['Lifting', practice.lifting],
    ['Records', 'lift plan, levels'],
  ],
  features: [
    'Lift plan with load, radius and ground bearing for every pick',
    'Foundations surveyed, anchors set by template',
    'Leveling, epoxy grouting and soft-foot removal',
    'Cold alignment, rotation check, guards and run-in',
  ],
  industries: [manufacturing, chemical, pharmaceutical],
};
