import { claims } from '../company/claims.ts';
import { company } from '../company/company.ts';
import { linkNames } from '../company/link-names.ts';
import { responseMeaning, urgentMeaning } from '../company/response.ts';
import type { PageContent } from '../page-parts.ts';

/** One of the four options at the top of the page. */
export interface ContactOption {
  kind: 'emergency' | 'general' | 'email' | 'consultation';
  title: string;
  text: string;
  /** Text of the link. The e-mail card shows the address instead. */
  action?: string;
}

/** Response time per kind of request. */
export const responseCommitments = [
  { request: 'Emergency', time: `under ${claims.emergencyResponse.text}` },
  { request: 'Urgent', time: claims.urgentResponse },
  { request: 'General inquiries', time: `under ${claims.inquiryResponse.text}` },
  { request: 'Project proposals', time: claims.proposalTime.text },
] as const;

export interface ContactContent extends PageContent {
  /** The words at the form of an emergency. */
  emergency: { heading: string; danger: string; response: string };
  options: readonly ContactOption[];
  /** Heading of the four options if they follow the form. */
  otherWays: string;
  /** `travel` labels the driving times. */
  areas: { heading: string; text: string; travel: string };
  commitments: { heading: string; text: string };
  /** Link to the questions before an order. The text ends before their title. */
  hiring: string;
}

export const contact: ContactContent = {
  summary: {
    name: 'Contact',
    title: `Request a millwright in ${company.address.state}`,
    description: `Reach a millwright in ${company.statesInWords} for a breakdown, a quote or a site visit. Emergency response under ${claims.emergencyResponse.text}, day or night.`,
    keywords: [
      'contact millwright',
      `emergency millwright ${company.address.state}`,
      'millwright quote',
      'millwright near Minneapolis',
    ],
  },
  heading: 'Tell us which machine, and how soon',
  lead: `Line down? Choose “${linkNames.emergency}.” For planned work, start with a nameplate, a rough sketch and your shutdown window.`,
  emergency: {
    heading: 'Emergency request',
    danger: 'People at risk? Call 911 first.',
    response: `We answer and send a crew in under ${claims.emergencyResponse.text}, 24/7.`,
  },
  options: [
    {
      kind: 'emergency',
      title: 'Emergency',
      text: `Equipment down? Response under ${claims.emergencyResponse.text}, day or night. People at risk? 911 first, then us: under ${claims.lifeSafetyResponse.text}.`,
      action: linkNames.emergency,
    },
    {
      kind: 'general',
      title: 'General inquiries',
      text: `A quote, or a question about scope, dates, rates or method. Answered in under ${claims.inquiryResponse.text}.`,
      action: 'Ask a question',
    },
    {
      kind: 'email',
      title: 'E-mail',
      text: 'For large drawings, long part lists, or a thread purchasing needs to see too.',
    },
    {
      kind: 'consultation',
      title: 'Consultation',
      text: `A millwright walks the job with you, measures and sketches. Project proposals take ${claims.proposalTime.text}.`,
      action: 'Plan a visit',
    },
  ],
  otherWays: 'Other ways to reach us',
  areas: {
    heading: 'Where we work',
    text: `Our crews leave from ${company.address.town}, ${company.address.state}, south of the Twin Cities. Home is ${company.statesInWords}. We do planned work in these five areas and travel nationwide for emergencies. Farther out for planned work? Ask us: it comes down to distance, days on site and the crane.`,
    travel: 'Driving time',
  },
  commitments: {
    heading: 'How fast we respond',
    text: `The clock starts when your request reaches us. ${responseMeaning} ${urgentMeaning} If it gets worse while you wait, tell us and we’ll move you up.`,
  },
  hiring: 'Who comes, how we bill, insurance:',
};
