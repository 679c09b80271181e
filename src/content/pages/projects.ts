import { claims } from '../company/claims.ts';
import type { Testimonial } from '../company/testimonials.ts';
import type { PageSummary } from '../page-parts.ts';

/** A project as its case sheet shows it. */
export interface Project {
  /** Name of its drawing, and the anchor of its sheet. */
  drawing: 'turbine-rebuild' | 'conveyor-installation' | 'reactor-maintenance' | 'grain-elevator-modernization';
  /** Text alternative of the drawing. */
  drawingShows: string;
  title: string;
  /** Kind of plant, never a name. */
  client: string;
  location: string;
  duration: string;
  team: string;
  /** Units and scale of the drawing, for the title block. */
  units: string;
  scale: string;
  found: string;
  /** In paragraphs. */
  done: readonly string[];
  handedOver: string;
  readings: readonly { reading: string; unit: string; asFound: string; asLeft: string }[];
  /** The conditions of the readings. */
  readingsNote: string;
  results: readonly string[];
  testimonial: Testimonial;
}

export interface ProjectsPageContent {
  summary: PageSummary;
  heading: string;
  lead: string;
  /** Four figures with their labels. */
  stats: readonly { value: string; label: string; note: string }[];
}

export const projectsPage: ProjectsPageContent = {
  summary: {
    name: 'Projects',
    description:
      'Four millwright jobs with readings as found and as left: a turbine rebuild, a conveyor installation, a chemical reactor and a grain elevator.',
    keywords: [
      'millwright projects',
      'turbine rebuild',
      'conveyor installation',
      'reactor agitator repair',
      'grain elevator modernization',
      'alignment report',
    ],
  },
  heading: 'Four jobs, with the readings',
  lead: 'Each sheet says what we found, what we did and what the plant kept afterwards. Clients are named by kind of plant, because their machines are their business.',
  stats: [
    {
      value: claims.projects,
      label: 'projects',
      note: 'From one bearing to a moved plant, each closed with a record.',
    },
    { value: claims.industriesServed, label: 'industries', note: 'Counted by product: a bakery and a dairy are two.' },
    { value: claims.onTime, label: 'on time', note: 'Finished by the date in the signed scope.' },
    {
      value: 'Outstanding',
      label: 'safety record',
      note: `${claims.lostTimeInjuries} lost-time injuries, and a written plan for every lift.`,
    },
  ],
};

export const projects: readonly Project[] = [
  {
    drawing: 'turbine-rebuild',
    drawingShows:
      'Half section of the turbine: a rotor with nine stages between two bearings 150.00 in apart, 59.00 in over the tips of the last stage. The exhaust bearing is rebabbitted to 0.012 in of clearance, rotor runout is 0.0015 in at mid span, thrust float 0.014 in.',
    title: 'Emergency turbine rebuild',
    client: 'Municipal power plant',
    location: 'Greater Minnesota',
    duration: '9 days',
    team: '6 millwrights, 1 rigger, two shifts',
    units: 'inches',
    scale: '1 : 16',
    found:
      'A 12 MW condensing turbine tripped on high vibration at its exhaust bearing. With the upper casing off, the lower bearing half was wiped, the thrust pads were worn and three gland rings were rubbed down. The rotor, still warm, read 0.009 in TIR at the middle of its 150 in bearing span.',
    done: [
      'The 8-ton rotor came out under a written lift plan and went onto roller stands on the turbine deck. We turned it slowly for 18 hours while it cooled evenly and indicated it at 14 stations. The bow relaxed and settled at 0.0015 in. Both 8 in journals were strap-polished. Both bearings went out for spun babbitt and an ultrasonic bond check, and were bored to the journals as measured. The nine stages were checked for rub; the last, 59 in over its tips, had none.',
      `Diaphragms and gland bores were centered to a tight wire within 0.003 in. The casing joint was closed dry first: a 0.0015 in feeler entered nowhere. Its studs were then heated and drawn to a measured stretch. New thrust pads set the float. The coupling was set cold to a target that allows for 0.011 in of pedestal growth. Hot readings after one day at load agreed with the prediction within ${claims.alignmentTolerance} in.`,
    ],
    handedOver:
      'Clearances for every station, bond and bore records for both bearings, the stud stretch list, alignment sheets cold and hot, and the lift plan as carried out.',
    readings: [
      { reading: 'Rotor runout at mid span', unit: 'in TIR', asFound: '0.009', asLeft: '0.0015' },
      { reading: 'Exhaust bearing clearance', unit: 'in, diametral', asFound: 'wiped', asLeft: '0.012' },
      { reading: 'Thrust float', unit: 'in', asFound: '0.031', asLeft: '0.014' },
      { reading: 'Gland ring clearance', unit: 'in, radial', asFound: '0.041', asLeft: '0.016' },
      { reading: 'Coupling offset from cold target', unit: 'in', asFound: '0.014', asLeft: claims.alignmentTolerance },
      { reading: 'Vibration at exhaust bearing', unit: 'in/s peak', asFound: '0.62', asLeft: '0.08' },
    ],
    readingsNote:
      'As-found runout on the warm rotor, all other dimensions at 70 °F. Vibration at 3,600 rpm: as found at the trip, as left at full load.',
    results: [
      'Back on the grid on the ninth day after the trip',
      'Vibration at full load down to about one eighth of the trip reading',
      'The next outage has a complete clearance sheet to start from',
      'Spare gland rings measured and drawn while the casing was open',
    ],
    testimonial: {
      quote:
        'At every shift change I got a page of readings that I could put in front of the board. When the rotor would not cool straight, they showed us the curve and told us how many hours it needed, and it needed that many.',
      role: 'Plant engineer',
      plant: 'municipal power generation',
    },
  },
  {
    drawing: 'conveyor-installation',
    drawingShows:
      'Elevation of the conveyor: 120 ft between pulley centers at 14 degrees, a gravity take-up with 6 ft of travel, a lagged head pulley of 42 in. Section A–A shows the 36 in belt on a 35 degree idler.',
    title: 'Conveyor system installation',
    client: 'Crushed-stone quarry',
    location: 'Minneapolis-St. Paul metro',
    duration: '5 weeks',
    team: '6 millwrights, 2 welders, 1 lead',
    units: 'feet and inches',
    scale: '1 : 135, section A–A 1 : 20',
    found:
      'Two haul trucks carried primary stone 29 ft up a ramp to the screens, and every thaw closed the ramp. The quarry owned a used conveyor, 120 ft between pulley centers, for a 36 in belt. Its truss was bowed, most idlers were seized, and the new footings were up to 1.125 in off the drawing.',
    done: [
      'We set out one center line from tail to head and took every bent from it. Footings were corrected with shim packs and epoxy grout, each to the height surveyed at its own spot. The truss was straightened in our shop, got new 35° idlers every 4 ft, and went up in three picks at 14°, each with weight, radius and a wind limit on its sheet.',
      'The 42 in head pulley was lagged, and all six pulleys were squared to the center line before a belt went on. The belt was finger-spliced in a heated press, with the gravity take-up hung high in its 6 ft of travel. It was tracked empty, then under stone. Chutes, scrapers, guards and pull cords followed before the acceptance run.',
    ],
    handedOver:
      'Footing survey before and after, squareness of every pulley, splice and take-up record, the guard and pull-cord test list signed with the quarry electrician, and spares by drive.',
    readings: [
      { reading: 'Footing height off drawing, worst', unit: 'in', asFound: '1.125', asLeft: '0.060' },
      { reading: 'Truss offset from center line', unit: 'in', asFound: '0.75', asLeft: '0.12' },
      { reading: 'Pulley squareness, worst of 6', unit: 'in over 24 in', asFound: '0.090', asLeft: '0.008' },
      { reading: 'Belt wander at the tail, loaded', unit: 'in', asFound: '1.25', asLeft: '0.25' },
      { reading: 'Motor to reducer offset', unit: 'in', asFound: '0.012', asLeft: '0.002' },
    ],
    readingsNote:
      'As found: first survey for footings and truss, as first bolted up for pulleys and drive, first loaded start for the belt. As left: after the acceptance run.',
    results: [
      '600 tons an hour held for an 8-hour acceptance run',
      'No haul truck on the ramp since the first day',
      'Handed over two days before the date in the scope',
      'Take-up down 1 ft after the first month, 5 ft of travel left',
    ],
    testimonial: {
      quote:
        'I walked the line each morning looking for a reason to complain. The surveyed height was chalked on every footing beside the one on the drawing. On the second afternoon with stone the belt ran in the middle, and it has stayed there.',
      role: 'Quarry superintendent',
      plant: 'crushed stone',
    },
  },
  {
    drawing: 'reactor-maintenance',
    drawingShows:
      'The vessel in half section with its agitator: two impellers of 34 in, four baffles 7 in wide. Detail A is the double seal on the 4.00 in shaft, runout 0.002 in; detail B the steady bearing with 0.040 in of clearance.',
    title: 'Chemical reactor maintenance',
    client: 'Specialty chemical plant',
    location: 'Western Wisconsin',
    duration: '6 days',
    team: '5 millwrights, 2 attendants, two shifts',
    units: 'inches',
    scale: '1 : 42, details 1 : 5',
    found:
      'A 2,000-gallon jacketed reactor, 84 in across, lost a quart of barrier fluid a shift through its double seal, the third seal in two years. At the bottom of the vessel, the PTFE bushing of the steady bearing had worn to 0.125 in of clearance. The 4 in shaft with its two 34 in impellers whipped in it, and the seal faces had to follow.',
    done: [
      'The plant drained, washed and purged the vessel. We broke eleven lines under permit, set a numbered blind in each, proved the agitator locked out, and entered with an attendant at the manway and the air tested at three levels. All four baffles, 7 in wide, were checked at their welds. The lower shaft was uncoupled in the vessel, hoisted out and straightened in a press on V-blocks.',
      'The gearbox got new output bearings, with end play set by shims. The mounting flange was brought level, and shaft runout checked where the seal sits before the new cartridge went in. Its clips came off only after the drive collar was tight and the shaft turned freely by hand. The barrier system then held 30 psi above vessel pressure for an hour.',
    ],
    handedOver:
      'Blind list with every blind signed in and out, entry permits with gas readings, runout sheets, the seal pressure test, and the torque plan for the manway and eleven flanges.',
    readings: [
      { reading: 'Shaft runout at the seal', unit: 'in TIR', asFound: '0.018', asLeft: '0.002' },
      { reading: 'Shaft swing at the lower end', unit: 'in TIR', asFound: '0.110', asLeft: '0.030' },
      { reading: 'Steady bearing clearance', unit: 'in, diametral', asFound: '0.125', asLeft: '0.040' },
      { reading: 'Gearbox output end play', unit: 'in', asFound: '0.022', asLeft: '0.004' },
      { reading: 'Motor coupling offset', unit: 'in', asFound: '0.013', asLeft: claims.alignmentTolerance },
    ],
    readingsNote:
      'Vessel empty, at room temperature, shaft turned by hand, lower end measured with the steady bushing out. The bushing needs its 0.040 in because PTFE grows when the batch is hot.',
    results: [
      'No measurable barrier fluid loss in the first 30 days',
      'Eleven blinds in, eleven blinds out, every flange tight at the first leak test',
      'Vessel returned on day 6 of a 7-day window',
      'Bushing clearance added to the yearly inspection, with a limit that protects the seal',
    ],
    testimonial: {
      quote:
        'Everyone else had sold us seals. They asked for the bushing drawing before they quoted. The blind list they kept is now the form we use for all contractors.',
      role: 'Turnaround coordinator',
      plant: 'specialty chemicals',
    },
  },
  {
    drawing: 'grain-elevator-modernization',
    drawingShows:
      'Elevation of the grain elevator: a leg of 130 ft, distributor, four bins and drag conveyor. Beside it the leg broken open: 14 × 8 in buckets every 9 in, a 42 in head pulley, a 42 in wing pulley in the boot.',
    title: 'Grain elevator modernization',
    client: 'Farmer-owned grain cooperative',
    location: 'Northern Iowa',
    duration: '11 weeks',
    team: '7 millwrights, 1 welder, 1 crane operator',
    units: 'feet and inches',
    scale: '1 : 400, leg 1 : 36',
    found:
      'The old leg moved 3,500 bushels an hour in a casing that leaned 1.75 in from boot to head. Under load the belt rubbed the steel, and the head bearings ran 71 °F above the air. Nothing watched for rub, slip or heat.',
    done: [
      'Between planting and harvest the old leg came down in five picks, each with weight, radius, ground bearing and a wind limit on its sheet. The new boot base was surveyed and grouted. The casing went up in 20 ft lengths, plumbed from two sides with transits before the bolts were torqued and the tower braces made up: 130 ft between pulley centers. The distributor was leveled at the top, and a drag conveyor carries on to the two far bins.',
      'Head and boot shafts were leveled and set parallel. The 42 in head pulley is lagged; the boot has a wing pulley of the same size, which sheds grain instead of packing it. The belt, with 14 × 8 in buckets every 9 in, was hung, bolted in a lap splice and tightened again after 50 hours of grain. Rub blocks, bearing temperature probes and a speed switch went in with the plant electrician. The switch stops the leg when the belt slows by 20%.',
    ],
    handedOver:
      'Plumb and level survey by section, bolt torque list, take-up position with travel left, sensor test sheet, and a wear list for belt, buckets and lagging with dates.',
    readings: [
      { reading: 'Capacity', unit: 'bu/h', asFound: '3,500', asLeft: '8,000' },
      { reading: 'Casing out of plumb, boot to head', unit: 'in', asFound: '1.75', asLeft: '0.19' },
      { reading: 'Head shaft level', unit: 'in per ft', asFound: '0.040', asLeft: '0.004' },
      { reading: 'Belt wander at the boot, loaded', unit: 'in', asFound: '2.5', asLeft: '0.5' },
      { reading: 'Head bearing above air', unit: '°F', asFound: '71', asLeft: '32' },
    ],
    readingsNote:
      'As found on the old leg, as left on the new one. Capacity with dry shelled corn by scale tickets; wander and temperature after four hours at full load.',
    results: [
      'Ready nine days before the first truck of harvest',
      'Average truck turn from 34 to 16 minutes by the scale log',
      'No hot work above the boot: every joint up the leg is bolted',
      'Slip, rub and bearing heat now stop the leg before a person has to notice',
    ],
    testimonial: {
      quote:
        'They told us in April which week in August we could run corn, and that week we ran corn. I have a list on my wall with the month when each wear part will be due, and so far it has been right.',
      role: 'Location manager',
      plant: 'grain cooperative',
    },
  },
];
