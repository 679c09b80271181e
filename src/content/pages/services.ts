import { claims, safetyStats } from '../company/claims.ts';
import { company } from '../company/company.ts';
import { linkNames } from '../company/link-names.ts';
import { practice } from '../company/practice.ts';
import type { Figure, PageContent, Point } from '../page-parts.ts';

/** A step of the process, with the visitor's part. */
interface ProcessStep extends Point {
  youDo: string;
}

export interface ServicesOverview extends PageContent {
  actions: { emergency: string; quote: string };
  list: { heading: string; lead: string; featuresLabel: string; industriesLabel: string };
  /** Four steps. */
  process: { heading: string; lead: string; youDoLabel: string; steps: readonly ProcessStep[] };
  /** Three figures. */
  safety: {
    heading: string;
    text: string;
    stats: readonly (Figure & { drawing: string })[];
  };
}

const [injuries, response, compliance] = safetyStats;

export const servicesOverview: ServicesOverview = {
  summary: {
    name: 'Services',
    title: `Millwright services in ${company.address.state}`,
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
  heading: 'Nine services, one crew',
  lead: `Our millwrights set, align, repair, move and remove machinery around ${company.metro} and across ${company.statesInWords}, with ${practice.lifting}.`,
  actions: linkNames,
  list: {
    heading: 'Scope of each service',
    lead: 'What’s included, and which plants ask for it most.',
    featuresLabel: 'Features',
    industriesLabel: 'Primary industries',
  },
  process: {
    heading: 'How a planned job runs',
    lead: 'It’s the same four steps for one coupling or a whole line.',
    youDoLabel: 'Your part',
    steps: [
      {
        title: 'Initial Consultation',
        text: 'A millwright looks over the machine with the people who run it. We take dimensions, weights and photos of everything it ties into. Level and soft foot wait until it’s locked out. You get a sketch with the open questions marked.',
        youDo: 'Run the machine for us if it still runs. Dig out the manual, the last readings and the floor drawing.',
      },
      {
        title: 'Detailed Planning',
        text: 'We turn the scope into an hour-by-hour sequence with crew, cranes, lockout points, permits and hold points. We work out weight, radius and ground pressure for every lift. Long-lead parts come first, because they set the date.',
        youDo: 'Confirm the window, release the parts, and tell us who signs permits and lockouts on each shift.',
      },
      {
        title: 'Expert Execution',
        text: 'With your authorized person we lock out, release stored energy, try the start and put the switch back to off before a tool touches the machine. At every hold point the lead millwright writes down as-found, then as-left. If we run into something the survey couldn’t see, we show you before we go on.',
        youDo: 'Give us the equipment drained and clean, and keep one decision maker by the phone.',
      },
      {
        title: 'Quality Validation',
        text: 'Rotation is checked with the coupling open. Then it’s locked out again, and we make up the coupling and put the guards on before a run at load. We read bearing temperatures until they level off, take vibration at each bearing, and recheck alignment hot where growth matters. Both sides sign the record.',
        youDo:
          'Run the machine at its normal rate while we measure. Keep the record as the baseline for your next round.',
      },
    ],
  },
  safety: {
    heading: 'Safety comes before the schedule',
    text: 'Every shift starts with a written hazard analysis at the machine. Everyone hangs a personal lock. Stored energy is released or blocked: springs, pressure, raised loads, heat. Then we try the start, and put the switch back to off. Any of our people can stop the job.',
    stats: [
      {
        ...injuries,
        drawing: 'record',
        text: 'We count near misses too, because zero injuries still leaves them to learn from.',
      },
      {
        label: response.label,
        // The specification wants this form.
        value: `<${claims.emergencyResponse.text}`,
        drawing: 'response',
        text: 'For production-critical failures. The lockout takes as long as it takes.',
      },
      {
        ...compliance,
        drawing: 'compliance',
        text: 'Counted job by job, from the signed permits and lockout logs on file.',
      },
    ],
  },
};
