import { claims } from '../company/claims.ts';
import { company } from '../company/company.ts';
import { duration } from '../company/duration.ts';
import type { LegalText } from './legal-text.ts';

/** The time after an invoice's date in which it may be disputed. */
export const disputePeriod = duration(30, 'days');

export const terms: LegalText = {
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
  lead: 'These are the rules for using this website and the general conditions of our work. A signed agreement for a job comes first wherever it says something different.',
  effective: claims.legalEffective,
  sections: [
    {
      id: 'agreement',
      heading: 'What these terms cover',
      paragraphs: [
        `We are an industrial millwright contractor based in ${company.address.town}, ${company.address.state}, working in ${company.states.join(', ')} and, for emergencies, nationwide. By using this website you accept the parts of these terms that concern it. The parts about work apply once you have accepted a quote or asked us to begin.`,
        'If documents disagree, this order decides: the signed agreement or purchase order that we have accepted in writing, then our quote, then these terms. Terms printed on other forms bind us only if we have agreed to them in writing.',
      ],
    },
    {
      id: 'website',
      heading: 'Using this website',
      paragraphs: [
        'You may read, print and share these pages and guides inside your plant. Texts and drawings remain ours; please ask before you republish or sell them. Do not probe, overload or alter the website.',
        'Filling in a form here makes no contract, reserves no crew and gives no notice under an agreement.',
        'Articles and guides describe general practice. They cannot know your machine. Follow the manufacturer’s manual and your plant’s own procedures, and have a qualified person judge the case at hand.',
      ],
    },
    {
      id: 'quotes',
      heading: 'Quotes and acceptance',
      paragraphs: [
        'Planned work is done under a written quote that states scope, price or rates, schedule, exclusions and what the plant provides. Unless it names another date, a quote is open for 30 days. You accept it by signature, purchase order or e-mail.',
        'Emergency work may begin on a spoken order from a person who says that they can authorize it. We confirm the order and the rates in writing as soon as the situation allows, and the signed work record takes the place of a quote.',
        'Response times shown on this website say how soon we respond to a request. Travel, weather, permits and parts decide when a machine runs again.',
      ],
    },
    {
      id: 'changes-in-work',
      heading: 'Changes and hidden conditions',
      paragraphs: [
        'Opening a machine shows things that no survey can. If we find a cracked housing, an undersized foundation, unmarked energy or another condition that changes the work, we stop that part, show you and put a price on the change. We continue after written approval.',
        'Where a minute’s delay would endanger people or the machine, we do what is needed to make it safe and record it.',
      ],
    },
    {
      id: 'payment',
      heading: 'Prices and payment',
      paragraphs: [
        'Prices are in US dollars and exclude sales and use tax unless the quote says otherwise. An invoice is due 30 days after its date. Larger jobs are billed by progress, and long-lead parts may need a deposit that the quote names.',
        `An overdue amount that is not in dispute bears interest at the rate in the quote, never above what ${company.address.state} law allows. We may pause work on a job while such an amount is open, after telling you. Nothing here gives up lien rights that the law provides.`,
      ],
    },
    {
      id: 'invoice-disputes',
      heading: 'Disputed invoices',
      paragraphs: [
        `If you disagree with an invoice, tell us in writing within ${disputePeriod.text} of the invoice date, and say which item and why. The undisputed rest stays payable. After those ${disputePeriod.text} the invoice counts as accepted, except for an error that neither side could have seen in time.`,
        'We answer with the time sheets, delivery tickets and readings that the item rests on. Most questions end there.',
      ],
    },
    {
      id: 'site',
      heading: 'Site conditions and safety',
      paragraphs: [
        'Every person on our crew may stop work that looks unsafe, and time spent making it safe is part of the job. We bring trained people, personal locks, inspected rigging and our own protective equipment. The plant, for its part, provides:',
      ],
      list: [
        'isolation points, energy diagrams and an authorized person for the lockout',
        'word of every known hazard: asbestos, lead paint, product residue, dust, confined spaces, buried lines',
        'permits that only the owner can issue, such as hot work and confined space entry',
        'access, floor and ground capacity figures, lighting, and power where the quote says so',
        'equipment that is drained, cleaned and released at the agreed hour; waiting time is charged at the quoted rate',
      ],
    },
    {
      id: 'warranty',
      heading: 'Warranty',
      paragraphs: [
        'We warrant that our work is done in a workmanlike manner and meets the tolerances in the quote, under the conditions stated there. If it does not and you tell us in writing within 90 days of completion, or within a longer period that the quote gives, we correct it at our cost during normal hours.',
        'Parts carry the warranty of their maker, which we pass on. Wear parts, parts you supply, damage from operation outside nameplate limits, and work altered by others are not covered. A temporary repair is marked as temporary on the work record and is warranted to last until the date written there, or for no period if none is written.',
        'To the extent the law allows, these warranties take the place of all others, including implied warranties of merchantability and fitness for a particular purpose. The website and its guides come as they are.',
      ],
    },
    {
      id: 'liability',
      heading: 'Limits of liability',
      paragraphs: [
        'Neither side owes the other lost production, lost profit, spoiled product or other indirect loss. Our total liability for a job is limited to its price, or to what our insurance pays for the claim if that is more. For the use of this website, which is free, we accept no liability.',
        `These limits do not apply to bodily injury, to willful or grossly negligent acts, or where ${company.address.state} law does not permit them. We carry general liability, auto and workers’ compensation insurance and send certificates on request.`,
      ],
    },
    {
      id: 'delay',
      heading: 'Delay and cancellation',
      paragraphs: [
        'Neither side is in breach for delay caused by weather, road restrictions, strikes, supply failures, acts of government or other events beyond its control. The schedule moves by the time lost and both sides say so promptly.',
        'You may cancel at any time in writing. You then pay for work done, parts that cannot be returned, and cranes, permits and trucks that can no longer be called off.',
      ],
    },
    {
      id: 'arbitration',
      heading: 'Arbitration',
      paragraphs: [
        `A dispute goes first to the people who can settle it: one from each side, within 15 days of a written notice. If they cannot, it is decided by binding arbitration before one arbitrator who knows construction or industrial work, held in ${company.address.county}, ${company.address.state}, under commercial rules that both sides agree on or that the arbitrator sets. A court may enter judgment on the award.`,
        'Either side may still go to conciliation court for a claim within its limit, ask a court for urgent relief, or record and enforce a mechanic’s lien. Each side bears its own costs unless the arbitrator decides otherwise.',
      ],
    },
    {
      id: 'law',
      heading: 'Governing law and the rest',
      paragraphs: [
        `${company.address.state} law governs these terms, without its rules on conflict of laws. Where arbitration does not apply, the courts of ${company.address.county}, ${company.address.state} have jurisdiction. If one clause is void, the others stand.`,
        'We may revise these terms. The date at the top shows the version in force, and a job keeps the version that applied when its quote was accepted.',
      ],
    },
  ],
  contact: {
    heading: 'Notices and questions',
    text: 'Send a notice, a disputed item or a question about these terms to',
  },
};
