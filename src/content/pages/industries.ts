import type { PageSummary } from '../page-parts.ts';

export interface IndustriesOverview {
  summary: PageSummary;
  heading: string;
  lead: string;
  list: { heading: string; servicesLabel: string; challengesLabel: string; action: string };
  /** The text under the cards, before the last link to the form. */
  elsewhere: { heading: string; text: string; action: string };
}

export const industriesOverview: IndustriesOverview = {
  summary: {
    name: 'Industries',
    description:
      'Millwright work in food, pharmaceutical, chemical, power, grain, manufacturing, paper and mining plants: typical jobs and site conditions.',
    keywords: ['industrial millwright', 'food plant millwright', 'grain elevator repair', 'power plant outage crew'],
  },
  heading: 'The same bearing, eight sets of rules',
  lead: 'A pillow block fails alike everywhere. What changes is how you may reach it: through a gowning room, under a gas permit, after a washdown, or between two trucks at harvest. We plan the entry before the repair.',
  list: {
    heading: 'Plants we work in',
    servicesLabel: 'Services offered',
    challengesLabel: 'Challenges',
    action: 'Ask about your plant',
  },
  elsewhere: {
    heading: 'If your plant is not listed',
    text: 'Shafts, gears, bases and belts are the same in a foundry, a ready-mix yard or a water works. Tell us your entry rules, what the area is classified for, and who has to be trained before stepping in. Site induction, drug screens and badge lead times often take longer than the repair, so we start with them.',
    action: 'Describe your plant',
  },
};
