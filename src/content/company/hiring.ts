import type { Question } from '../page-parts.ts';
import { certifications } from './certifications.ts';
import { claims } from './claims.ts';
import { practice } from './practice.ts';
import { responseMeaning } from './response.ts';
import { travelEstimate } from './travel.ts';

/** Questions with answers from the rest of the content. */
const answered: readonly Question[] = [
  {
    question: 'Who comes, and with which cards?',
    answer: `A lead millwright and journeymen with ${practice.journeymanExperience}; the quote names the crew. Leads hold ${certifications.osha}, everyone else OSHA 10. Welders, crane operators, riggers and signal persons carry the cards for their work, and your safety office gets copies before the first shift.`,
  },
  {
    question: 'How do you bill?',
    answer: `Planned work is billed at the price or the rates in a written quote. Emergency work is time and material. ${practice.emergencyRates} The rate sheet lists hourly rates by trade, the minimum call-out, overtime, holidays, travel, lodging and equipment, each on its own line. Ask for the rate sheet on the request form.`,
  },
  {
    question: 'How soon is a crew here?',
    answer: `${responseMeaning} ${travelEstimate} Planned work starts on the date in the quote.`,
  },
  {
    question: 'Can we have a certificate of insurance?',
    answer: `${practice.insurance} Tell us the certificate holder and the wording your purchasing department needs.`,
  },
  {
    question: 'Do you work nights and weekends?',
    answer: `Yes. Emergency service is open ${claims.lineOpen}, and planned work goes into your window, whichever shift that is.`,
  },
  {
    question: 'Do you bring parts?',
    answer:
      'Shims, key stock, bolts, roller chain and common insert bearings are on the first truck. The rest we order with you, or fit from your storeroom.',
  },
];

/** Questions that only the company can answer. The site shows those with an `answer`. */
const forTheCompany: readonly Question[] = [
  { question: 'What are your rates, minimum call-out and travel charges?', answer: '' },
  { question: 'Are you union or open shop?', answer: '' },
  { question: 'What are your EMR, TRIR and DART rates?', answer: '' },
  { question: 'Are you in ISNetworld, Avetta or Veriforce?', answer: '' },
  { question: 'Do you test for drugs and check backgrounds?', answer: '' },
  { question: 'What are your insurance limits, and are you licensed and bonded?', answer: '' },
  { question: 'Do you carry riggers liability and motor truck cargo insurance?', answer: '' },
  { question: 'Who answers at night, and what do they ask?', answer: '' },
  { question: 'How far out are you booked for planned work?', answer: '' },
  { question: 'Is the first visit free?', answer: '' },
  { question: 'Do you take cards, or a purchase order at night?', answer: '' },
];

const isAnswered = ({ answer }: Question) => answer !== '';

/** Questions before the first order. `/services` shows them, and other pages link to them there. */
export const hiring = {
  title: 'Before you hire us',
  link: '/services#questions',
  questions: [...answered, ...forTheCompany].filter(isAnswered),
} as const;
