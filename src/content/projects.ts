import { claims } from './company.ts';
import type { PageSummary } from './page-parts.ts';
import type { Testimonial } from './testimonials.ts';

/** A project as its case sheet shows it (spec §2). */
export interface Project {
  /** Name of its drawing, and the anchor of its sheet. */
  drawing: 'turbine-rebuild' | 'conveyor-installation' | 'reactor-maintenance' | 'grain-elevator-modernization';
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
  /** The conditions that the readings hold for. */
  readingsNote: string;
  results: readonly string[];
  testimonial: Testimonial;
}

export interface ProjectsPageContent {
  summary: PageSummary;
  heading: string;
  lead: string;
  /** The four of spec §2, each with what it counts. */
  stats: readonly { value: string; label: string; note: string }[];
}

export const projectsPage: ProjectsPageContent = {
  summary: {
    title: 'Projects',
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
    title: 'Emergency turbine rebuild',
    client: 'Municipal power plant',
    location: 'Greater Minnesota',
    duration: '9 days',
    team: '6 millwrights, 1 rigger, two shifts',
    units: 'inches',
    scale: '1 : 16',
    found:
      'A 12 MW condensing turbine tripped on high vibration at its exhaust bearing. With the upper casing off, the lower bearing half was wiped and three gland rings were rubbed down. The rotor, still warm, read 0.009 in TIR at mid span.',
    done: [
      'The 8-ton rotor came out under a written lift plan and went onto roller stands on the turbine deck. We turned it slowly for 18 hours while it cooled evenly and indicated it at 14 stations. The bow relaxed and settled at 0.0015 in. Both journals were strap-polished. Both bearings went out for spun babbitt and an ultrasonic bond check, and were bored to the journals as measured.',
      `Diaphragms and gland bores were centered to a tight wire within 0.003 in. The casing joint was closed dry first: a 0.0015 in feeler entered nowhere. Its studs were then heated and drawn to a measured stretch. The coupling was set cold to a target that allows for 0.011 in of pedestal growth. Hot readings after one day at load agreed with the prediction within ${claims.alignmentTolerance} in.`,
    ],
    handedOver:
      'Clearances for every station, bond and bore records for both bearings, the stud stretch list, alignment sheets cold and hot, and the lift plan as carried out.',
    readings: [
      { reading: 'Rotor runout at mid span', unit: 'in TIR', asFound: '0.009', asLeft: '0.0015' },
      { reading: 'Exhaust bearing clearance', unit: 'in, diametral', asFound: 'wiped', asLeft: '0.009' },
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
    title: 'Conveyor system installation',
    client: 'Packaged-food plant',
    location: 'Minneapolis-St. Paul metro',
    duration: '5 weeks',
    team: '8 millwrights, 2 welders, 1 lead',
    units: 'inches',
    scale: '1 : 120',
    found:
      'Two roller lines fed one palletizer and jammed where they merged. The plant wanted 640 ft of belt conveyor through a hall that had to keep shipping. Our floor survey showed 1.125 in between the highest and the lowest support location.',
    done: [
      'We laid one datum line on brass floor plugs and took every support from it. Anchor holes were drilled through a template at night, with vacuum shrouds, and capped for the day. Each support was cut in our shop to the height surveyed at its own spot, so the hall saw no grinder.',
      'Frames were set to a rotating laser and pulleys squared to the datum before a belt went on. The belts were finger-spliced in a heated press, tensioned to the elongation that their maker gives, and tracked empty, then under full cases. The old merge came out on a Friday evening and the new one ran at rate on Sunday afternoon.',
    ],
    handedOver:
      'Floor survey, elevation of every support, splice and tension records, the guard and pull-cord test list signed with the plant electrician, and spares by drive.',
    readings: [
      { reading: 'Height, highest to lowest', unit: 'in', asFound: '1.125', asLeft: '0.060' },
      { reading: 'Frame offset from datum line', unit: 'in', asFound: '0.75', asLeft: '0.06' },
      { reading: 'Pulley squareness, worst of 22', unit: 'in over 24 in', asFound: '0.090', asLeft: '0.008' },
      { reading: 'Belt wander at the tail, loaded', unit: 'in', asFound: '1.25', asLeft: '0.25' },
      { reading: 'Motor to reducer offset, worst of 9', unit: 'in', asFound: '0.012', asLeft: '0.002' },
    ],
    readingsNote:
      'As found: bare floor for height, the old line for offset, frames as delivered for pulleys and drives, first loaded start for the belt. As left: after the acceptance run.',
    results: [
      '55 cases a minute held for an 8-hour acceptance run',
      'Both old lines shipped until the last weekend',
      'Handed over two days before the date in the scope',
      'Merge jams down from several a shift to none in the first month',
    ],
    testimonial: {
      quote:
        'I walked the hall each morning looking for a reason to complain, and the floor was swept, the holes were capped and the line was running. The merge weekend went by the hour plan they had pinned to the wall.',
      role: 'Packaging manager',
      plant: 'packaged food',
    },
  },
  {
    drawing: 'reactor-maintenance',
    title: 'Chemical reactor maintenance',
    client: 'Specialty chemical plant',
    location: 'Western Wisconsin',
    duration: '6 days',
    team: '5 millwrights, 2 attendants, two shifts',
    units: 'inches',
    scale: '1 : 24',
    found:
      'A 4,000-gallon jacketed reactor lost a quart of barrier fluid a shift through its double seal, the third seal in two years. Inside, the PTFE steady bushing had worn to 0.125 in of clearance. The lower shaft whipped in it, and the seal faces had to follow.',
    done: [
      'The plant drained, washed and purged the vessel. We broke eleven lines under permit, set a numbered blind in each, proved the agitator locked out, and entered with an attendant at the manway and the air tested at three levels. The lower shaft was uncoupled in the vessel, hoisted out and straightened in a press on V-blocks.',
      'The gearbox got new output bearings, with end play set by shims. The mounting flange was brought level, and shaft runout checked where the seal sits before the new cartridge went in. Its clips came off only after the drive collar was tight and the shaft turned freely by hand. The barrier system then held 30 psi above vessel pressure for an hour.',
    ],
    handedOver:
      'Blind list with every blind signed in and out, entry permits with gas readings, runout sheets, the seal pressure test, and the torque plan for the manway and eleven flanges.',
    readings: [
      { reading: 'Shaft runout at the seal', unit: 'in TIR', asFound: '0.018', asLeft: '0.003' },
      { reading: 'Shaft swing at the lower end', unit: 'in TIR', asFound: '0.110', asLeft: '0.030' },
      { reading: 'Steady bushing clearance', unit: 'in, diametral', asFound: '0.125', asLeft: '0.030' },
      { reading: 'Gearbox output end play', unit: 'in', asFound: '0.022', asLeft: '0.004' },
      { reading: 'Motor coupling offset', unit: 'in', asFound: '0.013', asLeft: claims.alignmentTolerance },
    ],
    readingsNote:
      'Vessel empty, at room temperature, shaft turned by hand, lower end measured with the steady bushing out. The bushing needs its 0.030 in because PTFE grows when the batch is hot.',
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
    title: 'Grain elevator modernization',
    client: 'Farmer-owned grain cooperative',
    location: 'Northern Iowa',
    duration: '11 weeks',
    team: '7 millwrights, 1 welder, 1 crane operator',
    units: 'feet and inches',
    scale: '1 : 200',
    found:
      'The main leg moved 9,200 bushels an hour in a casing that leaned 1.75 in over 138 ft. Under load the belt rubbed the steel, and the head bearings ran 71 °F above the air. Nothing watched for rub, slip or heat.',
    done: [
      'Between planting and harvest the old leg came down in five picks, each with weight, radius, ground bearing and a wind limit on its sheet. The new boot base was surveyed and grouted. The casing went up in 20 ft lengths, plumbed from two sides with transits before the bolts were torqued and the tower braces made up.',
      'Head and boot shafts were leveled and set parallel, and the head pulley lagged. The belt was hung, bolted in a lap splice and tightened again after 50 hours of grain. Rub blocks, bearing temperature probes and a speed switch went in with the plant electrician. The switch stops the leg when the belt slows by 20%.',
    ],
    handedOver:
      'Plumb and level survey by section, bolt torque list, take-up position with travel left, sensor test sheet, and a wear list for belt, buckets and lagging with dates.',
    readings: [
      { reading: 'Capacity', unit: 'bu/h', asFound: '9,200', asLeft: '20,000' },
      { reading: 'Casing out of plumb over 138 ft', unit: 'in', asFound: '1.75', asLeft: '0.19' },
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
