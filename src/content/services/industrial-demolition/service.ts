import { chemical } from '../../industries/chemical/industry.ts';
import { manufacturing } from '../../industries/manufacturing/industry.ts';
import { powerGeneration } from '../../industries/power-generation/industry.ts';
import type { Service } from '../service.ts';

export const industrialDemolition: Service = {
  option: 'industrial-demolition',
  slug: 'industrial-demolition',
  title: 'Industrial demolition',
  hasPage: false,
  summary: 'Numbered cuts, weighed picks, isolated energy. We protect what stays in the building first.',
  facts: [
    ['Before the first cut', 'isolation and weights'],
    ['Floor', 'anchors flush, swept clean'],
  ],
  features: [
    'Selective removal beside running lines',
    'Energy isolated, lines drained, asbestos and lead surveyed by licensed inspectors, before the first cut',
    'Cut and pick sequence on one drawing',
    'Dust, sparks and noise kept off the machines that run',
    'Anchors cut flush, scrap weighed and ticketed',
  ],
  industries: [chemical, powerGeneration, manufacturing],
};
