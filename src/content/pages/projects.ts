import { claims } from '../company/claims.ts';
import { company } from '../company/company.ts';
import type { Testimonial } from '../company/testimonials.ts';
import type { Figure, PageContent } from '../page-parts.ts';
import { limits } from '../services/limits.ts';

/** A project with its case study. */
export interface Project {
  /** Name of the drawing, and anchor of the case. */
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
  /** Conditions of the readings. */
  readingsNote: string;
  results: readonly string[];
  testimonial: Testimonial;
}

export interface ProjectsPageContent extends PageContent {
  /** Four figures with their labels. */
  stats: readonly Figure[];
}

export const projectsPage: ProjectsPageContent = {
  summary: {
    name: 'Projects',
    title: 'Millwright projects, before and after',
    description: `Four millwright jobs in ${company.statesInWords}, as found and as left: a turbine, a quarry conveyor, a chemical reactor, a grain elevator.`,
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
  lead: 'Each case says what our millwrights found, did and measured, in thousandths of an inch where it matters. We name clients by kind of plant, because their machines are their business.',
  stats: [
    {
      value: claims.projects,
      label: 'projects',
      text: 'From one bearing to a whole plant moved, each closed out with a record.',
    },
    { value: claims.industriesServed, label: 'industries', text: 'Counted by product: a bakery and a dairy are two.' },
    { value: claims.onTime, label: 'on time', text: 'Finished by the date in the signed scope.' },
    {
      value: 'Outstanding',
      label: 'safety record',
      text: `${claims.lostTimeInjuries} lost-time injuries, and a written plan for every lift.`,
    },
  ],
};

export const projects: readonly Project[] = [
  {
    drawing: 'turbine-rebuild',
    drawingShows:
      'Half section of the turbine: a rotor with nine stages between two bearings 150.00 in apart, 59.00 in over the tips of the last stage. The exhaust bearing is rebabbitted to 0.012 in of clearance, rotor runout is 0.0015 in at midspan, thrust float 0.014 in.',
    title: 'Emergency turbine rebuild',
    client: 'Municipal power plant',
    location: 'Greater Minnesota',
    duration: '9 days',
    team: '6 millwrights, 1 rigger, two shifts',
    units: 'inches',
    scale: '1 : 16',
    found:
      'A 12 MW condensing turbine tripped on high vibration at its exhaust bearing. With the upper casing off, we found the lower bearing half wiped, the thrust pads worn and three gland rings rubbed down. The rotor, still warm, read 0.009 in TIR (total indicator reading) at the middle of its 150 in bearing span. With the bearing wiped, it could not go on turning gear.',
    done: [
      'We picked the 8-ton rotor under a written lift plan and set it on roller stands on the turbine deck. We turned it slowly for 18 hours while it cooled evenly, and indicated it at 14 stations. The bow relaxed and settled at 0.0015 in. We strap-polished both 8 in journals. Both bearings went out for spun babbitt and an ultrasonic bond check, and were bored to the journals as measured. We checked all nine stages for rub; the last, 59 in over its tips, had none.',
      `We fitted new gland rings and centered them and the diaphragms to a tight wire within 0.003 in. The casing joint was closed dry first: a 0.0015 in feeler wouldn’t enter anywhere. Then we heated the studs and drew them to a measured stretch. New thrust pads set the float. We set the coupling cold to a target that allows for 0.011 in of pedestal growth. After one day at load, the hot readings came within ${claims.alignmentTolerance} in of the prediction.`,
    ],
    handedOver:
      'Clearances for every station, bond and bore records for both bearings, the stud stretch list, cold and hot alignment reports, and the lift plan as executed.',
    readings: [
      { reading: 'Rotor runout at midspan', unit: 'in TIR', asFound: '0.009', asLeft: '0.0015' },
      { reading: 'Exhaust bearing clearance', unit: 'in, diametral', asFound: 'wiped', asLeft: '0.012' },
      { reading: 'Thrust float', unit: 'in', asFound: '0.031', asLeft: '0.014' },
      { reading: 'Gland ring clearance', unit: 'in, radial', asFound: '0.041', asLeft: '0.016' },
      { reading: 'Coupling offset from cold target', unit: 'in', asFound: '0.014', asLeft: claims.alignmentTolerance },
      { reading: 'Vibration at exhaust bearing', unit: 'in/s peak', asFound: '0.62', asLeft: '0.08' },
    ],
    readingsNote:
      'As-found runout on the warm rotor, all other dimensions at 70\u00a0°F. Vibration at 3,600 rpm: as found at the trip, as left at full load.',
    results: [
      'Back on the grid the ninth day after the trip',
      'Vibration at full load down to about one eighth of the trip reading',
      'The next outage starts from a complete clearance record',
      'Spare gland rings measured and drawn while the casing was open',
    ],
    testimonial: {
      quote:
        'At every shift change I got a page of readings I could put in front of the board. When the rotor wouldn’t cool straight, they showed us the curve and told us how many hours it needed. That’s how many it took.',
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
      'Two haul trucks carried primary stone 29 ft up a ramp to the screens, and every thaw shut the ramp down. The quarry owned a used conveyor, 120 ft between pulley centers, for a 36 in belt. Its truss was bowed, most of its idlers were seized, and the new footings were up to 1.125 in off the drawing.',
    done: [
      'We shot one centerline from tail to head and set every bent from it. We corrected the footings with leveling nuts and epoxy grout, each by the error surveyed at its own spot. We straightened the truss in our shop, put new 35° idlers on it every 4 ft, and set it at 14° in three picks, each with weight, radius and a wind limit on its lift plan.',
      'We lagged the 42 in head pulley and squared all six pulleys to the centerline before a belt went on. The belt was finger-spliced in a heated press, with the gravity take-up hung high in its 6 ft of travel. Chutes, scrapers, guards and pull cords went on next. Then we tracked it empty and under stone, before the acceptance run.',
    ],
    handedOver:
      'Footing survey before and after, squareness of every pulley, splice and take-up record, the guard and pull-cord test list signed with the quarry electrician, and a spares list by drive.',
    readings: [
      { reading: 'Footing height off drawing, worst', unit: 'in', asFound: '1.125', asLeft: '0.060' },
      { reading: 'Truss offset from centerline', unit: 'in', asFound: '0.75', asLeft: '0.12' },
      { reading: 'Pulley squareness, worst of 6', unit: 'in over 24 in', asFound: '0.090', asLeft: '0.008' },
      { reading: 'Belt wander at the tail, loaded', unit: 'in', asFound: '1.25', asLeft: '0.25' },
      { reading: 'Motor to reducer offset', unit: 'in', asFound: '0.012', asLeft: '0.002' },
    ],
    readingsNote: `As found: first survey for footings and truss, as first bolted up for pulleys and drive, first loaded start for the belt. As left: after the acceptance run. The drive sits on the steel truss, which won’t hold ${claims.alignmentTolerance} in, so the motor went to the excellent limit for its 1,800 rpm, 0.002 in.`,
    results: [
      '600 tons an hour held for an 8-hour acceptance run',
      'No haul truck on the ramp since day one',
      'Handed over two days ahead of the date in the scope',
      'Take-up down 1 ft after the first month, 5 ft of travel left',
    ],
    testimonial: {
      quote:
        'I walked the line every morning looking for something to complain about. Every footing had its surveyed height chalked next to the one on the drawing. The second afternoon on stone the belt ran in the middle, and it’s stayed there.',
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
      'A 2,000-gallon jacketed reactor, 84 in across, lost a quart of barrier fluid a shift through its double seal, the third seal in two years. At the bottom of the vessel, the PTFE bushing in the steady bearing had worn to 0.125 in of clearance. The 4 in shaft and its two 34 in impellers whipped in it, and the seal faces had to follow.',
    done: [
      'The plant drained, washed and purged the vessel. We broke eleven lines under permit, set a numbered blind in each, verified the agitator lockout, and went in with an attendant at the manway and the air tested at three levels. We checked the welds of all four baffles, each 7 in wide. We uncoupled the lower shaft in the vessel, hoisted it out and straightened it in a press on V-blocks.',
      'The gearbox got new output bearings, with end play set by shims. We leveled the mounting flange and checked shaft runout where the seal sits before the new cartridge went in. Its clips came off only after the drive collar was tight, and then the shaft turned freely by hand. The barrier system then held 30 psi above vessel pressure for an hour.',
    ],
    handedOver:
      'Blind list with every blind signed in and out, entry permits with gas readings, runout readings, the seal pressure test, and the torque plan for the manway and eleven flanges.',
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
        'Everyone else had sold us seals. Your crew asked for the bushing drawing before you quoted. The blind list they kept is now the form we use for every contractor.',
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
      'The old leg moved 3,500 bushels an hour in a casing that leaned 1.75 in from boot to head. Under load the belt rubbed steel, and the head bearings ran 71\u00a0°F above the air. It had no sensors for rub, slip or heat.',
    done: [
      'Between planting and harvest we took the old leg down in five picks, each with weight, radius, ground bearing and a wind limit on its lift plan. We surveyed and grouted the new boot base. The casing went up in 20 ft lengths, 130 ft between pulley centers. We plumbed each length from two sides with transits before we torqued the bolts and made up the tower braces. We leveled the distributor at the top, and a drag conveyor feeds the two far bins.',
      `We leveled the head and boot shafts and set them parallel. The 42 in head pulley is lagged; the boot has a wing pulley the same size, because it sheds grain instead of packing it. We hung the belt with its 14 × 8 in buckets every 9 in, bolted it in a lap splice and tightened it again after 50 hours of grain. Rub blocks, bearing temperature probes and a speed switch went in with the plant electrician. The switch stops the leg when the belt slows by ${limits.legSlip}.`,
    ],
    handedOver:
      'Plumb and level survey by section, bolt torque list, take-up position with travel left, sensor test record, and a dated wear list for belt, buckets and lagging.',
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
      'Average truck turn down from 34 to 16 minutes by the scale log',
      'No hot work above the boot: every joint up the leg is bolted',
      'Slip, rub and bearing heat now stop the leg before anyone has to notice',
    ],
    testimonial: {
      quote:
        'They told us in April which week in August we could run corn, and that week we ran corn. I’ve got a list on my wall with the month each wear part comes due, and so far it’s been right.',
      role: 'Location manager',
      plant: 'grain cooperative',
    },
  },
];
