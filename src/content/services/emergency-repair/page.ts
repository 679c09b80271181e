import { claims } from '../../company/claims.ts';
import { company } from '../../company/company.ts';
import { inHours, type Duration } from '../../company/duration.ts';
import { practice } from '../../company/practice.ts';
import { aggregateMining } from '../../industries/aggregate-mining/industry.ts';
import { chemical } from '../../industries/chemical/industry.ts';
import { foodBeverage } from '../../industries/food-beverage/industry.ts';
import { grainHandling } from '../../industries/grain-handling/industry.ts';
import type { Industry } from '../../industries/industry.ts';
import { powerGeneration } from '../../industries/power-generation/industry.ts';
import { pulpPaper } from '../../industries/pulp-paper/industry.ts';
import type { DetailPageContent, FigureTable, PageContent, Point } from '../../page-parts.ts';
import { limits } from '../limits.ts';
import { emergencyRepair } from './service.ts';

/** The emergency page: what to do now, then how we work. `responseTiers` below has the response tiers. */
export interface EmergencyRepairContent extends PageContent, DetailPageContent {
  /** Steps for the plant before the crew arrives, in order. */
  checklist: readonly Point[];
  /** Failures that we repair, and how. */
  failures: readonly Point[];
  /** The load of the first truck, by kind of work. */
  truck: readonly Point[];
  /** Steps after arrival. `minute` places a step on a timeline: a usual value, no promise. */
  firstHour: readonly (Point & { minute: number })[];
  /** Symptoms with the likely cause and the first check. */
  figures: FigureTable;
  /** Documents that are handed over at the end. */
  handover: readonly string[];
  /** The industries that call most, with the typical job. */
  industries: readonly { industry: Industry; job: string }[];
}

export const emergencyPage: EmergencyRepairContent = {
  summary: {
    name: emergencyRepair.title,
    title: `24/7 emergency millwright repair, ${company.address.state}`,
    description: `Emergency millwrights day and night in ${company.statesInWords}. Response under ${claims.emergencyResponse.text}, what to do while we drive, and what we repair.`,
    keywords: [
      'emergency millwright',
      `emergency machine repair ${company.address.state}`,
      'bearing failure',
      'gearbox repair',
      'sheared shaft',
      'pump repair',
      'line down',
    ],
  },
  heading: 'Line down? Start here',
  lead: `Open the form, already marked as an emergency, and say what stopped and who can let us in. Our millwrights respond to a line down in ${company.statesInWords} in under ${claims.emergencyResponse.text}, any hour, any day.`,
  titleBlock: [
    ['Response', `under ${claims.emergencyResponse.text}`],
    ['Open', claims.lineOpen],
    ['First crew', 'two millwrights, one truck'],
    ['Report', 'cause, readings, parts list'],
  ],
  checklist: [
    {
      title: 'Stop it and make it safe',
      text: 'Hit the emergency stop if anyone is in danger, otherwise use the normal stop. Then clear everyone. Your authorized person locks and tags every source: power, air, oil, steam. Everyone working adds their own lock and keeps the key. Then bleed, block or pin what is still stored: pressure, springs, raised loads. Try the start, and put the switch back to off.',
    },
    {
      title: 'Keep people clear',
      text: 'Rope off as far as a chain or shaft could swing, the floor below too. Leave a seized shaft alone: it’s wound up.',
    },
    {
      title: 'Photograph it as it stopped',
      text: 'Nameplates, failure, coupling, sight glass, alarm screen, and one wide shot for scale, before the cleanup.',
    },
    {
      title: 'Save the broken parts',
      text: 'Bag bearing pieces, bolts and shims by place, unwashed, and write the place on the bag. After lockout, fill a clean bottle with oil from the sump. Wear marks and metal in it point to the cause.',
    },
    {
      title: 'Find the manual and the spares list',
      text: 'Bearing and seal numbers, coupling size, gear ratio, serial number, shaft diameter, weight of the heaviest piece. Then walk to the storeroom and see what’s on the shelf.',
    },
    {
      title: 'Open a way in',
      text: 'Gate, dock, door height, floor load, aisle, forklift, nearest 480 V disconnect, and who issues hot-work permits.',
    },
  ],
  failures: [
    {
      title: 'Seized or spun bearing',
      text: 'We read the wear on the races, then mike the shaft seat in three planes. A worn seat gets sleeved or built up first. The new bearing goes on by induction heat, 230\u00a0°F at most, 175\u00a0°F if sealed. On a roller bearing we check clearance with feelers before and after.',
    },
    {
      title: 'Sheared or bent shaft',
      text: 'We indicate a bent shaft between centers. If it won’t come under 0.002 in total indicator reading at the coupling seat, we have a new one turned from our sketch. Weld repair is a stopgap, and only when we know the grade of steel.',
    },
    {
      title: 'Stripped or noisy gearbox',
      text: 'Inspection cover off, contact pattern in bluing, backlash and end play by dial indicator. Then one decision: change bearings in place, swap the gear set, or set a spare unit and rebuild this one on the bench.',
    },
    {
      title: 'Jumped chain or thrown belts',
      text: `Chain stretched ${limits.chainStretch} climbs its teeth, so one new link doesn’t buy you much. We change the strand and both sprockets, line up the faces with a straightedge or laser, and set the sag.`,
    },
    {
      title: 'Failed coupling',
      text: 'Guard off, then alignment as found before a foot bolt comes loose, because the reading is evidence. The new element goes in once hubs, keys and shaft gap are right. We align the machine and put the guard back before it turns.',
    },
    {
      title: 'Pump that leaks or locks',
      text: 'New seal, wear rings or a whole back pull-out assembly. Once the pump is locked out, drained and vented, and your line-break permit is signed, we loosen the flanges with an indicator on the coupling. More than 0.002 in of movement means the pipe gets fixed too.',
    },
    {
      title: 'Cracked frame or casting',
      text: 'We trace the crack with dye and drill its ends. Steel is ground out, preheated and welded. Cast iron is stitched cold with locks and threaded pins, so the bore beside it stays round.',
    },
    {
      title: 'Fan out of balance',
      text: 'We clean the wheel, look at every blade weld, and check the bearings and base bolts. Then we balance it in place, in one plane or two, and put the readings in the report.',
    },
  ],
  truck: [
    {
      title: 'Pull and press',
      text: 'Bearing and gear pullers, a 30-ton hollow-ram cylinder with hand pump, wedges and spreaders.',
    },
    { title: 'Heat', text: 'Induction bearing heater, infrared thermometer, oxy-fuel torch with a heating tip.' },
    {
      title: 'Measure',
      text: 'Alignment laser, dial indicators, micrometers to 12 in, bore gauges, feelers, a level that reads 0.0005 in per foot.',
    },
    { title: 'Shim', text: `Stainless shims, slotted, ${practice.shims}, in four foot sizes.` },
    {
      title: 'Cut and weld',
      text: 'Engine-driven welder for rod and wire, magnetic drill, taps, broken-bolt extractors, grinders.',
    },
    {
      title: 'Lift',
      text: 'Chain and lever hoists, tagged slings and shackles, beam clamps, toe jacks and machine skates.',
    },
    {
      title: 'Torque',
      text: 'Calibrated wrenches to 600 lb-ft; hydraulic torque and stud tensioning come on a second truck.',
    },
    {
      title: 'Stock',
      text: 'Key stock, grade 8 bolts, roller chain with links, common insert bearings, gasket material, retaining compound.',
    },
    {
      title: 'Safety',
      text: 'Locks and tags, a four-gas meter, fire blankets, extinguishers, harnesses, barrier tape.',
    },
  ],
  firstHour: [
    {
      minute: 0,
      title: 'Meet the person who locked it out',
      text: 'Sign in, site rules, exits, who makes the call tonight. The operator tells us what it sounded like.',
    },
    {
      minute: 10,
      title: 'Hang our own locks',
      text: 'We walk to each isolation point, and each of us adds a lock. We see that pressure is bled and loads are blocked. Then we try the start, and the switch goes back to off.',
    },
    {
      minute: 20,
      title: 'Guard off, measure first',
      text: 'Coupling offset and gap, shaft lift and end play, before a foot or cap bolt comes loose. Soft foot comes after that, one bolt at a time.',
    },
    {
      minute: 35,
      title: 'Open it',
      text: 'Covers and caps come off in order, each part laid out and marked. We look for the part that failed first.',
    },
    {
      minute: 50,
      title: 'Tell you what failed',
      text: 'You hear the cause as far as we know it, what it needs, and the hours for a temporary and for a permanent repair.',
    },
    {
      minute: 60,
      title: 'Start the repair you chose',
      text: 'We track down parts, set up the lift, and agree on how often you want to hear from us.',
    },
  ],
  figures: {
    caption: 'What a failure tells us',
    columns: ['What you see', 'Likely cause', 'What we check first'],
    rows: [
      [
        'Bearing hot soon after greasing',
        'Housing packed full',
        'Let it purge at the drain plug by your lube procedure, then trend the temperature',
      ],
      [
        'Same bearing twice in a year',
        'Soft foot or misalignment',
        `Each foot by indicator; over ${practice.softFootLimit} gets corrected`,
      ],
      [
        'Washboard marks on the races',
        'Drive current through the bearing',
        'Grounding ring, and shaft voltage by a qualified electrician',
      ],
      [
        'Shaft broken square, with rings on the face',
        'Bending fatigue from a keyway or shoulder',
        'Belt tension, corner radius, overhang',
      ],
      [
        'Shaft broken on a 45-degree spiral',
        'Torsion: a jam or a hard start',
        'The driven end, the backstop, the overload setting',
      ],
      [
        'Gear teeth broken at one end',
        'Shafts out of parallel, housing twisted',
        'Contact pattern, then the base bolts',
      ],
      [
        'Chain climbs the sprocket',
        `Stretch of ${limits.chainStretch} or hooked teeth`,
        `Length over ${practice.chainPitches} pitches against new`,
      ],
      [
        'Seal leaks again within weeks',
        'Pipe strain or shaft runout',
        'Indicator on the coupling as drained flanges open, limit 0.002 in',
      ],
    ],
    note: 'The 0.002 in limits (2 mils; a mil is a thousandth of an inch) are for horizontal machines, measured cold and locked out. A tighter limit from the manufacturer comes first. One symptom can have two causes, so we check both before we order parts.',
  },
  handover: [
    'Readings as found and as left, with instrument and temperature.',
    'The cause on one page: what’s certain, what’s likely, what’s still open.',
    'Failed parts, tagged by place, for your own people or a lab.',
    'Parts used and parts to restock, with numbers.',
    'Run-in record: vibration and bearing temperature every 15 minutes for the first hour at load.',
    'For a temporary repair, a tag on the machine with load limit, speed limit and expiration date.',
    'Lockout log, closed out and signed by both sides.',
  ],
  industries: [
    {
      industry: foodBeverage,
      job: 'A filler or mixer gearbox between two cleaning cycles, with food-grade oil and every tool counted out.',
    },
    {
      industry: grainHandling,
      job: 'A leg that quit in harvest: head bearing, backstop or belt splice, with trucks waiting at the pit.',
    },
    { industry: powerGeneration, job: 'A draft fan bearing or feed pump that’s holding the unit below load.' },
    { industry: chemical, job: 'A process pump with a failed seal, isolated and blinded before we open it.' },
    { industry: pulpPaper, job: 'A dryer bearing that fails mid-run, changed before it takes the felt with it.' },
    {
      industry: aggregateMining,
      job: 'A crusher drive or screen shaft in a pit where every tool has to come with us.',
    },
  ],
  questions: [
    {
      question: 'The machine still runs. Is that an emergency?',
      answer:
        'It may be. A bearing that gains 20\u00a0°F in a shift, a new knock, or metal in the oil means the cheap repair is still possible. Choose Urgent on the form.',
    },
    {
      question: 'Will the repair be temporary or permanent?',
      answer:
        'You choose, with the hours for each in front of you. We only offer a temporary repair if we’d stand beside the machine while it runs. We tag it with load and speed limits and the date for the permanent repair.',
    },
    {
      question: 'What if the part is weeks away?',
      answer:
        'We look at what we can repair, make from a sketch, adapt from a stock size, or borrow from a machine that can wait. Anything that differs from the original goes in the report.',
    },
    {
      question: 'Can our mechanics work with you?',
      answer:
        'Yes, and the job goes faster. They know where the isolation points are and what got changed last year. One lead millwright is named at sign-in, and everyone works under their own lock.',
    },
    {
      question: 'How do you charge for emergency work?',
      answer: `Time and material. ${practice.emergencyRates} You get a written estimate once the machine is open and we know what it needs.`,
    },
    {
      question: 'Our plant is far outside your service area. Will you come?',
      answer:
        'Emergency crews travel nationwide. Tell us the nearest airport, the site rules for visitors and what lifting gear you own, so we know which tools go with us and which we rent near you.',
    },
  ],
};

/** Response times by severity, the shortest first. `hours` places a tier on a timeline. */
export const responseTiers = [
  tier(claims.lifeSafetyResponse, 'Life safety', 'People at risk, a release or a hung load. 911 first.'),
  tier(claims.emergencyResponse, 'Production critical', 'The line is down and there’s no bypass.'),
  tier(claims.urgentTierResponse, 'Urgent', 'The machine still runs, but the damage is growing.'),
  tier(claims.nonCriticalResponse, 'Non-critical', 'It can wait for daylight, a permit or a part.'),
] as const;

function tier(within: Duration, type: string, desc: string) {
  return { time: `Under ${within.text}`, hours: inHours(within), type, desc };
}
