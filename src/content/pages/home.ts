import { claims } from '../company/claims.ts';
import { company } from '../company/company.ts';
import { linkNames } from '../company/link-names.ts';
import type { Figure, PageContent } from '../page-parts.ts';

export interface HomeContent extends PageContent {
  actions: { emergency: string; quote: string };
  /** Four tiles. */
  highlights: readonly Figure[];
  services: { heading: string; lead: string };
  industries: { heading: string; lead: string };
  testimonials: { heading: string };
  callToAction: { heading: string; text: string };
}

export const home: HomeContent = {
  summary: {
    name: `Millwrights in ${company.statesInWords}`,
    description: `Family-owned millwrights for repair, installation and laser alignment to ${claims.alignmentTolerance} inch. 24/7 emergency response under ${claims.emergencyResponse.text}.`,
    keywords: [
      'industrial millwright',
      ...company.states.map((state) => `millwright ${state}`),
      'emergency equipment repair',
      'machinery alignment',
    ],
  },
  heading: 'Set level, aligned, running.',
  lead: 'We repair, install, align and move plant machinery, around the clock when your line is down. You keep the readings from every job.',
  actions: linkNames,
  highlights: [
    {
      value: claims.alignmentTolerance,
      label: 'inch',
      text: 'Laser alignment tolerance at the coupling, where the machine and base allow it. You get the readings, before and after.',
    },
    {
      value: `< ${claims.emergencyResponse.amount}`,
      label: claims.emergencyResponse.word,
      text: 'Response to a production-critical emergency, any hour of any day.',
    },
    {
      value: claims.liftingTons,
      label: 'tons',
      text: 'The most we lift. Every pick has a plan with its weight, radius and crane.',
    },
    {
      value: claims.generations,
      label: 'generations',
      text: `One family in the trade, with over ${claims.combinedYears} years combined experience.`,
    },
  ],
  services: {
    heading: 'Nine services, by number',
    lead: 'On wider screens, the numbers match the plant drawing above. Every job leaves you something to keep.',
  },
  industries: {
    heading: 'Eight kinds of plant',
    lead: 'Dust, caustic, clean rooms, permits and outage dates decide how we plan a repair. These are the plants we know.',
  },
  testimonials: { heading: 'What customers say' },
  callToAction: {
    heading: 'Which machine is it?',
    text: `For a breakdown, use the red button. For planned work, tell us the machine and your window. We answer general inquiries in under ${claims.inquiryResponse.text} and send project proposals in ${claims.proposalTime.text}. Our shop is in ${company.address.town}, ${company.address.state}.`,
  },
};
