import { company } from '../../company/company.ts';
import { practice } from '../../company/practice.ts';
import { chemical } from '../../industries/chemical/industry.ts';
import { foodBeverage } from '../../industries/food-beverage/industry.ts';
import { manufacturing } from '../../industries/manufacturing/industry.ts';
import { pharmaceutical } from '../../industries/pharmaceutical/industry.ts';
import { limits } from '../limits.ts';
import type { ServicePageContent } from '../service-page.ts';
import { plantRelocation } from './service.ts';

export const content: ServicePageContent = {
  service: plantRelocation,
  summary: {
    title: `Plant and machinery relocation, ${company.address.state}`,
    description:
      'How our millwrights move a production line: survey, match marks, isolation, skates, permits and setting to the old readings, with durations.',
    keywords: [
      'plant relocation',
      'production line move',
      'machinery moving',
      'match marking',
      'oversize load permit',
      'machine skates',
      `industrial rigging ${company.address.state}`,
    ],
  },
  heading: 'The line you had, where you want it',
  lead: `A move is won in the survey. We record where every machine sits, mark both sides of every joint, and set it in the new building to the same datum and the same readings. The heaviest piece picks the route, and we work with ${practice.lifting}.`,
  titleBlock: [
    ['Moves', 'one machine to a whole plant'],
    ['Lifting', practice.lifting],
    ['Match marks', 'stamped, both sides'],
    ['Checked', 'new levels beside the old'],
  ],
  scope: [
    {
      title: 'Survey and baseline',
      text: 'Speed, scrap rate, valve positions and program backups, taken while the line still makes good product: the new site gets measured against them. Levels, distances, belt lengths and set screws wait for a stop, locked out.',
    },
    {
      title: 'Match-marking and tagging',
      text: 'Each joint gets a number stamped or tagged on both halves, each cable and hose a label at both ends, each bag of bolts the number of its joint. We measure shim packs, bundle them and tie them to their own foot.',
    },
    {
      title: 'Dismantling',
      text: 'We split at the manufacturer’s joints, and pull dowels before we loosen bolts. Cranks, rams and rotors get pinned or blocked for the road, and fluids that stay in are figured into the load.',
    },
    {
      title: 'Rigging and transport',
      text: 'Skates, gantries, forklifts, cranes, lowboys and permits in one plan. Machined faces get oiled and wrapped; electronics ride in enclosed air-ride trailers.',
    },
    {
      title: 'Setting and recommissioning',
      text: 'We snap the layout on the new floor from one datum line and set from the key machine outward. Then we level, anchor, align, guard and run in with your operators.',
    },
    {
      title: 'The empty building',
      text: 'Anchors cut flush and patched, pits covered or filled, leftover utilities capped and marked. The landlord’s list goes into the scope on day one.',
    },
  ],
  callWhen: [
    'A lease ends or a building is sold, and the date is set before the machine list is.',
    'You bought a used line that’s sitting in another state, and the people who ran it are gone.',
    'Two plants become one, and each has half the equipment.',
    'A layout change moves more than three machines in one weekend.',
    'A machine has to leave through a wall, a roof or a neighbor’s yard.',
    'The mover quotes by the truckload and says nothing about leveling or alignment.',
  ],
  steps: [
    {
      title: 'List, weigh, rank',
      text: 'Every machine gets a row: weight, footprint, height, utilities, and whether it can be down for hours or for weeks. Weights come from nameplates and manuals, or from load cells under the jacks.',
    },
    {
      title: 'Check both buildings and the road between',
      text: 'Door heights, floor ratings, joints and pits at both ends, then bridges, wires and seasonal limits on the way. We carry a machine on three points where we can. On four skates we size each one, and check the floor, as if two carried the load: 10,000 lb for a 20,000 lb machine.',
    },
    {
      title: 'Build the schedule backward',
      text: 'From the first good product at the new site back through run-in, power, setting, transport and disconnect to the last shift at the old one. The stock you need to build ahead is on the same chart, so sales sees the number early.',
    },
    {
      title: 'Isolate and disconnect',
      text: 'Each trade’s authorized people lock out its electrical, gas, steam, air or hydraulics, and everyone at the machine adds a lock. Lines are drained and purged, and springs, accumulators and raised tools released or pinned. Then the trade verifies zero energy, and cuts or unplugs at labeled points.',
    },
    {
      title: 'Move in the order of setting',
      text: 'The machine that sets first leaves first, so the new floor never turns into a warehouse. Each load has a list with piece numbers, weight, lashing points and the height of its center of gravity.',
    },
    {
      title: 'Set to the old numbers',
      text: 'We set the key machine to datum and elevation, and the rest by measured distance from it. We compare levels, gaps and alignment with the baseline machine by machine, and explain any difference before power goes on.',
    },
    {
      title: 'Run, compare, sign',
      text: 'Dry run, then product at low speed, then rate. Your operators judge the product, we recheck anchors and alignment after the first days, and the baseline gets signed off machine by machine.',
    },
  ],
  figures: {
    caption: 'Example: a packaging line of eight machines, moved twelve miles',
    columns: ['Stage', 'Typical time', 'Crew', 'Load or limit that governs'],
    rows: [
      ['Survey and match marks', '2 days, some of it locked out', '2', 'levels to 0.005 in, distances to 1/16 in'],
      [
        'Route, permits, lift plans',
        '2 to 3 weeks ahead',
        '1',
        'permit over 8 ft 6 in wide, 13 ft 6 in high or 80,000 lb gross',
      ],
      ['Isolate, lock out, drain', '1 day', '4 and your trades', 'zero energy verified at each machine'],
      ['Disconnect and split', '2 days', '6', 'each piece inside the forklift rating at its load center'],
      ['Skate out and load', '2 days', '6', 'heaviest 20,000 lb; each of four skates good for 10,000 lb'],
      ['Transport', '1 day, 5 trailers', '2 and drivers', 'lashings rated for at least half the cargo weight'],
      ['Lay out and set', '2 days, from first truck', '6', 'point loads spread on 1 in steel plate'],
      ['Level, anchor, align', '3 days', '4', `${limits.frames} for frames; couplings by speed`],
      ['Reconnect and run in', '3 days', '2 and your trades', 'old speed and old scrap rate'],
    ],
    kind: 'inTime',
    note: `A worked example: one connected line, heaviest machine 20,000 lb, utilities ready, no new foundations. Stages overlap, and this line was planned for ten working days without product. Presses, ovens and anything on grout take longer; stand-alone machines go faster. Road limits are the common ones for interstate routes in ${company.statesInWords}; spring load restrictions lower them on local roads.`,
  },
  figuresLink: 'See an example schedule',
  tools: [
    {
      title: 'Skates and toe jacks',
      text: 'Steered skates for smooth slabs, tracked rollers over plate where joints are wide. Toe jacks lift an inch at a time, with cribbing right behind.',
    },
    {
      title: 'Hydraulic gantry',
      text: 'Lifts straight up in a bay where no crane boom fits, and walks the load down its own track.',
    },
    {
      title: 'Forklifts with rigger boom',
      text: 'Rated for the load at its true distance from the carriage, with the boom’s capacity plate on board.',
    },
    {
      title: 'Total station',
      text: 'One coordinate system in each building, so the layout on the floor matches the drawing.',
    },
    {
      title: 'Stamps, tags and a camera',
      text: 'Metal stamps survive paint stripping and rain. Photos are filed by joint number.',
    },
    {
      title: 'Wrap, desiccant, rust inhibitor',
      text: 'For machines that wait. In storage, shafts get a quarter turn every month, so bearings don’t mark their races.',
    },
  ],
  prepare: [
    'A machine list, even a rough one: what moves, what’s sold, what’s scrapped.',
    'Floor plans of both buildings with rated floor loads and door sizes.',
    'Manuals, foundation drawings and program backups, copied to a second place.',
    'Names of the electrician, controls integrator and refrigeration or gas trades.',
    'Chemicals, oils and product residues, with the safety data sheet for each.',
    'Insurance: ask any mover for riggers liability and motor truck cargo insurance that cover the value lifted.',
    'Someone with authority at each end, reachable on both shifts.',
  ],
  handover: [
    'The layout as found and as set, in one drawing.',
    'Baseline record for each machine, with old and new readings.',
    'Match-mark register and photos.',
    'Lift plans, load lists and permits.',
    'Anchor, level and alignment records.',
    'List of parts worn or damaged before the move, kept separate from anything that happened during it.',
  ],
  industries: [
    {
      industry: manufacturing,
      job: 'A machining cell and its press moved between two buildings over a holiday week, spindle alignment checked with test cuts.',
    },
    {
      industry: pharmaceutical,
      job: 'A packaging line moved under change control, with each setting witnessed and signed before requalification.',
    },
    {
      industry: foodBeverage,
      job: 'A bakery line shifted to make room for a second oven, cleaned and released zone by zone.',
    },
    {
      industry: chemical,
      job: 'Skid-mounted reactors and pumps locked out, drained and gas-freed, then reset on new sole plates.',
    },
  ],
  questions: [
    {
      question: 'How long will we be without production?',
      answer:
        'For a connected line like the one in the table, about two working weeks. Stand-alone machines that don’t feed one another can be cutting again after a long weekend. Moving a line in halves keeps some output, but the job runs longer. The critical path is usually power and controls at the new site, so we ask about those first.',
    },
    {
      question: 'Can heavy loads move in winter or spring?',
      answer:
        'Frozen ground helps a crane in the yard. From about March to May, spring load restrictions cut axle weights on many local roads in Minnesota and Wisconsin, and a heavy press may have to wait or travel in more pieces. We set the road date before the dock date.',
    },
    {
      question: 'Who disconnects power, gas and refrigeration?',
      answer:
        'Licensed trades, yours or ones named in the proposal. We write the isolation list, label both ends and give each trade its hour.',
    },
    {
      question: 'What does the floor need to carry?',
      answer:
        'A rating in pounds per square foot doesn’t say much about a skate wheel. We look at the point load, the slab thickness and what’s underneath, then spread the load on steel plate or stay off the spot. Basements and trench covers get shored or bypassed.',
    },
    {
      question: 'Our machines have no drawings. Can you move them?',
      answer:
        'Yes. We measure and sketch as we take them apart, weigh with load cells and find the center of gravity from the jack readings. Add a day of survey for each large machine.',
    },
    {
      question: 'What goes wrong most often?',
      answer:
        'Utilities that aren’t ready, anchors that hit rebar, a lost shim pack and a program without a backup. We ask about the first one every week until power is on. A rebar locator takes care of the second, and the survey takes care of shims and programs.',
    },
  ],
  closing: {
    heading: 'Send us the machine list',
    text: `Rough weights, two floor plans and the date on the lease are enough to find the machine that governs the move. Our millwrights move plants around Minneapolis-St. Paul and across ${company.statesInWords}.`,
  },
};
