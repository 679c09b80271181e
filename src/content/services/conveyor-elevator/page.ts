import { company } from '../../company/company.ts';
import { practice } from '../../company/practice.ts';
import { aggregateMining } from '../../industries/aggregate-mining/industry.ts';
import { foodBeverage } from '../../industries/food-beverage/industry.ts';
import { grainHandling } from '../../industries/grain-handling/industry.ts';
import { powerGeneration } from '../../industries/power-generation/industry.ts';
import { limits } from '../limits.ts';
import type { ServicePageContent } from '../service-page.ts';
import { conveyorElevator } from './service.ts';

export const content: ServicePageContent = {
  service: conveyorElevator,
  summary: {
    title: 'Conveyor and bucket elevator millwrights',
    description: `Millwrights for belts, legs, drags and take-ups in ${company.statesInWords}: splicing, tracking under load, and wear limits for belt and chain.`,
    keywords: [
      'bucket elevator repair',
      'conveyor belt tracking',
      'belt splice',
      'drag conveyor chain',
      'pulley lagging',
      'take-up adjustment',
      'chain elongation',
    ],
  },
  heading: 'Belts that track with the load on',
  lead: 'Most conveyor faults show only under load, so that’s when we look first. We measure belt, buckets, chain, lagging and take-up against the limits below, fix what’s stopping you, and leave a wear list with dates for the rest.',
  titleBlock: [
    ['Equipment', 'legs, belts, drags, chain'],
    ['Tracked', 'empty, then loaded'],
    ['Chain limit', `${limits.chainStretch} longer than new`],
    ['Leg speed trip', `at ${limits.legSlip} slip or sooner`],
  ],
  scope: [
    {
      title: 'Bucket elevators',
      text: 'Belt and bucket changes, head and boot pulleys, lagging, shafts, bearings, backstops and drives. We check the casing for plumb, because a leg that leans will throw a belt no matter what the take-up says.',
    },
    {
      title: 'Belt conveyors',
      text: 'Mechanical and vulcanized splices, idlers, pulleys, scrapers, skirts and impact beds. We string a wire or shoot a laser down the frame before anyone knocks an idler.',
    },
    {
      title: 'Drag and chain conveyors',
      text: 'Chain, flights, liners, rails and sprockets. We replace paired strands as a matched set and time them on the shaft.',
    },
    {
      title: 'Package and case conveyors',
      text: 'Tabletop chain, modular belt, live roller and accumulation: wear strips, return shoes, catenary sag and transfer plates.',
    },
    {
      title: 'Monitoring and guards',
      text: 'Speed switches, rub blocks, alignment and bearing temperature sensors, pull cords, nip guards. We do the mechanical side: mount, aim and trip-test, with your electrician at the panel.',
    },
    {
      title: 'Chutes and transfers',
      text: 'Load points recentered, liners renewed, skirt rubber set just clear of the belt. A lot of tracking trouble starts at these.',
    },
  ],
  callWhen: [
    'The belt runs true empty and wanders loaded.',
    'There’s fresh belt dust or a bright rub line inside a leg casing.',
    'The take-up has less than a quarter of its travel left.',
    'A leg back-legs grain or loses capacity at the same drive amps.',
    'You find buckets in the boot or loose bolts at the screen.',
    'Chain climbs the sprocket teeth or jumps on start-up.',
    'A bearing near the product runs 40\u00a0°F above the air around it.',
  ],
  steps: [
    {
      title: 'Look at it running, loaded',
      text: 'From outside the guards we note belt position at head, tail and take-up, drive amps, bearing temperatures, noise by idler number and where the product lands. Ten minutes here saves hours with the covers off.',
    },
    {
      title: 'Lock out, and block the belt',
      text: 'A loaded leg wants to run backward. With your authorized person we lock out the drive and every feeder, block the head shaft or clamp both sides of the belt, and lower the counterweights onto blocks or pin them. Then a start attempt, and the switch goes back to off. We enter boots and tunnels under your confined-space permit.',
    },
    {
      title: 'Clean up before hot work',
      text: 'Where a bolted or cold-cut repair will do, we use it. Otherwise, in grain and feed plants, conveying stops, the area is cleaned and wetted, and openings are covered. Then your permit issuer signs, and the fire watch stays at least 60 minutes after the last spark.',
    },
    {
      title: 'Measure and photograph',
      text: `Chain over ${practice.chainPitches} pitches, belt over gauge marks, lagging by depth gauge, pulley crown by straightedge, shafts by precision level, head to boot by plumb wires. Each reading goes beside its limit, and you decide what gets changed today.`,
    },
    {
      title: 'Change and splice',
      text: 'The old belt pulls in the new one where clearance allows. We square the ends off the belt centerline, not off a worn edge. Clamp and bucket bolts get torqued, then torqued again after run-in. Old lagging and grit come off completely before we bond new rubber.',
    },
    {
      title: 'Level, square, then track',
      text: 'We level the pulleys, square them to the centerline and put the guards on. Then we move idlers a little at a time, starting upstream of where the belt runs off, locked out for each move, with three full belt turns between. Empty first, then at full load from every feed point.',
    },
    {
      title: 'Come back to retension',
      text: 'New belts and chains seat in their first week. We come back to retension, recheck the splice and bolts, and write the take-up position and the date on the frame.',
    },
  ],
  figures: {
    caption: 'Wear limits we work with',
    columns: ['Part', 'Plan the change', 'Stop and change', 'How we measure it'],
    rows: [
      [
        'Belt tracking',
        '1 in off center, loaded',
        'edge off the pulley face or on steel',
        'at head, tail and take-up, full turn',
      ],
      [
        'Conveyor belt cover',
        'half the top cover gone',
        'fabric or cord showing',
        'ultrasonic or cut edge, five points across',
      ],
      [
        'Pulley lagging',
        '1/8 in of groove left',
        'grooves gone, edge lifted, steel showing',
        'depth gauge at center and both edges',
      ],
      ['Take-up travel', '75% used', 'on the stop', 'scale on the frame, dated'],
      [
        'Leg belt elongation',
        '1.5%, 1.8 in over 10 ft',
        '2.5%, or 1/2 in between the edges',
        'gauge marks on both edges, same tension',
      ],
      ['Buckets', 'lip worn 1/4 in', 'cracked, missing, two bolts loose', 'template, every tenth bucket'],
      [
        'Roller and drag chain',
        '2% (#80: 12.24 in)',
        `${limits.chainStretch} (#80: 12.36 in)`,
        `pin to pin, tight side, ${practice.chainPitches} pitches`,
      ],
      ['Paired or fixed-center chain', '1% (#80: 12.12 in)', '1.5% (#80: 12.18 in)', 'same, both strands compared'],
      ['Plastic flights', '1/4 in above the bolt heads', 'bolts or steel on the floor plate', 'caliper at both ends'],
      ['Leg belt speed', '10% below normal', `${limits.legSlip} below: must trip`, 'tachometer against drive speed'],
      ['Bearing temperature', '40\u00a0°F above ambient', '175\u00a0°F', 'contact probe on the housing'],
    ],
    note: `Working limits for bulk belts, grain legs and engineered chain at normal speed. The belt, chain or elevator manufacturer’s figure comes first. ${practice.chainPitchesReason} #80 chain has a 1 in pitch; other chains take the percentage. Above 67 teeth the chain limit drops to 200 divided by the tooth count, in percent. The ${limits.legSlip} trip is OSHA’s rule for legs at grain elevators, which also wants a belt alignment monitor or self-tracking; houses under one million bushels may inspect daily instead.`,
  },
  figuresLink: 'See the wear limits',
  tools: [
    {
      title: 'Belt clamps and come-alongs',
      text: 'Rated for the belt tension, two to a side.',
    },
    {
      title: 'Splice kits and vulcanizing press',
      text: 'Plate and hinged fasteners with their templates, leg-belt clamps, and a heated press for belts that run over small pulleys.',
    },
    {
      title: 'Wire, plumb bobs and laser line',
      text: 'One centerline from tail to head. Inside a leg the bobs hang in oil, so the draft doesn’t swing them.',
    },
    {
      title: 'Chain and depth gauges',
      text: `Calipers long enough for ${practice.chainPitches} pitches, depth gauges for lagging and liners, templates for buckets and sprocket teeth.`,
    },
    {
      title: 'Sonic tension meter and tachometer',
      text: 'V-belt tension by frequency, and belt speed at the tail against the head to find slip.',
    },
    {
      title: 'Winches and man-rated access',
      text: 'Above 100 feet we work heads from platforms or lifts, hoist parts on a separate winch, and agree on a wind limit beforehand.',
    },
  ],
  prepare: [
    'The conveyor emptied, or a bin to empty it into after the running check.',
    'Belt width, ply or rating, bucket spacing and pulley diameters, if you know them.',
    'Lockout points for the drive, gates, dust fans and neighboring feeders.',
    'Confined-space and hot-work permits from your issuers, with an attendant for entry. We post the fire watch.',
    'Casing doors clear, floor swept, boot cleaned out.',
    'Product and an operator on hand for the loaded test.',
    'Spare belts, chain and bearings you already own, staged at the machine.',
  ],
  handover: [
    'Wear list: each part measured, its limit, and the month it’s due.',
    'Belt length, splice type and take-up position as left.',
    'Shaft level, parallelism and casing plumb readings.',
    'Torque record for splice and bucket bolts, with the date of the second check.',
    'Trip test of speed, alignment and temperature sensors, with the value where each one tripped.',
    'Parts list for the next order.',
  ],
  industries: [
    {
      industry: grainHandling,
      job: 'Leg belt, buckets and head lagging changed between the last corn and the first soybeans.',
    },
    {
      industry: aggregateMining,
      job: 'Overland belt spliced on site, tail pulley relagged and the load point recentered.',
    },
    {
      industry: foodBeverage,
      job: 'Modular belt, sprockets and wear strips replaced on a washdown conveyor, with every plastic piece counted out.',
    },
    {
      industry: powerGeneration,
      job: 'Fuel drag conveyor rechained with matched strands and new floor liners.',
    },
  ],
  questions: [
    {
      question: 'Why does the belt wander only when it’s loaded?',
      answer:
        'Usually the product lands off center, so one edge is heavier and climbs. Next come a frame that gives under load and idlers out of square. We fix the load point first; tilting idlers to fight a bad chute just wears out the belt.',
    },
    {
      question: 'Which way does a belt move when I turn an idler?',
      answer:
        'Toward the end of the roller it touches first. Advance one end in the direction of travel and the belt moves away from that end. Make small moves, locked out for each, and let the belt make three full turns before you judge.',
    },
    {
      question: 'Can we jog a choked leg to clear it?',
      answer:
        'No. OSHA forbids it at grain elevators, and the reason holds in any plant: a slipping belt heats the lagging right next to fine dust. Have your authorized person lock out the leg and its feeders and block the belt. Then dig the boot out through its doors, check belt and lagging for heat damage, and find out why it choked.',
    },
    {
      question: 'Shorten the belt again or replace it?',
      answer:
        'One cut after the first season is normal. If it soon needs a second, or the two edges measure different lengths, the carcass is going and a cut only buys weeks. We measure both edges over 10 ft and show you.',
    },
    {
      question: 'Can new chain run on the old sprockets?',
      answer:
        'Yes, if the teeth are symmetrical and the chain seats at the root. Hooked teeth wear a new chain to match within a few months. Reversible sprockets can be turned once.',
    },
    {
      question: 'How long does a leg belt change take?',
      answer:
        'For a 100-foot leg, about 210 feet of belt with its buckets, plan on two days with a crew of four, plus a day for lagging or bearings. Bolting buckets on beforehand, in the yard, saves the most time where the casing lets them pass.',
    },
  ],
  closing: {
    heading: 'How much take-up is left?',
    text: `A photo of the take-up, the belt width and the distance from head to boot tell us how soon the belt has to be cut or changed. Our millwrights service legs and conveyors across ${company.statesInWords}.`,
  },
};
