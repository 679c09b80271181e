import { claims } from '../../company/claims.ts';
import { company } from '../../company/company.ts';
import { conveyorElevator } from '../../services/conveyor-elevator/service.ts';
import { emergencyRepair } from '../../services/emergency-repair/service.ts';
import { equipmentInstallation } from '../../services/equipment-installation/service.ts';
import { laserAlignment } from '../../services/laser-alignment/service.ts';
import { maintenanceStaffing } from '../../services/maintenance-staffing/service.ts';
import { plantRelocation } from '../../services/plant-relocation/service.ts';
import { steelFabrication } from '../../services/steel-fabrication/service.ts';
import type { IndustryPageContent } from '../industry-page.ts';
import { foodBeverage } from './industry.ts';

export const content: IndustryPageContent = {
  industry: foodBeverage,
  summary: {
    title: `Food and beverage millwrights, ${company.address.state}`,
    description:
      'Millwrights between CIP cycles: sanitary welds, food-grade lubricants, tool counts, allergen changeover and one night’s window hour by hour.',
    keywords: [
      'food plant millwright',
      'sanitary welding',
      'orbital TIG stainless',
      'NSF H1 lubricant',
      'CIP maintenance window',
      'foreign material control',
      'HACCP contractor',
      'washdown equipment repair',
    ],
  },
  heading: 'Repairs that pass pre-op',
  lead: `In a food plant the job ends when quality releases the line. Our millwrights work in plants across ${company.statesInWords}: around your cleaning cycle, with what we carry counted in and out, and on surfaces that drain, rinse and swab clean.`,
  titleBlock: [
    ['Window', 'last product to pre-op'],
    ['Product-contact finish', 'Ra 32 microinch or smoother'],
    ['Lubricants', 'NSF H1, as on your list'],
    ['Released by', 'your quality department'],
  ],
  conditions: [
    {
      title: 'Washdown every shift',
      text: 'Foam caustic, then hot water, often at 140\u00a0°F, reaches every bearing cap and motor fan. We use sealed stainless or polymer-housed bearings, gearboxes with drained or sealed vents, and feet on standoffs so water runs off. Bolt threads over product get covered or turned outward.',
    },
    {
      title: 'Sanitary welds',
      text: 'We make product-contact welds with TIG, orbital wherever the head fits, with argon inside the tube until the meter reads 50 ppm oxygen or less. Inside color is judged on the AWS D18.2 chart to the level you accept. Surfaces we grind finish at Ra 32 microinch or smoother, the 3-A standards figure, with no pits, crevices or sharp inside corners.',
    },
    {
      title: 'HACCP and GMP access',
      text: 'We read your hazard analysis for the zone before we write the work order. The crew follows your traffic pattern from ready-to-eat toward raw, and changes smock, boots and gloves before crossing back. Tools for raw and ready-to-eat areas live in separate, color-coded boxes.',
    },
    {
      title: 'Food-grade lubricants',
      text: 'H1 where a drip could reach product, and H1 across the whole zone if you want it, which rules out the wrong gun. We flush before changing brand or thickener: aluminum complex, calcium sulfonate and polyurea greases can soften or harden one another. Each gun is labeled for one product.',
    },
    {
      title: 'Short windows',
      text: 'Micro limits and trucks set the time between the last product and the next clean. We measure, kit and test-fit parts beforehand. Each plan has a turn-back hour, the last one at which the old unit can go back in and start on time.',
    },
    {
      title: 'Foreign-material control',
      text: 'We list tools, blades, drill bits and fasteners piece by piece on the way in and on the way out. No tape, foam, glass or loose wood in the zone; cable ties and rags are detectable types. A missing washer holds the release until it’s found, however late it gets.',
    },
    {
      title: 'Allergen changeover',
      text: 'Open a drive after a peanut or milk run, and that run is still in its crevices. We ask for the last and next allergen on each line, open only after the verified clean, and bag removed parts at the machine. If your plan calls for it, we wash and swab tools between lines.',
    },
  ],
  equipment: [
    {
      title: 'Fillers and cappers',
      text: 'Star-wheel timing, turret bearings, lift cylinders and drive gear backlash. We record height and timing by station before we take anything apart.',
    },
    {
      title: 'Homogenizers and high-pressure pumps',
      text: 'Crossheads, plungers, packing and belt drives. We check suction lines for starvation, the usual reason for beat-up valves.',
    },
    {
      title: 'Mixers, kettles and agitators',
      text: 'Gearboxes with dry wells, steady bearings, mechanical seals and scraper blades, with shaft runout read at the seal face.',
    },
    {
      title: 'Rotary lobe and circumferential pumps',
      text: 'Rotor clearances shimmed front to back, timing gears set, shafts and seals replaced. We open up cold clearances when hot CIP goes through the same pump.',
    },
    {
      title: 'Separators and decanters',
      text: 'Frame isolators, belts and drive clutches, and rigging of bowls and scrolls. Bowl balance stays with the manufacturer’s service people.',
    },
    {
      title: 'Conveyors and spirals',
      text: 'Modular belt, wear strips, sprockets and catenary sag. Hollow rollers that have collected water get swapped for solid or sealed ones.',
    },
    {
      title: 'Case packers and palletizers',
      text: 'Cam followers, linear guides, chain timing and vacuum arms, and the layout shifted when a new case size comes in.',
    },
    {
      title: 'Ammonia and air compressors',
      text: 'Coupling alignment, base grout and motor swaps. Only your refrigeration crew opens the refrigerant side, under its process-safety rules.',
    },
  ],
  window: {
    caption: 'A filler gearbox, changed between two CIP cycles',
    columns: ['Clock', 'Crew', 'Plant', 'Before the next line'],
    rows: [
      [
        '9:30 pm',
        'Sign in, gown, tools counted in, parts kit staged outside the zone',
        'Last hour of product',
        'Count list signed by both',
      ],
      [
        '10:00 pm',
        'Portable floor crane and drip trays placed outside the splash line',
        'Last product out, open product covered and removed',
        'Line declared empty',
      ],
      [
        '10:30 pm',
        'Clear of the zone',
        'CIP: rinse, caustic, rinse, drain',
        'Final rinse neutral, lines vented and below 100\u00a0°F',
      ],
      [
        '12:00 am',
        'Add locks on drive, air, steam and the CIP supply valve',
        'Authorized person locks out, quality opens the zone',
        'Gauges read zero, start attempt fails, switch back to off',
      ],
      [
        '12:30 am',
        'Timing marks, openings capped, oil drained, old gearbox out',
        'Attendant with the parts cart',
        'Bolts and keys counted against the list',
      ],
      [
        '2:00 am',
        'New gearbox set, dowels and coupling checked',
        'On call',
        'Go or turn back: old unit can still go back in by 4',
      ],
      [
        '3:00 am',
        'Soft foot, alignment, torque, H1 oil filled by label',
        'Lubricant checked against the approved list',
        'Readings written down',
      ],
      [
        '4:00 am',
        'Drive turned by hand; tools and parts counted out, sweep with light and magnet; guards on',
        'Second person repeats the sweep',
        'Counts agree, nothing missing',
      ],
      [
        '4:45 am',
        'Each lock off by its owner, then jogged and run dry from outside the guards',
        'Operator told, and at the panel',
        'Timing, amps and temperature normal',
      ],
      [
        '5:15 am',
        'Waiting, outside the zone',
        'Post-maintenance clean, CIP and sanitizer',
        'Concentration, time and temperature met',
      ],
      ['7:00 am', 'At the line for questions', 'Pre-op inspection and swabs', 'Quality releases in writing'],
      [
        '7:30 am',
        'Watching temperature and leaks for the first hour',
        'First product, metal detector challenged',
        'Work order closed',
      ],
    ],
    kind: 'inTime',
    note: 'An example for one drive with the spare on site, prepped and turned over the day before. From locks on to locks off is nearly five hours of a ten-hour night. Your clean-in-place (CIP) times, micro limits and release rules replace ours, and a plant that swabs and holds will start up later.',
  },
  entry: [
    'GMP orientation for your site done, with the visitor and health declaration signed that day.',
    'Jewelry, watches, pens and loose phone cases left in the truck; hair and beard nets on before the door.',
    'Captive footwear or a boot wash and foamer, then a clean smock with no outside pockets above the waist.',
    'Hands washed and sanitized, gloves in a color your product never has.',
    'Tools wiped with alcohol or the sanitizer you name; anything with rust or chipped plating goes back to the truck.',
    'Every tool, blade and fastener written on the count list and checked by a second person.',
    'No glass, no wooden handles, no tape; knives are one-piece and numbered.',
    'Only lubricants, sealants and penetrants on your approved list, in labeled containers.',
    'Last and next allergen for the line read out loud at the job briefing.',
    'Hot-work, line-break and confined-space permits issued by your people, with your attendant present.',
  ],
  handover: [
    'Tool, part and fastener counts, in and out, signed by two people.',
    'Weld log with welder, tube heat number, purge reading and inside photos.',
    'Material certs and the food-contact statement for elastomers and plastics.',
    'Lubricant record: point, product, NSF category, amount.',
    'Alignment, torque and clearance readings.',
    'Timeline of the night against plan, with what to change next time.',
  ],
  services: [
    {
      service: emergencyRepair,
      text: `Response under ${claims.emergencyResponse.text} when a line is down. Tell us the zone, the last product and the allergen in your first message, so we load the right toolboxes.`,
    },
    {
      service: equipmentInstallation,
      text: 'Fillers and kettles set on standoff feet that allow for 1/4 in per foot of floor slope, bases sealed to the floor or raised enough to clean under.',
    },
    {
      service: laserAlignment,
      text: 'Pump and agitator drives aligned at process temperature or to a target for it, because one pump may see 38\u00a0°F milk and 175\u00a0°F caustic the same day.',
    },
    {
      service: steelFabrication,
      text: 'Platforms that drain, and drip pans and guards with sloped tops, all in 304 or 316 with sealed welds and no exposed threads. Pickled and passivated after welding.',
    },
    {
      service: plantRelocation,
      text: 'Lines moved in sealed zones with temporary walls and negative air, then cleaned and swabbed by your sanitation crew before the walls come down.',
    },
    {
      service: maintenanceStaffing,
      text: 'Journeyman millwrights who already know gowning, tool counts and H1 rules, for a shutdown or for the months when your own crew is short.',
    },
    {
      service: conveyorElevator,
      text: 'Ingredient legs, spirals and case conveyors, with belt plastic matched to detectable color and temperature.',
    },
  ],
  questions: [
    {
      question: 'Can you work while other lines in the room are running?',
      answer:
        'Drilling, grinding and welding wait or move outside. Quiet work is possible behind a curtain or temporary wall with the air pressure checked, if your quality department accepts the distance from open product. We ask before we price, because it changes the plan.',
    },
    {
      question: 'Do you grind the welds inside a tube?',
      answer:
        'Usually they’re out of reach, so they have to be right as welded. We cut ends square with a tube facer, keep offset on 0.065 in wall under 0.010 in, and run sample welds with the same head and purge before the shift. Then we look inside with a borescope and photograph each one.',
    },
    {
      question: 'What does H1 mean, and is it safe to eat?',
      answer:
        'H1 is the NSF category for lubricants with possible incidental contact. For the common mineral-oil types the FDA rule allows up to 10 parts per million in food. It’s made for machines, so a leak that reaches product is still a hold and a call to quality.',
    },
    {
      question: 'Which stainless should we specify?',
      answer:
        '304 for frames and most dry or dairy product contact. 316L where there’s brine, tomato, vinegar, hot chlorinated cleaner or chlorides under a gasket. On welded tube the L grade keeps its corrosion resistance beside the weld.',
    },
    {
      question: 'How do you keep metal out of the product after a repair?',
      answer:
        'We cap openings the moment they exist, file and drill away from the line, and go over the area twice with a magnet and a light. After the clean, your metal detector or X-ray is challenged with its test pieces before you pack first product.',
    },
    {
      question: 'What if the work runs over the window?',
      answer:
        'The turn-back hour prevents most of it: if the new unit isn’t bolted down by then, the old one goes back in. If it can’t, we tell your shift lead right away and give a new time, because sanitation and trucks have to move too.',
    },
  ],
  closing: {
    heading: 'When is your next clean?',
    text: 'Tell us the zone, the last product and the hours between two cleans. You get a plan hour by hour, with the turn-back time in it.',
  },
};
