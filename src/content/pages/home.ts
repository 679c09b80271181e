import { claims } from '../company/claims.ts';
import { company } from '../company/company.ts';
import type { PageSummary } from '../page-parts.ts';

/** A tile with a figure on a dimension line. */
interface Highlight {
  figure: string;
  label: string;
  text: string;
}

export interface HomeContent {
  summary: PageSummary;
  heading: string;
  lead: string;
  actions: { emergency: string; quote: string };
  /** Four tiles. */
  highlights: readonly Highlight[];
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
  lead: 'We repair, install, align and move plant machinery, around the clock when a line is down. Every job ends with readings that you keep.',
  actions: { emergency: 'Request emergency service', quote: 'Get a free quote' },
  highlights: [
    {
      figure: claims.alignmentTolerance,
      label: 'inch',
      text: 'Laser alignment tolerance at the coupling, recorded before and after the move.',
    },
    {
      figure: `< ${claims.emergencyResponse.amount}`,
      label: claims.emergencyResponse.word,
      text: 'Response to a production-critical emergency, at any hour of any day.',
    },
    {
      figure: claims.liftingTons,
      label: 'ton',
      text: 'Lifting capacity. Each pick is on a plan that names its weight, radius and crane.',
    },
    {
      figure: claims.generations,
      label: 'generations',
      text: `Of one family in the trade, with over ${claims.combinedYears} years combined experience.`,
    },
  ],
  services: {
    heading: 'Nine services, numbered on the drawing',
    lead: 'Each carries its number on the general arrangement above, and each ends with something you keep.',
  },
  industries: {
    heading: 'Eight kinds of plant',
    lead: 'Dust, caustic, clean rooms, permits and outage dates decide how a repair is planned. These are the conditions we know.',
  },
  testimonials: { heading: 'What the plants told us' },
  callToAction: {
    heading: 'Which machine is it?',
    text: `For a breakdown, use the red button. For work that can be planned, describe the machine and the window: general inquiries are answered under ${claims.inquiryResponse.text}, project proposals in ${claims.proposalTime.text}. We drive out from ${company.address.town}, ${company.address.state}.`,
  },
};
