import { company } from '../../company/company.ts';
import { practice } from '../../company/practice.ts';
import { aggregateMining } from '../../industries/aggregate-mining/industry.ts';
import { chemical } from '../../industries/chemical/industry.ts';
import { manufacturing } from '../../industries/manufacturing/industry.ts';
import { pharmaceutical } from '../../industries/pharmaceutical/industry.ts';
import { limits } from '../limits.ts';
import type { ServicePageContent } from '../service-page.ts';
import { equipmentInstallation } from './service.ts';

export const content: ServicePageContent = {
  service: equipmentInstallation,
  summary: {
    title: `Machine installation and rigging, ${company.address.state}`,
    description:
      'Millwrights rig, anchor, level, grout and run in plant machinery. Typical limits for level, anchors and grout, and what your site prepares.',
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
  lead: `A machine holds alignment only as long as its base stays put. We plan the lift, check the foundation, level and grout the base, and hand over a machine that has turned under its own power. The lift plan comes before anyone orders a crane, and we work with ${practice.lifting}.`,
  titleBlock: [
    ['Lifting', practice.lifting],
    ['Level, machined pads', `${limits.padsPerFoot} per foot`],
    ['Grout', 'epoxy or cement, sounded'],
    ['Ends with', 'run-in and level record'],
  ],
  scope: [
    {
      title: 'Lift plan and rigging',
      text: 'Weight, center of gravity, sling angles, radius and share of the crane chart for every pick. Above 75% of the chart, with two cranes, or over running equipment, we treat the pick as critical and stop other work around it.',
    },
    {
      title: 'Foundations and anchors',
      text: 'We survey the block against the certified drawing, set cast-in or sleeved anchors by steel template, or drill in adhesive anchors where the slab is already there. Sleeves stay free of grout, so the bolt can stretch.',
    },
    {
      title: 'Sole plates and bases',
      text: 'Plates leveled one by one to a common plane, corners rounded, undersides blasted and primed. The machine then lands on flat steel and needs few shims.',
    },
    {
      title: 'Grouting',
      text: 'Epoxy under vibrating or aligned machines, cement grout under static frames. We supply the forms, head box, vent holes and expansion joints, and sound the grout afterward.',
    },
    {
      title: 'Alignment and mechanical completion',
      text: 'Soft foot, coupling gap, cold alignment, pipe strain, lube flush and fill. We bump drives uncoupled to check direction, lock them out, then couple and guard them.',
    },
    {
      title: 'Run-in',
      text: 'We log temperatures and vibration from first rotation until the bearings level out, and recheck foot bolts while warm, locked out. Wiring and process controls stay with the trades you name; we work to their hold points.',
    },
  ],
  callWhen: [
    'A machine is on order and the manufacturer has sent certified drawings. Anchors and access can still change.',
    'The delivery date is set and nobody has checked door heights, floor load or crane position.',
    'The quote stops at the dock and leaves setting the machine to you.',
    'Existing equipment walks, cracks its grout or breaks anchors.',
    'A used machine showed up without manuals or lifting points.',
    'New equipment has to go in beside a line that keeps running.',
  ],
  steps: [
    {
      title: 'Walk the route and weigh the load',
      text: 'We measure every door, turn, pit cover and overhead pipe from dock to foundation, and take the weight off the manufacturer’s drawing, not off the freight bill alone. You get a lift plan with ground bearing: an outrigger carrying 60,000 lb on a 4 by 4 ft mat puts 3,750 psf on your yard.',
    },
    {
      title: 'Check the foundation',
      text: 'We shoot position, elevation and anchor pattern with a total station and compare them with the base as delivered. New concrete normally cures 28 days before epoxy goes on. We chip the top to sound aggregate, because grout won’t hold to a smooth or oily surface.',
    },
    {
      title: 'Unload, inspect, set',
      text: 'We photograph the shock and tilt indicators before the straps come off. The machine travels by crane, gantry, forklift or skates and comes down over the anchors with guides on two of them, so the threads stay whole.',
    },
    {
      title: 'Level on screws',
      text: 'Jack screws on steel pads carry the base while we level it both ways on the machined surfaces. We snug the anchors and read the level again. Wedges and shim packs left in the grout turn into hard spots, so none stay in.',
    },
    {
      title: 'Form and pour',
      text: 'We wax and seal the forms, and hold base, block and grout bags at 65 to 90\u00a0°F for a day or more. Epoxy goes in from one side without a break until it’s above the underside of the base. We place it by head pressure and don’t vibrate it.',
    },
    {
      title: 'Cure, sound, tension',
      text: 'After cure we back out the jack screws and fill their holes, sound the base for voids, and drill and inject any hollow spots. Then the anchors get their final tension with a calibrated wrench, and we record the level.',
    },
    {
      title: 'Align, pipe, align, turn',
      text: 'We align first, then pipes bolt up under indicators, then comes the final cold alignment. Next come lube, a rotation check with the coupling open and a new lockout before the coupling and its guard go on. We stay for run-in and re-torque.',
    },
  ],
  figures: {
    caption: 'Limits we install to',
    columns: ['Item', 'Typical limit', 'How we check it'],
    rows: [
      ['Anchors within one group', '1/8 in between any two', 'total station and steel template'],
      ['Anchor projection', '+/- 1/2 in, two threads clear of the nut', 'rod and level'],
      ['Concrete removed before epoxy', '1/2 to 1 in, down to fractured aggregate', 'chipping hammer, sounding'],
      ['Level of machined pads', `${limits.padsPerFoot}/ft both ways`, 'precision level, optical or laser plane'],
      ['Pads of one machine, coplanar', '0.002 in', 'laser plane or straightedge and feeler'],
      ['Packaging frames and tables', limits.frames, 'optical level and scale'],
      ['Epoxy depth in one lift', '1-1/2 to 4 in at 65 to 90\u00a0°F', 'form height, surface thermometer'],
      ['Voids under a pad', 'none; elsewhere injected', 'hammer tap, mapped on the drawing'],
      ['Anchor tension', '30,000 psi; 1 in bolt oiled, about 245 lb-ft', 'calibrated torque wrench'],
      ['Shaft movement when pipes are bolted up', '2 mils in any direction', 'two dial indicators at the coupling'],
    ],
    note: 'Typical for pumps, fans, gearboxes and process machines on concrete. Presses, machine tools and turbines have tighter limits in their own manuals. The grout manufacturer’s data sets depth and temperature; the foundation drawing sets anchor tension when it gives one. A mil is a thousandth of an inch.',
  },
  figuresLink: 'See the installation limits',
  tools: [
    {
      title: 'Cranes and gantries',
      text: 'Mobile cranes for the yard, hydraulic gantries and carry-decks under a roof. We size each one from the plan and book it for the hour we need it.',
    },
    {
      title: 'Load cells and shackles',
      text: 'We check the planned weight on the first inch of lift, and set the load down if it’s over. Unknown weights are read beforehand, with load cells under the jacks.',
    },
    {
      title: 'Total station and optical level',
      text: 'Centerlines and elevations carried from your benchmark to brass plugs at the foundation, where they stay for the next crew.',
    },
    {
      title: 'Precision machinist levels',
      text: 'They read 0.0005 in per foot, and we reverse them at each spot to cancel their own error.',
    },
    {
      title: 'Grout mixer, head box, heaters',
      text: 'A slow mortar mixer that doesn’t whip in air, and heat for Minnesota floors from October to April.',
    },
    {
      title: 'Hydraulic torque and tension tools',
      text: 'For anchors over 1-1/4 in, where a hand wrench and a cheater pipe tell you nothing.',
    },
  ],
  prepare: [
    'Certified general arrangement and foundation drawings, with weights and lifting points.',
    'Concrete strength report and pour date.',
    'A benchmark and column lines everyone agrees on.',
    'Underground lines located wherever a crane or loaded forklift will sit: 811 for public ones, a locator for yours.',
    'A clear route, with lights and door headers taken down if the plan says so; sprinkler pipes only under your impairment permit.',
    'Power, water and lighting at the foundation; heat if it’s below 65\u00a0°F.',
    'Names of the electrician, pipefitter and manufacturer’s technician, with their dates.',
  ],
  handover: [
    'Lift plan as executed, with rigging inspection records.',
    'Anchor and foundation survey, before and after.',
    'Level record for every pad and a map of the grout sounding.',
    'Torque values, alignment report and pipe-strain readings.',
    'Run-in log of temperature and vibration.',
    'Punch list, each item with an owner.',
  ],
  industries: [
    {
      industry: manufacturing,
      job: 'A mechanical press on an isolated pit foundation: uprights plumbed, bed leveled, tie rods tensioned to the manufacturer’s numbers.',
    },
    {
      industry: chemical,
      job: 'A row of process pumps replaced on regrouted bases, one spare at a time while its twin runs.',
    },
    {
      industry: pharmaceutical,
      job: 'A blender set through a roof hatch and leveled to the layout that validation approved.',
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
        'Epoxy where there’s vibration, an alignment to hold, oil or chemicals: it bonds, damps and reaches 12,000 psi or more. Non-shrink cement grout for static frames, thick pours and hot surfaces above roughly 150\u00a0°F. Cement needs soaked concrete; epoxy needs a dry block.',
    },
    {
      question: 'How soon after grouting can the machine run?',
      answer:
        'At 75\u00a0°F most epoxies carry load the next day. On a base that cools to 60\u00a0°F the same product may need three, so we keep it warm, read the temperature of base and block, and go by the manufacturer’s data. Cement grouts normally get three to seven days.',
    },
    {
      question: 'Can a machine go on our existing slab?',
      answer:
        'Often. We need the thickness, a core or a drawing, and the distance to joints and pits. A pump and motor usually want a block three to five times their own weight, so a six-inch slab by itself suits conveyors and packaging better than rotating machines.',
    },
    {
      question: 'Why does the sling angle matter?',
      answer:
        'A 10,000 lb load on two legs at 60 degrees from horizontal puts 5,800 lb in each. At 30 degrees each leg carries the full 10,000 lb and squeezes the load. We add a spreader before the angle drops under 45.',
    },
    {
      question: 'Will the manufacturer’s warranty hold?',
      answer:
        'Most manufacturers want level, alignment and lubrication records signed before start-up. Send us their checklist with the inquiry. We fill it out along with ours and set hold points for their technician.',
    },
    {
      question: 'What can the plant do to shorten the job?',
      answer:
        'Finish the concrete early, keep the route clear, and run utilities to within reach of the machine. On most schedules we see, waiting on one of these three costs more than the lift.',
    },
  ],
  closing: {
    heading: 'Send the foundation drawing early',
    text: `Our millwrights install machinery around Minneapolis-St. Paul and across ${company.statesInWords}. With weights, lifting points and the delivery date, we can tell you what the crane and the concrete need.`,
  },
};
