import { claims } from '../../company/claims.ts';
import { company } from '../../company/company.ts';
import { practice } from '../../company/practice.ts';
import { chemical } from '../../industries/chemical/industry.ts';
import { foodBeverage } from '../../industries/food-beverage/industry.ts';
import { powerGeneration } from '../../industries/power-generation/industry.ts';
import { pulpPaper } from '../../industries/pulp-paper/industry.ts';
import type { ServicePageContent } from '../service-page.ts';
import { fastest, slowest, speedName, tolerances } from './limits.ts';
import { laserAlignment } from './service.ts';

const inMils = (value: number) => `${value.toFixed(1)} mils`;
const inSlope = (value: number) => `${value.toFixed(1)} mils/in`;

export const content: ServicePageContent = {
  service: laserAlignment,
  summary: {
    title: `Laser shaft alignment in ${company.address.state}`,
    description:
      'Millwrights align shafts from soft foot to hot check: the steps, offset and angularity limits by speed, and the report for every coupling.',
    keywords: [
      'laser shaft alignment',
      'soft foot correction',
      'coupling alignment tolerance',
      'thermal growth alignment',
      'pump and motor alignment',
      'pipe strain check',
    ],
  },
  heading: 'Shafts in line at running temperature',
  lead: `We align to an offset of ${claims.alignmentTolerance} in at the coupling where base, bolts and piping allow it, and to the limit for the shaft’s speed where they don’t. Soft foot and pipe strain come first, because a bad base won’t hold what the laser says. Our millwrights align shafts around Minneapolis-St. Paul and across ${company.statesInWords}.`,
  titleBlock: [
    ['Offset we work to', `${claims.alignmentTolerance} in`],
    ['Soft foot', 'under 2 mils at each foot'],
    ['Speeds in the table', `${slowest} to ${speedName(fastest)}`],
    ['Report', 'as found, as left, hot'],
  ],
  scope: [
    {
      title: 'Coupled shafts',
      text: 'Motors to pumps, gearboxes, fans, blowers and compressors, horizontal or vertical, on short flexible, gear, grid, disc or spacer couplings. Trains of three or more are graphed together first.',
    },
    {
      title: 'Soft foot and base correction',
      text: 'Parallel, angular, induced and squishy soft foot each need a different fix: a full shim, a tapered shim or machined pad, a pipe support, or fewer and cleaner shims. We find out which one it is first.',
    },
    {
      title: 'Pipe strain',
      text: 'With the pump drained and under your line-break permit, we loosen the flange bolts and pull them up again with indicators on the coupling. More than 2 mils of shaft movement goes back to piping.',
    },
    {
      title: 'Thermal targets',
      text: 'A cold setting that puts the shafts in line at running temperature, from the manufacturer’s numbers, from measured housing temperatures, or from a hot check on the same machine.',
    },
    {
      title: 'Sheaves, rolls and bores',
      text: 'V-belt sheaves within half a degree, synchronous pulleys within a quarter. Rolls squared to a machine datum, bearing bores and diaphragms checked on one axis.',
    },
    {
      title: 'Vertical machines',
      text: 'Motors on stool and flange: shim the flange for angle first, then slide it within its register for offset. Where the register leaves no room, we tell you before we machine it. On vertical turbine pumps we also read runout at the head shaft.',
    },
  ],
  callWhen: [
    'Bearings or a mechanical seal on the same pump failed twice within a year.',
    'There’s rubber dust, grease or broken grid spring under the coupling guard.',
    'Vibration is high at one or two times running speed, along the shaft and across it.',
    'The coupling or the inboard bearings run hotter than the outboard ones.',
    'A motor, gearbox or pump was swapped, even for an identical frame.',
    'A base was regrouted, an anchor replaced, or a pipe near the machine cut and welded.',
    'Foot bolts work loose, or one has broken.',
  ],
  steps: [
    {
      title: 'Pre-checks while it runs',
      text: 'We take vibration and housing temperatures at both ends of each machine under normal load, and note speed, coupling model and the gap from the manual. That gives us the thermal target and the before picture.',
    },
    {
      title: 'Lockout and as-found readings',
      text: 'Your authorized person locks out the drive, and we add our locks. Suction, discharge and flush valves are closed, locked and tagged, and the casing is drained and vented, so product can’t turn the pump. Then a start attempt, and the switch goes back to off. The guard comes off, and we record the as-found alignment before we loosen a foot bolt.',
    },
    {
      title: 'Runout, anchors and pipe strain',
      text: 'A dial indicator reads runout on shaft and hub; past 2 mils we look for a bent shaft or an eccentric bore. We check anchor bolt torque and sound the base for hollow grout. Then, under your line-break permit, we loosen the flanges one at a time under indicators.',
    },
    {
      title: 'Soft foot, by feeler and by laser',
      text: 'Old shims come out; we scrape feet and pads clean and deburr them. With all bolts loose we feel under the four corners of each foot and fill the gap, four shims to a stack at most. With the bolts tight we release one at a time and watch the laser: any foot that rises more than 2 mils gets corrected.',
    },
    {
      title: 'Rough alignment and target',
      text: 'A straightedge and feelers bring the hubs within about 20 mils and set the axial gap. We read soft foot once more, because a big move changes it. Now the thermal target goes into the laser, so zero on the screen means in line when hot.',
    },
    {
      title: 'Vertical first, then horizontal',
      text: 'Shims under the front and back feet set height and vertical angle, in one calculated move if the first steps were done right. Side moves follow on jack bolts, live on the screen. If a foot is bolt-bound we recalculate with the other machine moving too. Opening a hole is the last resort, and only with your approval.',
    },
    {
      title: 'Torque, final readings, hot check',
      text: 'We torque the foot bolts crosswise in three passes and back off the jack bolts, because a loaded one pushes the frame when it warms. We take final readings twice, and they have to repeat. Then the coupling and its guard go on. After the first hours at temperature the drive is stopped and locked out, and we read again within minutes.',
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
    rows: tolerances.map(({ rpm, offset, angularity }) => [
      speedName(rpm),
      inMils(offset.acceptable),
      inMils(offset.excellent),
      inSlope(angularity.acceptable),
      inSlope(angularity.excellent),
    ]),
    note: 'From PRÜFTECHNIK’s published table, for each plane, up-down and side to side; a tighter figure from the machine or coupling manufacturer comes first. They’re deviations from the target, which is zero only for machines that stay at one temperature. A mil is a thousandth of an inch. Angularity is the difference in gap per inch of coupling diameter. Spacer shafts and disc couplings go by the angle at each flex plane instead: acceptable to 1.0 mil per inch of spacer at 1,800 rpm and 0.5 at 3,600.',
  },
  figuresLink: 'See the alignment limits',
  tools: [
    {
      title: 'Two-sensor shaft laser',
      text: 'Both heads measure, so backlash or an uncoupled shaft doesn’t spoil the reading. Where piping blocks a full turn, 60 degrees is enough.',
    },
    {
      title: 'Dial and test indicators',
      text: 'For runout, pipe strain, bearing clearance and checks without a laser. We measure bracket sag on a pipe mandrel before we trust a rim reading.',
    },
    {
      title: 'Stainless shims, pre-cut',
      text: `From ${practice.shims}, slotted and deburred. We mike each one; the stamp can be off.`,
    },
    {
      title: 'Jack bolts and low-profile jacks',
      text: 'Side moves a mil at a time. Where the base has no jack bolts we clamp or weld blocks, with a hot-work permit and your approval.',
    },
    {
      title: 'Contact thermometer',
      text: 'Housing temperature at several points from foot to shaft height. A single spot reading overstates growth.',
    },
  ],
  prepare: [
    'Nameplate data, coupling model and the manufacturer’s cold offsets, if there are any.',
    'One hour of normal running before the stop, so we can read temperatures and vibration.',
    'An authorized person for the lockout, with valves, steam and drains on the isolation list.',
    'Guards that come off, and room to turn the shaft by hand.',
    'A clean base: chips, product and standing water cleared from around the feet.',
    'A line-break permit, and a pipefitter on call if you suspect strain.',
    'A decision on who can approve a machined pad, an opened bolt hole or a cut pipe.',
  ],
  handover: [
    'One report per coupling: as-found and as-left offset and angularity, vertical and horizontal, with the target used.',
    'Soft-foot values for every foot and the shim stack left under it.',
    'Runout, pipe-strain and bolt-torque readings.',
    'The thermal calculation and, after the hot check, the measured growth.',
    'Photos of the coupling, the base and anything that will need work later.',
    'A date for the next check.',
  ],
  industries: [
    {
      industry: powerGeneration,
      job: 'Boiler feed pump, fluid drive and motor aligned as one train, with cold offsets verified by a hot check at load.',
    },
    {
      industry: pulpPaper,
      job: 'Dryer section drive points and felt rolls squared to the machine datum during a wash-up.',
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
        'A pump and motor on a sound base with jack bolts take about half a shift, lockout and report included. Corroded shims, a bolt-bound foot or pipe strain can double that. We’ll tell you once we’ve read soft foot.',
    },
    {
      question: 'The coupling is flexible. Does alignment still matter?',
      answer:
        'Yes. The catalog rating says what the coupling’s element survives. Bearings and seals take the force on every turn and wear out long before the coupling shows it.',
    },
    {
      question: 'Is a laser more accurate than dial indicators?',
      answer:
        'Careful reverse-indicator work reaches the same tolerance. The laser has no bracket sag, shows moves live and stores what it read, so it’s faster. Neither one finds a cracked base by itself.',
    },
    {
      question: 'How much does a hot machine grow?',
      answer:
        'Multiply the height from foot to shaft by the average rise of the metal between them, then by 5.9 millionths per °F for cast iron or 6.3 for steel. A cast-iron pump 18 inches from foot to shaft, whose legs average 100\u00a0°F warmer than at rest, grows about 11 mils. Centerline-mounted pumps grow from the pedestal instead.',
    },
    {
      question: 'How often should we check alignment?',
      answer:
        'After the first weeks on a new or regrouted base, after any work on the train, and then by vibration trend. Hot, fast or unspared machines deserve a yearly check; a slow, cold fan may go for years.',
    },
  ],
  closing: {
    heading: 'Send us the nameplates',
    text: 'Motor and pump nameplates, coupling model, speed and running temperature are enough for us to quote a tolerance and the hours. Photos of the base and the feet help most.',
  },
};
