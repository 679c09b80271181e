import { claims, safetyStats } from '../company/claims.ts';
import type { PageSummary, Point } from '../page-parts.ts';

/** A step of the process and the visitor's part in it. */
interface ProcessStep extends Point {
  youDo: string;
}

export interface ServicesOverview {
  summary: PageSummary;
  heading: string;
  lead: string;
  actions: { emergency: string; quote: string };
  list: { heading: string; lead: string; featuresLabel: string; industriesLabel: string };
  /** Four steps. */
  process: { heading: string; lead: string; youDoLabel: string; steps: readonly ProcessStep[] };
  /** Three figures. */
  safety: {
    heading: string;
    text: string;
    stats: readonly { drawing: string; value: string; label: string; text: string }[];
  };
}

const [injuries, response, compliance] = safetyStats;

export const servicesOverview: ServicesOverview = {
  summary: {
    name: 'Services',
    title: 'Millwright services',
    description:
      'Nine millwright services: emergency repair, installation, laser alignment, fabrication, relocation, staffing, conveyors, demolition, consultation.',
    keywords: [
      'millwright services',
      'machinery installation',
      'laser alignment',
      'emergency repair',
      'plant relocation',
      'conveyor repair',
    ],
  },
  heading: 'What we do to machines',
  lead: `We lift them, set them, align them, repair them and take them out, with lifting capacity up to ${claims.liftingTons} tons. Most jobs need two or three of the nine services below, and one lead hand carries the readings from the first to the last.`,
  actions: { emergency: 'Request emergency service', quote: 'Ask for a quote' },
  list: {
    heading: 'Scope of each service',
    lead: 'Each card names what is included and which plants ask for it most.',
    featuresLabel: 'Features',
    industriesLabel: 'Primary industries',
  },
  process: {
    heading: 'How a planned job runs',
    lead: 'The same four steps hold for a coupling and for a whole line. Only the paper gets thicker.',
    youDoLabel: 'Your part',
    steps: [
      {
        title: 'Initial Consultation',
        text: 'A millwright looks at the machine with the people who run it. We take dimensions, weights, soft-foot and level readings where they matter, and photographs of every interface. You get a sketch with the open questions marked.',
        youDo:
          'Show us the machine running if it can run, and find the manual, the last readings and the floor drawing.',
      },
      {
        title: 'Detailed Planning',
        text: 'The scope becomes a sequence by the hour, with crew, cranes, lockout points, permits and hold points. Each lift has its weight, radius and ground pressure worked out. Long-lead parts are named first because they set the date.',
        youDo: 'Confirm the window, release parts, and name the person who signs permits and isolations on each shift.',
      },
      {
        title: 'Expert Execution',
        text: 'Lockout is applied and tried before a tool touches the machine. The lead hand writes as-found readings, then as-left readings, at every hold point. Anything the survey could not see is shown to you before we go on.',
        youDo: 'Hand over the equipment drained and clean, and keep one decision maker within reach of a phone.',
      },
      {
        title: 'Quality Validation',
        text: 'Guards on, rotation checked, then a run at load. Bearing temperatures are read until they level off, vibration is taken at each bearing, and alignment is proved again hot where growth matters. The record is signed by both sides.',
        youDo:
          'Run the machine at its normal rate while we measure, and keep the record as the baseline for your next round.',
      },
    ],
  },
  safety: {
    heading: 'Safety comes before the schedule',
    text: 'Each shift starts with a written hazard analysis at the machine. Everyone hangs a personal lock, tries the start button and checks for stored energy: springs, pressure, raised loads, heat. Any of our people may stop the job, and nobody has to justify it first.',
    stats: [
      {
        ...injuries,
        drawing: 'record',
        text: 'Near misses are counted as well, so that there is something to learn from at zero.',
      },
      {
        ...response,
        drawing: 'response',
        text: 'For production-critical failures. A quick start never shortens the lockout.',
      },
      {
        ...compliance,
        drawing: 'compliance',
        text: 'Counted job by job from the signed permits and lockout logs in the file.',
      },
    ],
  },
};
