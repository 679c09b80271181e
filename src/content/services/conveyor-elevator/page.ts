import { aggregateMining } from '../../industries/aggregate-mining/industry.ts';
import { foodBeverage } from '../../industries/food-beverage/industry.ts';
import { grainHandling } from '../../industries/grain-handling/industry.ts';
import { powerGeneration } from '../../industries/power-generation/industry.ts';
import type { ServicePageContent } from '../service-page.ts';
import { conveyorElevator } from './service.ts';

export const content: ServicePageContent = {
  service: conveyorElevator,
  summary: {
    title: 'Conveyor and bucket elevator service',
    description:
      'Belts, legs, drags and take-ups: splicing, tracking under load, wear limits for lagging, belt and chain, and a dated list of what comes next.',
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
  lead: 'Most conveyor faults show only under load, so that is when we look first. We measure belt, buckets, chain, lagging and take-up against limits you can read below, fix what stops you, and leave a wear list with dates for the rest.',
  titleBlock: [
    ['Equipment', 'legs, belts, drags, chain'],
    ['Tracked', 'empty, then loaded'],
    ['Chain limit', '3% longer than new'],
    ['Leg speed trip', 'at 20% slip or sooner'],
  ],
  scope: [
    {
      title: 'Bucket elevators',
      text: 'Belt and bucket changes, head and boot pulleys, lagging, shafts, bearings, backstops and drives. Leg casing is checked for plumb, because a tower that has leaned will throw a belt no matter what the take-up says.',
    },
    {
      title: 'Belt conveyors',
      text: 'Mechanical and vulcanized splices, idlers, pulleys, scrapers, skirts and impact beds. Frames are strung with a wire or a laser before an idler is knocked.',
    },
    {
      title: 'Drag and chain conveyors',
      text: 'Chain, flights, liners, rails and sprockets. Paired strands are replaced as a matched set and timed on the shaft.',
    },
    {
      title: 'Package and case conveyors',
      text: 'Table-top chain, modular belt, live roller and accumulation: wear strips, return shoes, catenary sag and transfer plates.',
    },
    {
      title: 'Monitoring and guards',
      text: 'Speed switches, rub blocks, alignment and bearing temperature sensors, pull cords, nip guards. We fit, aim and trip-test them mechanically with your electrician at the panel.',
    },
    {
      title: 'Chutes and transfers',
      text: 'Load points recentered, liners renewed, skirt rubber set just clear of the belt. Much tracking trouble is poured onto the belt at one of these.',
    },
  ],
  callWhen: [
    'The belt runs true when empty and wanders when loaded.',
    'There is fresh belt dust or a bright rub line inside a leg casing.',
    'The take-up has less than a quarter of its travel left.',
    'A leg back-legs grain or loses capacity at the same drive amps.',
    'Buckets are found in the boot or loose bolts at the screen.',
    'Chain climbs the sprocket teeth or jumps on start-up.',
    'A bearing near the product runs 40°F above the air around it.',
  ],
  steps: [
    {
      title: 'Look at it running, loaded',
      text: 'From outside the guards we note belt position at head, tail and take-up, drive amps, bearing temperatures, noise by idler number and where product lands. Ten minutes here save hours with the covers off.',
    },
    {
      title: 'Lock out, and take gravity with it',
      text: 'A loaded leg wants to run backward. Besides the electrical lock we block the head shaft or clamp the belt on both sides, drop counterweights onto stops, and prove it with a start attempt. Boots and tunnels are entered under your confined-space permit.',
    },
    {
      title: 'Dust before sparks',
      text: 'In grain and feed plants housekeeping comes first: the area is cleaned and wetted, openings covered, a hot-work permit written and a watch kept after the last spark. Where a bolted or cold-cut repair will do, we choose it.',
    },
    {
      title: 'Measure and photograph',
      text: 'Chain over 12 pitches, belt over gauge marks, lagging by depth gauge, pulley crown by straightedge, shafts by precision level, head to boot by plumb wires. Each figure goes beside its limit, and you decide what is changed today.',
    },
    {
      title: 'Change and splice',
      text: 'Old belt pulls in the new one where clearance allows. Ends are squared from the belt centerline, never from a worn edge; clamp and bucket bolts are torqued, then again after run-in. Lagging and grit come off completely before new rubber is bonded.',
    },
    {
      title: 'Level, square, then track',
      text: 'Pulleys are leveled and squared to the centerline first. Then idlers are moved a little at a time, starting upstream of the place where the belt runs off, with three full belt turns between moves. Empty first, then at full load from every feed point.',
    },
    {
      title: 'Return for tension',
      text: 'New belts and chains seat in their first week. We come back to retension, recheck the splice and bolts, and write the take-up position on the frame with a date.',
    },
  ],
  figures: {
    caption: 'Wear limits we work with',
    columns: ['Part', 'Plan the change', 'Stop and change', 'How it is measured'],
    rows: [
      [
        'Belt tracking',
        '1 in off center, loaded',
        'edge off the pulley face or on steel',
        'at head, tail and take-up, full turn',
      ],
      [
        'Conveyor belt cover',
        'half of the top cover gone',
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
        '2%, 12.24 in over 12 in',
        '3%, 12.36 in over 12 in',
        'pin to pin, tight side, 12 pitches or more',
      ],
      [
        'Paired or fixed-center chain',
        '1%, 12.12 in over 12 in',
        '1.5%, 12.18 in over 12 in',
        'same, both strands compared',
      ],
      ['Plastic flights', '1/4 in above the bolt heads', 'bolts or steel on the floor plate', 'caliper at both ends'],
      ['Leg belt speed', '10% below normal', '20% below: must trip', 'tachometer against drive speed'],
      ['Bearing temperature', '40°F above ambient', '175°F', 'contact probe on the housing'],
    ],
    note: 'Working limits for bulk belts, grain legs and engineered chain at normal speed; a figure from the belt, chain or elevator maker comes first. On sprockets above 67 teeth the chain limit falls to 200 divided by the number of teeth, in percent. The 20% trip is the OSHA grain handling rule for legs; elevators under one million bushels of storage may use a daily visual inspection instead.',
  },
  tools: [
    {
      title: 'Belt clamps and come-alongs',
      text: 'Rated for the belt tension and used in pairs, so that a belt never hangs on one tool.',
    },
    {
      title: 'Splice kits and vulcanizing press',
      text: 'Plate and hinged fasteners with their templates, leg-belt clamps, and a heated press for belts that run over small pulleys.',
    },
    {
      title: 'Wire, plumb bobs and laser line',
      text: 'One centerline from tail to head. Bobs hang in oil inside a leg so that draft does not swing them.',
    },
    {
      title: 'Chain and depth gauges',
      text: 'Long calipers for 12 pitches, depth gauges for lagging and liners, templates for buckets and sprocket teeth.',
    },
    {
      title: 'Sonic tension meter and tachometer',
      text: 'V-belt tension by frequency, belt speed at the tail against the head to find slip.',
    },
    {
      title: 'Winches and man-rated access',
      text: 'Head work above 100 feet is done from platforms or lifts, with parts hoisted by a separate winch and a wind limit agreed beforehand.',
    },
  ],
  prepare: [
    'The conveyor emptied, or a bin to empty it into after the running check.',
    'Belt width, ply or rating, bucket spacing and pulley diameters if they are known.',
    'Lockout points for drive, gates, dust fans and neighboring feeders.',
    'Confined-space and hot-work permits, with your attendant and fire watch.',
    'Casing doors free, floor swept, and the boot cleaned out.',
    'Product and an operator on hand for the loaded test.',
    'Spare belts, chain and bearings you already own, brought to the site floor.',
  ],
  handover: [
    'Wear list: each part measured, its limit, and the month it should be changed.',
    'Belt length, splice type and take-up position as left.',
    'Shaft level, parallelism and casing plumb readings.',
    'Torque record for splice and bucket bolts, with the date of the second check.',
    'Trip test of speed, alignment and temperature sensors, with the value at which each one acted.',
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
      job: 'Fuel drag conveyor rechained as matched strands and fitted with new floor liners.',
    },
  ],
  questions: [
    {
      question: 'Why does the belt wander only when loaded?',
      answer:
        'Usually the product lands off center, so one edge is heavier and climbs. Next come a frame that leans under load and idlers that are out of square. We correct the load point first; tilting idlers to fight a bad chute wears the belt.',
    },
    {
      question: 'Which way does a belt move when I turn an idler?',
      answer:
        'It moves toward the side of the roller that it touches first. Advance one end in the direction of travel and the belt shifts away from that end. Make small moves, and let the belt run several turns before you judge.',
    },
    {
      question: 'May we jog a choked leg to clear it?',
      answer:
        'No. OSHA’s grain handling rule forbids it, because a slipping belt heats the lagging beside fine dust. Lock it out, dig out the boot, look at the belt and lagging for heat damage, and find why it choked.',
    },
    {
      question: 'Shorten the belt again or replace it?',
      answer:
        'One cut after the first season is normal. If a second is due soon after, or the two edges have different lengths, the carcass is going and a cut only buys weeks. We measure both edges over 10 ft and show you.',
    },
    {
      question: 'Can new chain run on the old sprockets?',
      answer:
        'If the teeth are symmetrical and the chain seats at the root, yes. On hooked teeth a new chain wears like the old one within a few months. Sprockets that are reversible can be turned once.',
    },
    {
      question: 'How long does a leg belt change take?',
      answer:
        'For a 100-foot leg, about 210 feet of belt with its buckets, plan two days with a crew of four and one more for lagging or bearings. Buckets bolted on beforehand, in the yard, save the most time where the casing lets them pass.',
    },
  ],
  closing: {
    heading: 'How much take-up is left?',
    text: 'A photograph of the take-up, the belt width and the distance between head and boot tell us how soon it has to be done. Say as well when the line can stand.',
  },
};
