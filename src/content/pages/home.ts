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
    name: 'Industrial millwrights, Minneapolis-St. Paul',
    description: `Family-owned millwrights in ${company.statesInWords}: machine repair, installation and alignment. Emergency response under ${claims.emergencyResponse.text}, 24/7.`,
    keywords: [
      'industrial millwright',
      ...company.states.map((state) => `millwright ${state}`),
      'emergency equipment repair',
      'machinery alignment',
    ],
  },
  heading: 'Set level, aligned, running',
  lead: `We repair, install, align and move plant machinery around ${company.metro} and across ${company.statesInWords}. Line down? A millwright answers and a crew is sent in under ${claims.emergencyResponse.text}, day or night.`,
  actions: linkNames,
  highlights: [
    {
      value: claims.alignmentTolerance,
      label: 'inch',
      text: 'Laser alignment tolerance at the coupling, where the machine and base allow it, with a report as found and as left.',
    },
    {
      bound: 'under',
      value: String(claims.emergencyResponse.amount),
      label: claims.emergencyResponse.word,
      text: 'Response to a production-critical emergency, any hour of any day.',
    },
    {
      value: claims.liftingTons,
      label: 'tons',
      text: 'Capacity of the largest crane we hire. The load is less at your radius, so every pick has a lift plan.',
    },
    {
      value: claims.generations,
      label: 'generations',
      text: `One family in the trade, with over ${claims.combinedYears} years of combined experience.`,
    },
  ],
  services: {
    heading: 'Nine services',
    lead: 'Most jobs need two or three of them. One lead millwright runs the job from survey to sign-off.',
  },
  industries: {
    heading: 'Eight kinds of plant',
    lead: 'Dust, caustic, clean rooms, permits and outage dates decide how we plan a repair. These are the plants we know.',
  },
  testimonials: { heading: 'What customers say' },
  callToAction: {
    heading: 'Which machine is it?',
    text: `For a breakdown, choose “${linkNames.emergency}.” For planned work, tell us the machine and your window. We answer general inquiries in under ${claims.inquiryResponse.text} and send project proposals in ${claims.proposalTime.text}. Our shop is in ${company.address.town}, ${company.address.state}.`,
  },
};
