import { claims } from '../../company/claims.ts';
import { aggregateMining } from '../../industries/aggregate-mining/industry.ts';
import { chemical } from '../../industries/chemical/industry.ts';
import { manufacturing } from '../../industries/manufacturing/industry.ts';
import { pharmaceutical } from '../../industries/pharmaceutical/industry.ts';
import type { ServicePageContent } from '../service-page.ts';
import { equipmentInstallation } from './service.ts';

export const content: ServicePageContent = {
  service: equipmentInstallation,
  summary: {
    title: 'Machine installation and rigging',
    description: `Rigging up to ${claims.liftingTons} tons, anchors, leveling, epoxy grout and run-in. Typical limits for level, anchors and grout, and what your site prepares.`,
    keywords: [
      'equipment installation',
      'machinery rigging',
      'epoxy grout',
      'sole plate leveling',
      'anchor bolt installation',
      'machine foundation',
      'lift plan',
    ],
  },
  heading: 'From the truck to first rotation',
  lead: `A machine keeps its alignment for as long as its base stays put. We plan the lift, prove the foundation, level and grout the base, and hand over a machine that has turned under its own power. Lifts of up to ${claims.liftingTons} tons are planned on paper before a hook is ordered.`,
  titleBlock: [
    ['Lifting', `up to ${claims.liftingTons} tons`],
    ['Level, machined pads', '0.002 in per foot'],
    ['Grout', 'epoxy or cement, sounded'],
    ['Ends with', 'run-in and level record'],
  ],
  scope: [
    {
      title: 'Lift plan and rigging',
      text: 'Weight, center of gravity, sling angles, radius and share of the crane chart for each pick. Above three quarters of the chart, with two cranes, or over running equipment, we treat the pick as critical and stop other work around it.',
    },
    {
      title: 'Foundations and anchors',
      text: 'Survey of the block against the certified drawing, cast-in or sleeved anchors set by steel template, or drilled adhesive anchors where the slab is already there. Sleeves stay free of grout so that the bolt can stretch.',
    },
    {
      title: 'Sole plates and bases',
      text: 'Plates leveled one by one to a common plane, corners rounded, undersides blasted and primed. Machines then land on flat steel and need few shims.',
    },
    {
      title: 'Grouting',
      text: 'Epoxy under vibrating or aligned machines, cement grout under static frames. Forms, head box, vent holes and expansion joints are ours; so is the tapping afterward.',
    },
    {
      title: 'Alignment and mechanical completion',
      text: 'Soft foot, pipe strain, cold alignment, coupling gap, guards, lubrication fill and flush. Drives are bumped uncoupled for direction first.',
    },
    {
      title: 'Run-in',
      text: 'Temperatures and vibration logged from first rotation until bearings level out, and foot bolts rechecked warm. Wiring and process controls stay with the trades that you name; we work to their hold points.',
    },
  ],
  callWhen: [
    'A machine is on order and the maker has sent certified drawings: this is the best moment, because anchors and access can still change.',
    'The delivery date is known and nobody has checked door heights, floor load or crane position.',
    'A quoted price stops at the dock and leaves the setting to you.',
    'Existing equipment walks, cracks its grout or breaks anchors.',
    'A used machine has arrived without manuals or lifting points.',
    'New equipment must go in beside a line that keeps running.',
  ],
  steps: [
    {
      title: 'Walk the route and weigh the load',
      text: 'We measure every door, turn, pit cover and overhead pipe from dock to foundation, and read the weight from the maker’s drawing, never from the freight bill alone. Out comes a lift plan with ground bearing: an outrigger that carries 60,000 lb on a mat of 4 by 4 feet puts 3,750 psf on your yard.',
    },
    {
      title: 'Prove the foundation',
      text: 'Position, elevation and anchor pattern are shot with a total station and compared with the base as delivered. New concrete is normally 28 days old before epoxy. The top is chipped to sound aggregate; a smooth or oily surface will not hold grout.',
    },
    {
      title: 'Unload, inspect, set',
      text: 'Shock and tilt indicators are photographed before the straps come off. The machine travels on crane, gantry, forklift or skates and is lowered over the anchors with guides on two of them, so that threads stay whole.',
    },
    {
      title: 'Level on screws',
      text: 'Jack screws on steel pads carry the base while we level it lengthwise and crosswise on the machined surfaces. Anchors are snugged and the level is read again. Wedges and shim packs left in the grout would become hard spots, so we avoid them.',
    },
    {
      title: 'Form and pour',
      text: 'Forms are waxed and sealed, and base, block and grout bags are kept between 65 and 90°F for a day or more. Epoxy is poured from one side without a break until it stands above the underside of the base, pushed by head and never by vibrator.',
    },
    {
      title: 'Cure, sound, tension',
      text: 'After cure the jack screws are backed out and their holes filled, the base is tapped for voids, and hollow spots are drilled and injected. Then the anchors get their final tension with a calibrated wrench and the level is recorded.',
    },
    {
      title: 'Align, guard, turn',
      text: 'Pipes are brought up to the machine and bolted without moving the shaft. Cold alignment, guards, lubricant and a check of rotation follow; the coupling is closed last. We stay for run-in and re-torque.',
    },
  ],
  figures: {
    caption: 'Limits we install to',
    columns: ['Item', 'Typical limit', 'How it is checked'],
    rows: [
      ['Anchors within one group', '1/8 in between any two', 'total station and steel template'],
      ['Anchor projection', '+/- 1/2 in, two threads clear of the nut', 'rod and level'],
      ['Concrete removed before epoxy', '1/2 to 1 in, down to fractured aggregate', 'chipping hammer, sounding'],
      ['Level of machined pads', '0.002 in/ft both ways', 'precision level, optical or laser plane'],
      ['Pads of one machine, coplanar', '0.002 in', 'laser plane or straightedge and feeler'],
      ['Packaging frames and tables', '1/32 in over 10 ft', 'optical level and scale'],
      ['Epoxy depth in one lift', '1-1/2 to 4 in at 65 to 90°F', 'form height, surface thermometer'],
      ['Voids under a pad', 'none; elsewhere injected', 'hammer tap, mapped on the drawing'],
      ['Anchor tension', '30,000 psi; 1 in bolt oiled, about 245 lb-ft', 'calibrated torque wrench'],
      ['Shaft movement when pipes are bolted', '2 mils in any direction', 'two dial indicators at the coupling'],
    ],
    note: 'Typical for pumps, fans, gearboxes and process machines on concrete. Presses, machine tools and turbines have tighter limits in their own manuals. Grout depth and temperature follow the product sheet; anchor tension follows the foundation drawing when it gives one.',
  },
  tools: [
    {
      title: 'Cranes and gantries',
      text: 'Mobile cranes for the yard, hydraulic gantries and carry-decks under a roof. We size each from the plan and order it for the hour.',
    },
    {
      title: 'Load cells and shackles',
      text: 'An unknown weight is measured on the first inch of lift, before anyone commits to the swing.',
    },
    {
      title: 'Total station and optical level',
      text: 'Centerlines and elevations carried from your benchmark to brass plugs at the foundation, where they stay for the next crew.',
    },
    {
      title: 'Precision machinist levels',
      text: 'Sensitivity of half a mil per foot, reversed at each spot to cancel their own error.',
    },
    {
      title: 'Grout mixer, head box, heaters',
      text: 'A slow mortar mixer that does not whip air in, and heat for Minnesota floors from October to April.',
    },
    {
      title: 'Hydraulic torque and tension tools',
      text: 'For anchors above one inch and a quarter, where a hand wrench with a cheater pipe tells nobody anything.',
    },
  ],
  prepare: [
    'Certified general arrangement and foundation drawings, with weights and lifting points.',
    'Concrete strength report and pour date.',
    'A benchmark and column lines that everyone agrees on.',
    'Underground utilities marked wherever a crane or loaded forklift will stand.',
    'A clear route, with sprinkler pipes, lights and door headers taken down if the plan says so.',
    'Power, water and lighting at the foundation; heat if it is below 65°F.',
    'Names of the electrician, pipe fitter and maker’s technician, with their dates.',
  ],
  handover: [
    'Lift plan as executed, with rigging inspection sheets.',
    'Anchor and foundation survey, before and after.',
    'Level record of every pad and a map of grout sounding.',
    'Torque values, alignment report and pipe-strain readings.',
    'Run-in log of temperature and vibration.',
    'Open points, each with an owner.',
  ],
  industries: [
    {
      industry: manufacturing,
      job: 'A mechanical press on an isolated pit foundation: uprights plumbed, bed leveled, tie rods tensioned to the maker’s sheet.',
    },
    {
      industry: chemical,
      job: 'Replacement of a row of process pumps on regrouted bases, one spare at a time while its twin runs.',
    },
    {
      industry: pharmaceutical,
      job: 'A blender set through a roof hatch and leveled to the layout that validation has approved.',
    },
    {
      industry: aggregateMining,
      job: 'A cone crusher and its motor base on new steel, anchors tensioned and checked again after the first week of rock.',
    },
  ],
  questions: [
    {
      question: 'Epoxy or cement grout?',
      answer:
        'Epoxy where there is vibration, an alignment to hold, oil or chemicals: it bonds, damps and reaches 12,000 psi or more. Non-shrink cement grout for static frames, thick pours and hot surfaces above roughly 150°F. Cement needs soaked concrete; epoxy needs a dry block.',
    },
    {
      question: 'How soon after grouting can the machine run?',
      answer:
        'At 75°F most epoxies carry load the next day. At 60°F the same product may need three, so we read the temperature of the base and the block and follow the product sheet. Cement grouts are normally given three to seven days.',
    },
    {
      question: 'Can a machine go on our existing slab?',
      answer:
        'Often. We need the thickness, a core or a drawing, and the distance to joints and pits. A pump with its motor usually wants a block of three to five times its own weight, so a six-inch slab alone suits conveyors and packaging better than rotating machines.',
    },
    {
      question: 'Why does the sling angle change the crane or the rigging?',
      answer:
        'A 10,000 lb load on two legs at 60 degrees from horizontal puts 5,800 lb in each. At 30 degrees each leg carries the full 10,000 lb and squeezes the load inward. We add a spreader before the angle goes under 45.',
    },
    {
      question: 'Will the maker’s warranty hold?',
      answer:
        'Most makers ask for level, alignment and lubrication records, signed before start-up. Send us their checklist with the inquiry. We fill in theirs beside ours and set hold points for their technician.',
    },
    {
      question: 'What can the plant do to shorten the job?',
      answer:
        'Finish the concrete early, keep the route clear, and have utilities ended within reach of the machine. In most schedules we see, waiting for one of these three costs more than the lift.',
    },
  ],
  closing: {
    heading: 'Send the foundation drawing early',
    text: 'With weights, lifting points and the delivery date we can say what the crane and the concrete need while both can still be changed.',
  },
};
