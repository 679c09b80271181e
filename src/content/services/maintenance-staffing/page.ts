import { certifications, type DescribedCertifications } from '../../company/certifications.ts';
import { claims } from '../../company/claims.ts';
import { company } from '../../company/company.ts';
import { asAdjective, spelledOut, type Duration } from '../../company/duration.ts';
import { practice } from '../../company/practice.ts';
import { aggregateMining } from '../../industries/aggregate-mining/industry.ts';
import { foodBeverage } from '../../industries/food-beverage/industry.ts';
import { grainHandling } from '../../industries/grain-handling/industry.ts';
import type { Industry } from '../../industries/industry.ts';
import { manufacturing } from '../../industries/manufacturing/industry.ts';
import { powerGeneration } from '../../industries/power-generation/industry.ts';
import { pulpPaper } from '../../industries/pulp-paper/industry.ts';
import type { DetailPageContent, PageContent, Point } from '../../page-parts.ts';
import { maintenanceStaffing } from './service.ts';

/** One way to fill a position. */
interface StaffingType {
  type: string;
  duration: string;
  description: string;
  features: readonly string[];
  useFor: string;
  /** Ends of the duration's bar. A permanent position has no `to`. */
  from: Duration;
  to?: Duration;
}

export interface MaintenanceStaffingContent extends PageContent, DetailPageContent {
  types: readonly StaffingType[];
  /** The definition of a journeyman. */
  journeyman: Point;
  /** The page's large figure. */
  shortage: { value: string; label: string; text: string };
  /** Problems of plants, and our answers. */
  challenges: readonly Point[];
  /** The industries that ask for staff most, with the usual job. */
  industries: readonly { industry: Industry; job: string }[];
  /** Four steps. */
  steps: readonly Point[];
  /** Six cards that the crew carries. */
  certifications: DescribedCertifications<{ level: string }>;
  /** Labels of the page's buttons, which do nothing yet. */
  buttons: { request: string; talk: string; plan: string };
  /** The sentence near the buttons, which ends with a link to the form. */
  form: { text: string; link: string };
}

const { emergencyStaffing, shortTermStaffing, longTermStaffing, permanentGuarantee, unfilledPositions } = claims;
const { journeymanExperience } = practice;
const guarantee = asAdjective(permanentGuarantee);
const longest = spelledOut(longTermStaffing.to);

export const staffingPage: MaintenanceStaffingContent = {
  summary: {
    name: maintenanceStaffing.title,
    title: `Millwright staffing in ${company.address.state}`,
    description: `Journeyman millwrights with ${journeymanExperience}, in ${company.statesInWords}: one emergency, one outage, ${longest} or a permanent hire.`,
    keywords: [
      'millwright staffing',
      `maintenance staffing ${company.address.state}`,
      'contract millwrights',
      'shutdown crew',
      'journeyman millwright',
      'permanent placement',
    ],
  },
  heading: `Millwrights for one night, one outage or ${longest}`,
  lead: `Every journeyman we send has ${journeymanExperience} and shows up with indicators, micrometers and a lockout kit. You choose how long they stay and who leads them, anywhere in ${company.statesInWords}.`,
  titleBlock: [
    ['Experience', journeymanExperience],
    ['Emergency crew stays', emergencyStaffing.text],
    ['Permanent', `${guarantee} guarantee`],
    ['Reports', 'hours and work, weekly'],
  ],
  types: [
    {
      type: 'Emergency',
      duration: `${emergencyStaffing.text}, then short-term`,
      description:
        'A lead millwright and a crew for the worst shifts of a breakdown. If the work runs longer, the crew stays on a short-term order.',
      features: [
        'Our lead millwright on every shift',
        'Precision tools and rigging come with them',
        'Nights, weekends and holidays',
      ],
      useFor: 'A breakdown, an empty shift, a shutdown that grew.',
      from: emergencyStaffing.from,
      to: emergencyStaffing.to,
    },
    {
      type: 'Short-term',
      duration: shortTermStaffing.text,
      description: 'A named crew for one outage, one project or one season, booked by the week.',
      features: [
        'Your planner or our lead millwright',
        'Daily time and work reports',
        'Crew size changes with a week’s notice',
      ],
      useFor: 'Outages, installations, vacation coverage, the weeks before harvest.',
      from: shortTermStaffing.from,
      to: shortTermStaffing.to,
    },
    {
      type: 'Long-term',
      duration: longTermStaffing.text,
      description: 'The same people through a whole program, so you explain your machines once.',
      features: [
        'Site orientation done once',
        'A replacement trained in before anyone leaves',
        'Weekly review with your planner',
      ],
      useFor: 'Expansions, line moves, a position that’s been open since spring.',
      from: longTermStaffing.from,
      to: longTermStaffing.to,
    },
    {
      type: 'Permanent',
      duration: `permanent hire, ${guarantee} guarantee`,
      description: 'We find and test them, you hire them. The guarantee starts on the first day of work.',
      features: [
        'Measured test on one of your machines',
        'References checked in the trade',
        'No second fee within the guarantee',
      ],
      useFor: 'A position you need filled for good.',
      from: longTermStaffing.to,
    },
  ],
  journeyman: {
    title: `Journeyman: ${journeymanExperience}`,
    text: `A journeyman has finished an apprenticeship and can rough in a machine from a drawing, take out soft foot, align a coupling cold and hot, read a lift plan and explain each step to an operator. You get helpers and apprentices only if you ask for them, and they’re listed as such.`,
  },
  shortage: {
    value: unfilledPositions,
    label: 'unfilled millwright positions',
    text: 'A posting stays open for months, the crew you have left covers it in overtime, and inspections are the first work to get dropped.',
  },
  challenges: [
    {
      title: 'The last old hand retires',
      text: 'Thirty years of settings walk out the door. We pair a journeyman with the one who’s leaving and write down clearances, shim packs and tricks for each machine.',
    },
    {
      title: 'Overtime becomes the plan',
      text: 'After the sixth twelve-hour day, mistakes cost more than hours. A second crew on the heavy jobs gives your own people their days off.',
    },
    {
      title: 'An outage needs thirty people for ten days',
      text: 'No plant keeps them on the payroll. We staff to the outage schedule, by trade and shift, and peak on the days with the most work open.',
    },
    {
      title: 'Applicants look alike on paper',
      text: 'A resume doesn’t show skill with the tools. Our people have passed a bench test: a coupling to align with indicators, a bearing to fit, a lift to sketch.',
    },
    {
      title: 'Breakdowns eat the preventive work',
      text: 'Two people who do nothing but lubrication, inspection and alignment break the cycle. They turn in what they find as work orders with a due date.',
    },
  ],
  industries: [
    {
      industry: manufacturing,
      job: 'Second-shift millwright for presses, conveyors and machine tools, under your maintenance lead.',
    },
    {
      industry: foodBeverage,
      job: 'Weekend crew for filler and conveyor work between the last case and the Monday wash.',
    },
    { industry: pulpPaper, job: 'Roll and dryer crew for the wash-up, with their own optical and laser tools.' },
    {
      industry: powerGeneration,
      job: 'Outage millwrights by the week, with turbine, fan and feed pump experience listed for each one.',
    },
    {
      industry: grainHandling,
      job: 'Two-person leg crew from July until the bins are full, trained for heights and dust.',
    },
    { industry: aggregateMining, job: 'Crusher and screen millwrights with Part 46 training done before day one.' },
  ],
  steps: [
    {
      title: 'Tell us the job',
      text: 'Machines, shift pattern, start date, length and permits. A marked-up schedule is enough.',
    },
    {
      title: 'See who’s coming',
      text: 'You get a crew list: trade, years, cards with expiration dates, and the machines each person knows. Say yes or no to each.',
    },
    {
      title: 'Orientation and measured test',
      text: 'Your site rules first, then our tool check. The first task is a reading on a real machine that your planner can check.',
    },
    {
      title: 'Review every week',
      text: 'Hours, work done, open items and what the crew noticed. From there you extend, change or end it.',
    },
  ],
  certifications: {
    journeyman: { name: certifications.journeyman, level: journeymanExperience },
    osha: { name: certifications.osha, level: 'General industry, every lead millwright' },
    rigging: { name: 'Rigging and signals', level: 'Qualified rigger, qualified signal person' },
    structuralWelding: {
      name: 'Structural welding',
      level: `Qualified to ${certifications.structuralWelding}, by position`,
    },
    confinedSpace: { name: 'Confined space', level: 'Entrant and attendant' },
    mines: { name: certifications.mines, level: 'Pits and quarries, yearly refresher' },
  },
  questions: [
    {
      question: 'Who supervises the crew?',
      answer:
        'Your planner or our lead millwright, agreed on before day one and written on the schedule. In an emergency the lead is ours, because there’s no time for a new crew to learn your chain of command.',
    },
    {
      question: 'What do we need to have ready on day one?',
      answer:
        'Badges, a time for orientation, a list of isolation points, a place to lock up tools, and one person who can answer questions. Machine manuals help more than any briefing.',
    },
    {
      question: 'How do you bill for people?',
      answer:
        'Emergency, short-term and long-term crews are billed hourly, by trade. A permanent hire has a placement fee. The written quote lists all of it.',
    },
    {
      question: 'What does the guarantee on a permanent hire cover?',
      answer: `If the person leaves or it doesn’t work out within the ${guarantee} period, we search again with no second placement fee.`,
    },
    {
      question: 'Can we hire someone who’s here long-term?',
      answer:
        'Yes, if you both want it. Bring it up in the weekly review; we agree on a date and hand over the training and inspection records.',
    },
    {
      question: 'Which tools do they bring, and which do we supply?',
      answer:
        'Each person brings hand tools, indicators, micrometers, a lockout kit and fall protection; each crew brings a laser. The scope says who supplies cranes, forklifts, consumables and machine-specific pullers.',
    },
    {
      question: 'What if somebody’s sick or not the right fit?',
      answer:
        'Tell the lead millwright or our office the same day. We name a substitute with the same cards and brief them from the work reports, so your planner doesn’t start over.',
    },
  ],
  buttons: { request: 'Request staff', talk: 'Talk to a planner', plan: 'Ask for a crew plan' },
  form: { text: 'For a crew list, send trade, dates and shift with the', link: 'request\u00a0form' },
};
