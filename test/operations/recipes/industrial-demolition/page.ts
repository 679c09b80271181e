import { industrialDemolition } from '../../../../src/content/services/industrial-demolition/service.ts';
import { content as plantRelocation } from '../../../../src/content/services/plant-relocation/page.ts';
import type { ServicePageContent } from '../../../../src/content/services/service-page.ts';

/** The page of another service, in the words of a page that is there. The test copies this file to `src/content/services/`. */
export const content: ServicePageContent = {
  ...plantRelocation,
  service: industrialDemolition,
  summary: {
    title: 'Selective industrial demolition',
    description: 'How a machine leaves a plant that runs: isolation, numbered cuts, weighed picks and a clean floor.',
    keywords: ['selective demolition', 'machinery removal'],
  },
  heading: 'One machine out, the others running',
};
