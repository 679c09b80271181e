import { certifications, type DescribedCertifications } from '../../company/certifications.ts';
import { claims } from '../../company/claims.ts';
import { company } from '../../company/company.ts';
import { asAdjective, spelledOut, type Duration } from '../../company/duration.ts';
import { aggregateMining } from '../../industries/aggregate-mining/industry.ts';
import { foodBeverage } from '../../industries/food-beverage/industry.ts';
import { grainHandling } from '../../industries/grain-handling/industry.ts';
import type { Industry } from '../../industries/industry.ts';
import { manufacturing } from '../../industries/manufacturing/industry.ts';
import { powerGeneration } from '../../industries/power-generation/industry.ts';
import { pulpPaper } from '../../industries/pulp-paper/industry.ts';
import type { PageSummary, Point, Question } from '../../page-parts.ts';
import { maintenanceStaffing } from './service.ts';

/** One way to staff a post. */
interface StaffingType {
  type: string;
  duration: string;
  description: string;
  features: readonly string[];
  useFor: string;
  /** Ends of the bar that draws the duration. Without `to` the post is permanent. */
  from: Duration;
  to?: Duration;
}

export interface MaintenanceStaffingContent {
  summary: PageSummary;
  heading: string;
  lead: string;
  titleBlock: readonly (readonly [label: string, value: string])[];
  types: readonly StaffingType[];
  /** The definition of a journeyman. */
  journeyman: Point;
  /** The page's large figure. */
  shortage: { value: string; label: string; text: string };
  /** Problems of plants, and our answers to them. */
  challenges: readonly Point[];
  /** The industries that ask for staff most, with the usual post. */
  industries: readonly { industry: Industry; job: string }[];
  /** Four steps. */
  steps: readonly Point[];
  /** Six tickets that the crew carries. */
  certifications: DescribedCertifications<{ level: string }>;
  questions: readonly Question[];
  /** Labels of the page's buttons, which do nothing yet. */
  buttons: { request: string; talk: string; plan: string };
}

const {
  emergencyStaffing,
  shortTermStaffing,
  longTermStaffing,
  permanentGuarantee,
  journeymanYears,
  unfilledPositions,
} = claims;
const guarantee = asAdjective(permanentGuarantee);
const longest = spelledOut(longTermStaffing.to);

export const staffingPage: MaintenanceStaffingContent = {
  summary: {
    name: maintenanceStaffing.title,
    description: `Journeyman millwrights with ${journeymanYears} years in the trade, for ${emergencyStaffing.text}, an outage, ${longest} or a permanent post.`,
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
  lead: `Every journeyman we send has ${journeymanYears} years in the trade and arrives with indicators, micrometers and a lockout kit. You choose how long they stay and who leads them.`,
  titleBlock: [
    ['Experience', `${journeymanYears} years`],
    ['Emergency', emergencyStaffing.text],
    ['Permanent', `${guarantee} guarantee`],
    ['Reports', 'hours and work, weekly'],
  ],
  types: [
    {
      type: 'Emergency',
      duration: emergencyStaffing.text,
      description:
        'A lead hand and a crew for the worst shifts of a breakdown. If the work needs longer, we rewrite it as short-term.',
      features: [
        'Lead hand of ours on every shift',
        'Precision tools and rigging come along',
        'Nights, weekends and holidays',
      ],
      useFor: 'A breakdown, an empty shift, a shutdown that has grown.',
      from: emergencyStaffing.from,
      to: emergencyStaffing.to,
    },
    {
      type: 'Short-term',
      duration: shortTermStaffing.text,
      description: 'A named crew for one outage, one project or one season, booked by the week.',
      features: [
        'Your planner or our lead hand',
        'Daily time and work sheets',
        'Crew size changes with a week of notice',
      ],
      useFor: 'Outages, installations, leave cover, the weeks before harvest.',
      from: shortTermStaffing.from,
      to: shortTermStaffing.to,
    },
    {
      type: 'Long-term',
      duration: longTermStaffing.text,
      description: 'The same people through a whole program, so your machines are explained once.',
      features: [
        'Site induction done once',
        'A replacement is trained in before anyone leaves',
        'Review with your planner every week',
      ],
      useFor: 'Expansions, line moves, a post that has stayed open since spring.',
      from: longTermStaffing.from,
      to: longTermStaffing.to,
    },
    {
      type: 'Permanent',
      duration: `no end date, ${guarantee} guarantee`,
      description: 'Found and tested by us, hired by you. The guarantee starts on the first day of work.',
      features: [
        'Measured task on one of your machines',
        'References checked in the trade',
        'No second fee within the guarantee',
      ],
      useFor: 'A position that has to be filled for good.',
      from: longTermStaffing.to,
    },
  ],
  journeyman: {
    title: `Journeyman, ${journeymanYears} years`,
    text: 'We count years after the apprenticeship, on tools. A journeyman can rough in a machine from a drawing, remove soft foot, align a coupling cold and hot, read a lift plan and explain each step to an operator. Helpers and apprentices come only if you ask for them, and are listed as such.',
  },
  shortage: {
    value: unfilledPositions,
    label: 'unfilled millwright positions',
    text: 'More millwrights retire each year than finish an apprenticeship. A posting stays open for months, the remaining crew covers it in overtime, and inspections are the first work to be dropped.',
  },
  challenges: [
    {
      title: 'The last old hand retires',
      text: 'Thirty years of settings leave in one head. We pair a journeyman with the one who goes and write down clearances, shim packs and tricks for each machine.',
    },
    {
      title: 'Overtime becomes the plan',
      text: 'After the sixth twelve-hour day, mistakes cost more than hours. A second crew for the heavy jobs gives your own people their days off.',
    },
    {
      title: 'An outage needs thirty people for ten days',
      text: 'Nobody keeps them on the payroll. We staff by the outage schedule, by trade and shift, and peak on the days when the critical path is widest.',
    },
    {
      title: 'Applicants look alike on paper',
      text: 'A resume does not show touch. Ours have a bench test behind them: a coupling to align with indicators, a bearing to fit, a lift to sketch.',
    },
    {
      title: 'Breakdowns eat the preventive work',
      text: 'Two posts that are kept for lubrication, inspection and alignment alone break the circle. They report what they find as work orders with a due date.',
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
      job: 'Outage millwrights by the week, with turbine, fan and feed pump experience stated per person.',
    },
    {
      industry: grainHandling,
      job: 'Two-person leg crew from July until the bins are full, trained for height and dust.',
    },
    { industry: aggregateMining, job: 'Crusher and screen mechanics with miner training done before the first day.' },
  ],
  steps: [
    {
      title: 'Describe the post',
      text: 'Machines, shift pattern, start, length, permits, and what went wrong last time. A marked-up schedule is enough.',
    },
    {
      title: 'See who would come',
      text: 'You get a sheet per person: trade, years, tickets with expiry dates, and the machines they know. Say yes or no to each.',
    },
    {
      title: 'Induction and measured test',
      text: 'Your site rules first, then our tool check. The first task is a reading on a real machine that your planner can compare.',
    },
    {
      title: 'Review every week',
      text: 'Hours, work done, open points and what the crew noticed. You extend, change or end from there.',
    },
  ],
  certifications: {
    journeyman: { name: certifications.journeyman, level: `${journeymanYears} years after apprenticeship` },
    osha: { name: certifications.osha, level: 'General industry, every lead hand' },
    rigging: { name: 'Rigging and signals', level: 'Qualified rigger, qualified signal person' },
    structuralWelding: {
      name: 'Structural welding',
      level: `Qualified to ${certifications.structuralWelding}, by position`,
    },
    confinedSpace: { name: 'Confined space', level: 'Entrant and attendant' },
    mines: { name: certifications.mines, level: 'New miner, with yearly refresher' },
  },
  questions: [
    {
      question: 'Who supervises the crew?',
      answer:
        'Your planner or our lead hand, agreed before day one and written on the schedule. In an emergency the lead hand is ours, because there is no time to explain your organization to strangers.',
    },
    {
      question: 'What do we have ready on the first day?',
      answer:
        'Badges, the induction slot, a list of isolation points, a lockable place for tools, and one person who can answer questions. Machine manuals help more than any briefing.',
    },
    {
      question: 'What does the guarantee on a permanent hire cover?',
      answer: `If the person leaves, or you find that it does not work, within the ${guarantee} period, we search again without a second placement fee.`,
    },
    {
      question: 'Can somebody on a long-term post become our employee?',
      answer:
        'Yes, if both of you want it. Raise it in the weekly review; we agree a date and hand over the training and inspection records.',
    },
    {
      question: 'Which tools come with them, and which are yours?',
      answer:
        'Hand tools, indicators, micrometers, a lockout kit and fall protection travel with each person; a laser comes with each crew. Cranes, forklifts, consumables and machine-specific pullers are settled in the scope.',
    },
    {
      question: 'What if somebody is ill or not the right fit?',
      answer:
        'Tell the lead hand or our office the same day. We name a substitute with equal tickets and brief them from the work sheets, so your planner does not start over.',
    },
  ],
  buttons: { request: 'Request staff', talk: 'Talk to a planner', plan: 'Ask for a crew plan' },
};
