import { claims } from '../../company/claims.ts';
import { chemical } from '../../industries/chemical/industry.ts';
import { foodBeverage } from '../../industries/food-beverage/industry.ts';
import { powerGeneration } from '../../industries/power-generation/industry.ts';
import { pulpPaper } from '../../industries/pulp-paper/industry.ts';
import type { ServicePageContent } from '../service-page.ts';
import { laserAlignment } from './service.ts';

export const content: ServicePageContent = {
  service: laserAlignment,
  summary: {
    title: 'Laser shaft alignment',
    description:
      'Shaft alignment from soft foot to hot check: how we do it step by step, typical offset and angularity limits by speed, and what you keep.',
    keywords: [
      'laser shaft alignment',
      'soft foot correction',
      'coupling alignment tolerance',
      'thermal growth alignment',
      'pump and motor alignment',
      'pipe strain check',
    ],
  },
  heading: 'Shafts on one line, cold and hot',
  lead: `We work to an offset of ${claims.alignmentTolerance} in at the coupling where base, bolts and piping allow it, and to the limit for the shaft’s speed where they don’t. Soft foot and pipe strain come first, because a laser only measures the position that a bad base will not hold. Every coupling gets two sets of readings: as we found it and as we left it.`,
  titleBlock: [
    ['Offset we work to', `${claims.alignmentTolerance} in`],
    ['Soft foot', 'under 2 mils a foot'],
    ['Speeds in the table', '600 to 3,600 rpm'],
    ['Record', 'as found, as left, hot'],
  ],
  scope: [
    {
      title: 'Coupled shafts',
      text: 'Motors to pumps, gearboxes, fans, blowers and compressors, horizontal or vertical, on short flexible, gear, grid, disc or spacer couplings. Trains of three and more machines are graphed together before one of them moves.',
    },
    {
      title: 'Soft foot and base correction',
      text: 'Parallel, angular, induced and squishy soft foot each need another cure: a full shim, a tapered shim or machined pad, a pipe support, or fewer and cleaner shims. We find out which one it is before we cut stock.',
    },
    {
      title: 'Pipe strain',
      text: 'Indicators on the coupling while the flange bolts are loosened and pulled up again. More than 2 mils of shaft movement goes back to piping, since it would return with the first tightened flange.',
    },
    {
      title: 'Thermal targets',
      text: 'A cold setting that puts the shafts in line at running temperature, taken from the manufacturer, from measured housing temperatures, or from a hot check on the same machine.',
    },
    {
      title: 'Sheaves, rolls and bores',
      text: 'V-belt sheaves within half a degree and synchronous pulleys within a quarter. Rolls squared to a machine datum, bearing bores and diaphragms checked on one axis.',
    },
    {
      title: 'Vertical machines',
      text: 'Motors on stool and flange, where offset is set by sliding the register and angularity by shims at the flange bolts. Headshaft pumps need their run-out read at the top of the shaft as well.',
    },
  ],
  callWhen: [
    'Bearings or a mechanical seal on the same pump have failed twice within a year.',
    'Rubber dust, grease or broken grid springs lie under the coupling guard.',
    'Vibration is high at one or two times running speed, and high along the shaft as well as across it.',
    'The coupling or the inboard bearings run hotter than the outboard ones.',
    'A motor, a gearbox or a pump has been swapped, even for an identical frame.',
    'A base was regrouted, an anchor replaced, or a pipe near the machine was cut and welded.',
    'Foot bolts work loose, or one of them has broken.',
  ],
  steps: [
    {
      title: 'Pre-checks while it runs',
      text: 'We take vibration and housing temperatures at both ends of each machine, running under normal load, and note speed, coupling model and gap from the manual. These numbers give the thermal target and the before picture.',
    },
    {
      title: 'Lockout and as-found readings',
      text: 'Your lock, then ours, then a start attempt. Suction and discharge valves are closed and tagged so that product cannot turn the pump. The guard comes off, the coupling is inspected, and the as-found alignment is recorded before any foot bolt is loosened.',
    },
    {
      title: 'Run-out, anchors and pipe strain',
      text: 'A dial indicator reads run-out on shaft and hub; past 2 mils we look for a bent shaft or an eccentric bore. Anchor bolts are checked for torque, and the base is struck for hollow grout. Then the flanges are loosened one at a time under indicators.',
    },
    {
      title: 'Soft foot, by feeler and by laser',
      text: 'Old shims come out; feet and pads are scraped clean and deburred. With all bolts loose we feel under the four corners of each foot and fill the gap, with no more than four shims in a stack. With the bolts tight we release one at a time and watch the laser: a foot that rises more than 2 mils is corrected.',
    },
    {
      title: 'Rough alignment and target',
      text: 'A straightedge and feelers bring the hubs within about 20 mils and set the axial gap. Soft foot is read once more, because a large move changes it. Now the thermal target goes into the laser, so that zero on the screen means in line when hot.',
    },
    {
      title: 'Vertical first, then horizontal',
      text: 'Height and vertical angle are set by shims under front and back feet, in one calculated move when the first three steps were done well. Side moves follow with jack bolts, live on the screen. If a foot is bolt-bound we recalculate with the other machine moving too; opening a hole is the last choice and needs your consent.',
    },
    {
      title: 'Torque, final readings, hot check',
      text: 'Foot bolts are torqued crosswise in three passes and the jack bolts backed off, as a loaded one pushes the frame when it warms. Final readings are taken twice and must repeat. After the first hours at temperature we stop, lock out and read again within minutes, or compare vibration with the first visit.',
    },
  ],
  figures: {
    caption: 'Typical alignment limits for short flexible couplings',
    columns: [
      'Shaft speed',
      'Offset, acceptable',
      'Offset, excellent',
      'Angularity, acceptable',
      'Angularity, excellent',
    ],
    kind: 'figures',
    rows: [
      ['600 rpm', '9.0 mils', '5.0 mils', '1.5 mils/in', '1.0 mils/in'],
      ['900 rpm', '6.0 mils', '3.0 mils', '1.0 mils/in', '0.7 mils/in'],
      ['1,200 rpm', '4.0 mils', '2.5 mils', '0.8 mils/in', '0.5 mils/in'],
      ['1,800 rpm', '3.0 mils', '2.0 mils', '0.5 mils/in', '0.3 mils/in'],
      ['3,600 rpm', '1.5 mils', '1.0 mils', '0.3 mils/in', '0.2 mils/in'],
    ],
    note: 'Typical values as commonly published; a tighter figure from the machine or coupling maker comes first. They are deviations from the target, which is zero only for machines that stay at one temperature. A mil is a thousandth of an inch. Angularity is the difference in gap per inch of coupling diameter. Spacer couplings are judged by the angle at each flex plane instead: about 1.0 mils per inch of spacer at 1,800 rpm and 0.5 at 3,600.',
  },
  tools: [
    {
      title: 'Two-sensor shaft laser',
      text: 'Both heads measure, so backlash and an uncoupled shaft do not spoil the reading. It solves from a turn of 60 degrees where piping blocks a full one.',
    },
    {
      title: 'Dial and test indicators',
      text: 'For run-out, pipe strain, bearing clearance and any reading that has to be proved without a laser. Bracket sag is measured on a pipe mandrel before rim readings are used.',
    },
    {
      title: 'Stainless shims, pre-cut',
      text: 'Sizes from 2 to 125 mils, slotted for the bolt, deburred and measured with a micrometer. Stamped thickness is only a name.',
    },
    {
      title: 'Feeler and taper gauges',
      text: 'Blades from 1 mil upward for the foot corners, taper gauges for the coupling gap.',
    },
    {
      title: 'Jack bolts and low-profile jacks',
      text: 'Side moves of a mil at a time. Where the base has no jack bolts we clamp or weld blocks, with hot-work permit and your consent.',
    },
    {
      title: 'Torque wrench and crowfoot set',
      text: 'In calibration, since uneven bolt load is itself a soft foot.',
    },
    {
      title: 'Contact thermometer',
      text: 'Housing temperature from foot to shaft height at several points. A single spot reading overstates growth.',
    },
  ],
  prepare: [
    'Nameplate data, coupling model and the maker’s cold offsets, if there are any.',
    'One hour of normal running before the stop, so that we can read temperatures and vibration.',
    'An authorized person for the lockout, with valves, steam and drains on the isolation list.',
    'Guards that can be taken off, and room to turn the shaft by hand.',
    'A clean base: chips, product and standing water removed around the feet.',
    'A pipe fitter on call when strain is suspected.',
    'A decision on who may approve a machined pad, an opened bolt hole or a cut pipe.',
  ],
  handover: [
    'One report per coupling: as-found and as-left offset and angularity, vertical and horizontal, with the target used.',
    'Soft-foot values for every foot and the shim stack left under it.',
    'Run-out, pipe-strain and bolt-torque readings.',
    'The thermal calculation and, after the hot check, the measured growth.',
    'Photographs of coupling, base and anything that will need work later.',
    'A date for the next check.',
  ],
  industries: [
    {
      industry: powerGeneration,
      job: 'Boiler feed pump, fluid drive and motor aligned as one train, with cold offsets proved by a hot check after the return to load.',
    },
    {
      industry: pulpPaper,
      job: 'Dryer section drive points and felt rolls brought square to the machine datum during a wash-up.',
    },
    {
      industry: chemical,
      job: 'Hot process pumps with repeated seal leaks: pipe strain relieved, then the cold target set for the casing temperature.',
    },
    {
      industry: foodBeverage,
      job: 'Homogenizer and refrigeration compressor drives aligned after a motor swap, between the last product and the next clean.',
    },
  ],
  questions: [
    {
      question: 'How long does one alignment take?',
      answer:
        'A pump and motor with a sound base and jack bolts take about half a shift, lockout and report included. Corroded shims, a bolt-bound foot or pipe strain can double that. We tell you after the soft-foot readings which of the two days you are having.',
    },
    {
      question: 'The coupling is flexible. Does alignment still matter?',
      answer:
        'Yes. The catalog figure of a flexible coupling says what the element survives. Bearings and seals see the reaction force with every turn, and their life falls long before the coupling shows wear.',
    },
    {
      question: 'Is a laser more exact than dial indicators?',
      answer:
        'Careful reverse-indicator work reaches the same tolerance. The laser has no bracket sag, shows moves live and stores what it read, so it is faster and leaves less to arithmetic. Neither finds a cracked base by itself.',
    },
    {
      question: 'How much does a hot machine grow?',
      answer:
        'Multiply the height from foot to shaft by the temperature rise and by 5.9 millionths per °F for cast iron, or 6.3 for steel. A cast-iron pump with 18 inches of height and a casing 100°F warmer than at rest rises by about 11 mils, several times the limit at 1,800 rpm.',
    },
    {
      question: 'Why do two readings differ when nothing was touched?',
      answer:
        'Usual causes are a loose bracket, coupling backlash, hot air or sunlight across the beam, a vibrating floor, and soft foot. We repeat until two sweeps agree within half a mil, and look for the cause before we move a foot.',
    },
    {
      question: 'How often should alignment be checked?',
      answer:
        'After the first weeks of running on a new or regrouted base, after any work on the train, and then by vibration trend. For hot, fast or unspared machines a yearly check is cheap; a slow, cold fan may go for years.',
    },
  ],
  closing: {
    heading: 'Send us the nameplates',
    text: 'Motor and pump nameplates, coupling model, speed and running temperature are enough to name the limit and the time that it takes. Photographs of the base and of the feet help most.',
  },
};
