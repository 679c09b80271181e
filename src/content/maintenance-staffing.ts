import { claims } from './company.ts';
import type { PageSummary, Point, Question } from './page-parts.ts';

/** One way to staff a post (spec §3; the four and their durations: spec §9). */
interface StaffingType {
  type: string;
  duration: string;
  description: string;
  features: readonly string[];
  useFor: string;
  /** Ends of the bar on the logarithmic scale, in days; `to` is null where the post has no end. */
  from: number;
  to: number | null;
}

export interface MaintenanceStaffingContent {
  summary: PageSummary;
  heading: string;
  lead: string;
  titleBlock: readonly (readonly [label: string, value: string])[];
  types: readonly StaffingType[];
  /** What we call a journeyman. */
  journeyman: Point;
  /** The page's large figure. */
  shortage: { value: string; label: string; text: string };
  /** What plants struggle with, each with what we do about it. */
  challenges: readonly Point[];
  /** Slugs of the industries that ask for staff most, with the usual post. */
  industries: readonly { slug: string; post: string }[];
  /** Four steps (spec §2). */
  steps: readonly Point[];
  /** Six tickets that the crew carries. */
  certifications: readonly { name: string; level: string }[];
  questions: readonly Question[];
  /** Labels of the page's buttons, which do nothing (spec §2). */
  buttons: { request: string; talk: string; plan: string };
}

export const maintenanceStaffing: MaintenanceStaffingContent = {
  summary: {
    title: 'Maintenance staffing',
    description: `Journeyman millwrights with ${claims.journeymanYears} years in the trade, for ${claims.emergencyStaffing}, an outage, two years or a permanent post.`,
    keywords: [
      'millwright staffing',
      'maintenance staffing Minnesota',
      'contract millwrights',
      'shutdown crew',
      'journeyman millwright',
      'permanent placement',
    ],
  },
  heading: 'Millwrights for one night, one outage or two years',
  lead: `Every journeyman we send has ${claims.journeymanYears} years in the trade and arrives with indicators, micrometers and a lockout kit. You choose how long they stay and who leads them.`,
  titleBlock: [
    ['Experience', `${claims.journeymanYears} years`],
    ['Emergency', claims.emergencyStaffing],
    ['Permanent', `${claims.permanentGuarantee} guarantee`],
    ['Reports', 'hours and work, weekly'],
  ],
  types: [
    {
      type: 'Emergency',
      duration: claims.emergencyStaffing,
      description:
        'A lead hand and a crew for the worst shifts of a breakdown. If the work needs longer, we rewrite it as short-term.',
      features: [
        'Lead hand of ours on every shift',
        'Precision tools and rigging come along',
        'Nights, weekends and holidays',
      ],
      useFor: 'A breakdown, an empty shift, a shutdown that has grown.',
      from: 1,
      to: 2,
    },
    {
      type: 'Short-term',
      duration: '1 week to 6 months',
      description: 'A named crew for one outage, one project or one season, booked by the week.',
      features: [
        'Your planner or our lead hand',
        'Daily time and work sheets',
        'Crew size changes with a week of notice',
      ],
      useFor: 'Outages, installations, leave cover, the weeks before harvest.',
      from: 7,
      to: 182,
    },
    {
      type: 'Long-term',
      duration: '6 months to 2 years',
      description: 'The same people through a whole program, so your machines are explained once.',
      features: [
        'Site induction done once',
        'A replacement is trained in before anyone leaves',
        'Review with your planner every week',
      ],
      useFor: 'Expansions, line moves, a post that has stayed open since spring.',
      from: 182,
      to: 730,
    },
    {
      type: 'Permanent',
      duration: `no end date, ${claims.permanentGuarantee} guarantee`,
      description: 'Found and tested by us, hired by you. The guarantee starts on the first day of work.',
      features: [
        'Measured task on one of your machines',
        'References checked in the trade',
        'No second fee within the guarantee',
      ],
      useFor: 'A position that has to be filled for good.',
      from: 730,
      to: null,
    },
  ],
  journeyman: {
    title: `Journeyman, ${claims.journeymanYears} years`,
    text: 'We count years after the apprenticeship, on tools. A journeyman can rough in a machine from a drawing, remove soft foot, align a coupling cold and hot, read a lift plan and explain each step to an operator. Helpers and apprentices come only if you ask for them, and are listed as such.',
  },
  shortage: {
    value: claims.unfilledPositions,
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
      slug: 'manufacturing',
      post: 'Second-shift millwright for presses, conveyors and machine tools, under your maintenance lead.',
    },
    {
      slug: 'food-beverage',
      post: 'Weekend crew for filler and conveyor work between the last case and the Monday wash.',
    },
    { slug: 'pulp-paper', post: 'Roll and dryer crew for the wash-up, with their own optical and laser tools.' },
    {
      slug: 'power-generation',
      post: 'Outage millwrights by the week, with turbine, fan and feed pump experience stated per person.',
    },
    {
      slug: 'grain-handling',
      post: 'Two-person leg crew from July until the bins are full, trained for height and dust.',
    },
    { slug: 'aggregate-mining', post: 'Crusher and screen mechanics with miner training done before the first day.' },
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
  certifications: [
    { name: 'Journeyman millwright', level: `${claims.journeymanYears} years after apprenticeship` },
    { name: 'OSHA 30', level: 'General industry, every lead hand' },
    { name: 'Rigging and signals', level: 'Qualified rigger, qualified signal person' },
    { name: 'Structural welding', level: 'Qualified to AWS D1.1, by position' },
    { name: 'Confined space', level: 'Entrant and attendant' },
    { name: 'MSHA Part 46', level: 'New miner, with yearly refresher' },
  ],
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
      answer: `If the person leaves, or you find that it does not work, within the ${claims.permanentGuarantee} period, we search again without a second placement fee.`,
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
