import { company } from '../company/company.ts';
import { linkNames } from '../company/link-names.ts';
import type { PageContent } from '../page-parts.ts';

export interface IndustriesOverview extends PageContent {
  list: { heading: string; servicesLabel: string; challengesLabel: string; action: string };
  /** The text under the cards, before the last link to the form. */
  elsewhere: { heading: string; text: string; action: string };
  matrix: {
    columns: { plant: string; entryRule: string; window: string; typicalJob: string };
    /** Label of the control that opens the lists in narrow windows. */
    details: string;
    ask: (plant: string) => string;
    /** Text and link of an industry with a page. */
    page: { text: string; link: (title: string) => string };
  };
}

export const industriesOverview: IndustriesOverview = {
  summary: {
    name: 'Industries',
    title: 'Industries our millwrights serve',
    description: `Millwrights for food, pharmaceutical, chemical, power, grain, manufacturing, paper and aggregate plants in ${company.statesInWords}.`,
    keywords: ['industrial millwright', 'food plant millwright', 'grain elevator repair', 'power plant outage crew'],
  },
  heading: 'Same bearing, eight sets of rules',
  lead: `A pillow block fails the same way everywhere. What changes is how you get to it: through a gowning room, under a gas permit, after a washdown, or between two trucks at harvest. Our millwrights plan the way in first, in plants around ${company.metro} and across ${company.statesInWords}.`,
  list: {
    heading: 'Industries we serve',
    servicesLabel: 'Services offered',
    challengesLabel: 'Challenges',
    action: linkNames.quote,
  },
  elsewhere: {
    heading: 'If your plant isn’t listed',
    text: 'Shafts, gears, bases and belts are the same in a foundry, a ready-mix yard or a water plant. Tell us your entry rules, how the area is classified, and who needs training before they go in. Orientation, drug screens and badges often take longer than the repair, so we start there.',
    action: linkNames.quote,
  },
  matrix: {
    columns: { plant: 'Plant', entryRule: 'Entry rule', window: 'Window', typicalJob: 'Typical job' },
    details: 'Services and challenges',
    ask: (plant) => `Ask about your ${plant}`,
    page: {
      text: 'Entry rules, machines, and one night hour by hour.',
      link: (title) => `More on ${title.toLowerCase()}`,
    },
  },
};
