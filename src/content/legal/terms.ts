import { claims } from '../company/claims.ts';
import { company } from '../company/company.ts';
import { duration } from '../company/duration.ts';
import { practice } from '../company/practice.ts';
import { responseMeaning } from '../company/response.ts';
import type { LegalText } from './legal-text.ts';

/** The time after an invoice's date for disputes. */
const disputePeriod = duration(30, 'days');

export const terms = {
  summary: {
    name: 'Terms of service',
    description:
      'Terms for this website and for millwright work: written quotes, payment, invoice disputes, site safety, warranty, liability and arbitration.',
    keywords: [
      'terms of service',
      'millwright contract terms',
      'invoice dispute',
      `arbitration ${company.address.state}`,
    ],
  },
  heading: 'Terms of service',
  lead: 'These are the rules for using this website and the general terms for our work. If a signed agreement for a job says something different, the agreement comes first.',
  effective: claims.legalEffective,
  sections: [
    {
      id: 'agreement',
      heading: 'What these terms cover',
      summary: 'A signed agreement beats our quote, and our quote beats this page.',
      paragraphs: [
        `We’re an industrial millwright contractor based in ${company.address.town}, ${company.address.state}, working in ${company.states.join(', ')} and, for emergencies, nationwide. By using this website you accept the parts of these terms that concern it. The parts about work apply once you have accepted a quote or asked us to begin.`,
        'If documents disagree, they rank in this order: the signed agreement or purchase order we accepted in writing, then our quote, then these terms. Terms printed on other forms bind us only if we agreed to them in writing.',
      ],
    },
    {
      id: 'website',
      heading: 'Using this website',
      summary: 'Use our pages in your plant, put your machine’s manual first, and remember that a form isn’t an order.',
      paragraphs: [
        'You may read, print and share these pages and guides inside your plant. The text and drawings remain ours; please ask before you republish or sell them. Don’t probe, overload or alter the website.',
        'Filling out a form here doesn’t make a contract, reserve a crew or give notice under an agreement.',
        'Articles and guides describe general practice. They can’t know your machine. Follow the manufacturer’s manual and your plant’s own procedures, and have a qualified person make the call.',
      ],
    },
    {
      id: 'quotes',
      heading: 'Quotes and acceptance',
      summary: 'A planned job starts with a written quote; an emergency can start with a spoken go-ahead.',
      paragraphs: [
        'We do planned work under a written quote that states scope, price or rates, schedule, exclusions and what the plant provides. Unless it names another date, a quote is good for 30 days. You accept it by signature, purchase order or e-mail.',
        `Emergency work may begin on a spoken order from a person who says they can authorize it. ${practice.emergencyRates} The signed work record takes the place of a quote.`,
        `Response times on this website say how soon we respond to a request. ${responseMeaning} Weather, permits and parts also decide when a machine runs again.`,
      ],
    },
    {
      id: 'changes-in-work',
      heading: 'Changes and hidden conditions',
      summary: 'If we find something no survey could show, we stop and show you the price before we go on.',
      paragraphs: [
        'Opening a machine shows things no survey can. If we find a cracked housing, an undersized foundation, an unmarked energy source or another condition that changes the work, we stop that part, show you and price the change. We go on after written approval.',
        'If a minute’s delay would endanger people or the machine, we do what it takes to make it safe, and we write it down.',
      ],
    },
    {
      id: 'payment',
      heading: 'Prices and payment',
      summary: 'Plan on 30 days to pay, and on tax being extra.',
      paragraphs: [
        'Prices are in US dollars and exclude sales and use tax unless the quote says otherwise. An invoice is due 30 days after its date. We bill larger jobs by progress, and long-lead parts may take a deposit, which the quote names.',
        `An overdue amount that isn’t in dispute carries interest at the rate in the quote, never above what ${company.address.state} law allows. While such an amount is open, we may pause work on the job after telling you. Nothing here gives up lien rights the law provides.`,
      ],
    },
    {
      id: 'invoice-disputes',
      heading: 'Disputed invoices',
      summary: `Question an invoice in writing in the first ${disputePeriod.text}, and pay the part you agree with.`,
      paragraphs: [
        `If you disagree with an invoice, tell us in writing within ${disputePeriod.text} of the invoice date, and say which item and why. The rest stays payable. After those ${disputePeriod.text} the invoice counts as accepted, except for an error neither side could have seen in time.`,
        'We answer with the time cards, delivery tickets and readings behind that item. Most questions end there.',
      ],
    },
    {
      id: 'site',
      heading: 'Site conditions and safety',
      summary:
        'We bring trained people and our own gear; you bring lockout points, permits and straight answers about hazards.',
      paragraphs: [
        'Anyone on our crew may stop work that looks unsafe, and time spent making it safe is part of the job. We bring trained people, personal locks, inspected rigging and our own protective equipment. The plant provides:',
      ],
      list: [
        'lockout points, energy diagrams and an authorized person to lock them out',
        'notice of every known hazard: asbestos, lead paint, product residue, dust, confined spaces, buried lines',
        'permits only the owner can issue, such as hot work and confined space entry',
        'access, floor and ground capacity figures, lighting, and power where the quote says so',
        'equipment drained, cleaned and released at the agreed hour; standby time is charged at the quoted rate',
      ],
    },
    {
      id: 'warranty',
      heading: 'Warranty',
      summary: 'If our work misses the quoted tolerance and you tell us in time, we fix it at our cost.',
      paragraphs: [
        'We warrant that our work is done in a workmanlike manner and meets the tolerances in the quote, under the conditions stated there. If it doesn’t, and you tell us in writing within 90 days of completion, or within a longer period the quote gives, we correct it at our cost during normal hours.',
        'Parts carry their manufacturer’s warranty, which we pass on. We don’t cover wear parts, parts you supply, damage from running outside nameplate limits, or work altered by others. A temporary repair is marked as temporary on the work record and is warranted until the date written there, or not at all if no date is written.',
        'To the extent the law allows, these warranties take the place of all others, including implied warranties of merchantability and fitness for a particular purpose. The website and its guides are provided “as is.”',
      ],
    },
    {
      id: 'liability',
      heading: 'Limits of liability',
      summary:
        'Each side carries its own downtime losses, and what you can claim from us is capped, unless someone was hurt or acted recklessly.',
      paragraphs: [
        'Neither side owes the other lost production, lost profit, spoiled product or other indirect loss. Our total liability for a job is limited to its price, or to what our insurance pays for the claim, if that’s more. This website is free, and we accept no liability for its use.',
        `These limits do not apply to bodily injury, to willful or grossly negligent acts, or where ${company.address.state} law doesn’t permit them. ${practice.insurance}`,
      ],
    },
    {
      id: 'delay',
      heading: 'Delay and cancellation',
      summary: 'Bad weather is no breach, and you can cancel a job by paying what has been spent or committed.',
      paragraphs: [
        'Neither side is in breach for delay caused by weather, road restrictions, strikes, supply failures, acts of government or other events beyond its control. The schedule moves by the time lost, and each side tells the other promptly.',
        'You may cancel at any time in writing. You then pay for work done, parts that can’t be returned, and cranes, permits and trucks it’s too late to cancel.',
      ],
    },
    {
      id: 'arbitration',
      heading: 'Arbitration',
      summary: `We talk first, then an arbitrator in ${company.address.county} decides for good.`,
      paragraphs: [
        `A dispute goes first to the people who can settle it: one from each side, within 15 days of a written notice. If they can’t, it goes to binding arbitration before one arbitrator who knows construction or industrial work, held in ${company.address.county}, ${company.address.state}, under commercial rules both sides agree on or the arbitrator sets. A court may enter judgment on the award.`,
        'Either side may still go to conciliation court for a claim within its limit, ask a court for urgent relief, or record and enforce a mechanic’s lien. Each side pays its own costs unless the arbitrator decides otherwise.',
      ],
    },
    {
      id: 'law',
      heading: 'Governing law and changes',
      summary: `${company.address.state} law applies, and your job keeps the terms it started with.`,
      paragraphs: [
        `${company.address.state} law governs these terms, without its rules on conflict of laws. Where arbitration does not apply, the courts of ${company.address.county}, ${company.address.state} have jurisdiction. If one clause is void, the others still apply.`,
        'We may revise these terms. The date at the top shows the version in force, and a job keeps the version that applied when its quote was accepted.',
      ],
    },
  ],
  contact: {
    heading: 'Notices and questions',
    summary: 'Everything about these terms goes to one address.',
    text: 'Send a notice, a disputed item or a question about these terms to',
  },
  atAGlance: {
    heading: 'Deadlines',
    deadlines: [
      { clause: 'arbitration', days: 15, text: 'to talk a dispute over before it goes to arbitration' },
      { clause: 'quotes', days: 30, text: 'a quote stays open' },
      { clause: 'payment', days: 30, text: 'to pay an invoice' },
      { clause: 'invoice-disputes', days: disputePeriod.amount, text: 'to question an invoice' },
      { clause: 'warranty', days: 90, text: 'to tell us the work isn’t right' },
    ],
  },
} satisfies LegalText;
