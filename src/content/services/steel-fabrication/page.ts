import { company } from '../../company/company.ts';
import { aggregateMining } from '../../industries/aggregate-mining/industry.ts';
import { foodBeverage } from '../../industries/food-beverage/industry.ts';
import { grainHandling } from '../../industries/grain-handling/industry.ts';
import { manufacturing } from '../../industries/manufacturing/industry.ts';
import { limits } from '../limits.ts';
import type { ServicePageContent } from '../service-page.ts';
import { steelFabrication } from './service.ts';

export const content: ServicePageContent = {
  service: steelFabrication,
  summary: {
    title: `Steel fabrication for plants, ${company.address.state}`,
    description:
      'Millwrights measure, build and set machine bases, platforms, chutes and guards in carbon and stainless steel, to stated weld and flatness limits.',
    keywords: [
      'steel fabrication',
      'machine base fabrication',
      'industrial platforms and stairs',
      'stainless steel chutes',
      'machine guarding',
      'AWS D1.1 welding',
      'field measurement',
    ],
  },
  heading: 'Steel that bolts up the first time',
  lead: 'We measure around your pipes and conveyors, draw what we saw, and cut after you approve the drawing. The people who weld a frame also set it, so bolt access, lifting eyes and shim gaps are in it from the start.',
  titleBlock: [
    ['Starts from', 'drawing, sample or sketch'],
    ['Structural welds', 'to AWS D1.1'],
    ['Machined pads', `${limits.padsPerFoot} per foot`],
    ['Leaves the shop', 'trial-fitted, piece-marked'],
  ],
  scope: [
    {
      title: 'Machine bases and sole plates',
      text: 'Welded frames with machined pads, jack-screw tabs, grout holes and vents. Where a gearbox or spindle will sit, we stress-relieve the frame before we cut the pads, so it doesn’t creep out of flat in service.',
    },
    {
      title: 'Platforms, stairs and crossovers',
      text: 'Walking surfaces to OSHA general industry rules: rails, toe boards, stair angle, ladder gates. We cut and band the openings in grating before it reaches your floor, then clip it down.',
    },
    {
      title: 'Chutes, hoppers and spouts',
      text: 'Valley angles worked out from the product, liners in AR plate, UHMW or ceramic tile, and bolted wear plates that come out without a torch.',
    },
    {
      title: 'Guards',
      text: 'Openings sized from the distance to the pinch point, hinges and tool-release fasteners where people lubricate, sight holes where they inspect.',
    },
    {
      title: 'Stainless work',
      text: 'Separate grinders, brushes and benches for 304 and 316, because a trace of carbon steel rusts within days of washdown. Hollow sections are welded shut, or left open enough to drain and look into.',
    },
    {
      title: 'Field repair and fit',
      text: 'We gouge cracked frames to sound metal, check with dye, preheat and reweld in sequence. Worn bores and pads get built up and machined in place with a portable bar or mill.',
    },
  ],
  callWhen: [
    'A frame or bracket cracked again beside the last repair weld.',
    'Operators climb on a conveyor to reach a valve.',
    'A chute plugs, wears through at one corner or spills at the transfer.',
    'A safety audit wrote up rails, toe boards or guard openings.',
    'A new machine doesn’t match the old foundation bolts and needs an adapter base.',
    'The part was last made decades ago, and there’s no drawing, only the worn piece.',
  ],
  steps: [
    {
      title: 'Measure on your floor',
      text: 'Tape and square for a guard, total station or scan for a mezzanine. We note what can’t move, what swings open, and how the finished piece gets in. Door and elevator sizes decide where the field splices go.',
    },
    {
      title: 'Draw, calculate, approve',
      text: 'You get a general arrangement with loads, finish, bolts and weld symbols. A licensed engineer runs the numbers on anything that carries people or machines. We order material once you approve in writing.',
    },
    {
      title: 'Cut, prepare, fit',
      text: 'Saw, plasma, drill and brake from the same model. We grind off mill scale where a weld lands and check gaps with feeler and square. Welders qualified for the joint do the tacking.',
    },
    {
      title: 'Weld in a sequence',
      text: 'Balanced passes from the center out, alternate sides, with the frame clamped to a flat table. Plate over 1-1/2 in is preheated to at least 150\u00a0°F, over 2-1/2 in to 225\u00a0°F, for common structural grades with low-hydrogen filler. Below freezing, any thickness gets warmed to 70\u00a0°F first.',
    },
    {
      title: 'Inspect, then machine',
      text: 'We look at and gauge every weld. Lifting eyes and repair welds get dye or magnetic particle, and ultrasonic testing where the drawing calls for it. Pads are machined after the last weld and any stress relief.',
    },
    {
      title: 'Trial fit and finish',
      text: 'Bolted assemblies go together once on the shop floor, get match-marked and photographed, and come apart for blast and paint, galvanizing, or pickling and passivation.',
    },
    {
      title: 'Erect and close out',
      text: 'Pieces arrive in the order we erect them. We snug all bolts, plumb and level, then tighten. Holes that miss are reamed, never torched. We redline the drawing to as-built.',
    },
  ],
  figures: {
    caption: 'Fit-up, weld and size limits',
    columns: ['Feature', 'Typical limit', 'Where it comes from'],
    rows: [
      ['Gap at a fillet weld', '1/16 in; to 3/16 in if the leg grows by the gap', 'AWS D1.1'],
      ['Offset at a butt joint', '10% of the thinner part, 1/8 in at most', 'AWS D1.1'],
      ['Undercut, static load', '1/32 in deep in material under 1 in', 'AWS D1.1'],
      ['Cut length of framed members', '1/16 in up to 30 ft, 1/8 in over', 'AISC code of practice'],
      ['Straightness, columns under 30 ft', '1/8 in per 10 ft of length', 'AWS D1.1'],
      ['Standard bolt hole', '1/16 in over for bolts to 7/8 in, 1/8 in over from 1 in up', 'AISC'],
      ['Base pads, as welded', 'flat within 1/16 in', 'shop practice'],
      ['Base pads, machined', `${limits.padsPerFoot}/ft, coplanar within 0.002 in`, 'machine manufacturer’s drawing'],
      ['Guardrail', 'top 42 in +/- 3 in, holds 200 lb; toe board 3-1/2 in', 'OSHA 1910.29'],
      ['Standard stair', '30 to 50 degrees, riser 9-1/2 in at most', 'OSHA 1910.25'],
      ['Guard opening', '1/4 in at 1/2 to 1-1/2 in, 1/2 in at 2-1/2 to 3-1/2 in away', 'OSHA 1910.217, table O-10'],
    ],
    note: 'Typical values for statically loaded steel; cyclic loads, stainless (AWS D1.6) and sanitary welds have their own. The approved drawing and the code edition it names come first. The guard table was written for power presses and is commonly used for other machines.',
  },
  figuresLink: 'See the weld and size limits',
  tools: [
    {
      title: 'Total station and scanner',
      text: 'Existing steel, pipes and floors taken into the model within about 1/8 in over a bay.',
    },
    {
      title: 'Plasma table, saw, press brake',
      text: 'Straight, numbered parts. We grind thermal cuts on bolted or machined faces back to bright metal.',
    },
    {
      title: 'MIG, flux-core, stick and TIG',
      text: 'Wire in the shop, low-hydrogen stick outdoors where wind strips the gas, TIG for stainless and thin sections.',
    },
    {
      title: 'Preheat torches and temperature sticks',
      text: 'We read preheat three inches from the joint and hold it until the last pass.',
    },
    {
      title: 'Weld gauges, dye and magnetic yoke',
      text: 'We measure leg, throat, undercut and surface cracks, and write the result on the piece drawing.',
    },
    {
      title: 'Portable boring bar and mill',
      text: 'Bores and pads cut in place when the frame is too big to bring home.',
    },
  ],
  prepare: [
    'A sketch, photo, old drawing or the worn part itself, and how it failed.',
    'Product, temperature, cleaning chemicals and abrasion the steel will see.',
    'Live loads: people, pallets, spare motors, product build-up.',
    'Floor or building drawings for anything that hangs from the structure or sits on it.',
    'Access for a survey while the machine is open, and once more while it’s running if you can.',
    'Who approves drawings, and how long that usually takes.',
    'A hot-work permit from your issuer if we weld on site. We post the fire watch.',
  ],
  handover: [
    'As-built drawing, in PDF and in an editable format.',
    'Mill certs and filler types by piece mark, when the order calls for traceability.',
    'Records of visual and other weld inspection.',
    'Coating or passivation record with thickness or method.',
    'Bolt list with grade and tightening method.',
    'Load plate for platforms and lifting points.',
  ],
  industries: [
    {
      industry: foodBeverage,
      job: 'Stainless crossover with solid, nonslip treads that drain, no ledges over product, and welds ground smooth on the product side.',
    },
    {
      industry: grainHandling,
      job: 'Distributor platform and lined spouts on a leg tower, built in sections the crane can reach.',
    },
    {
      industry: manufacturing,
      job: 'Machined sub-base that puts a new gearbox at the old shaft height and on the old anchors.',
    },
    {
      industry: aggregateMining,
      job: 'Rock box transfer chute with bolted AR liners sized for one person to lift.',
    },
  ],
  questions: [
    {
      question: 'Can you work from a sketch or a broken part?',
      answer:
        'Yes. We measure the part, allow for its wear, and check it against whatever it mates with. You approve a proper drawing before we cut, and it’s yours for the next time.',
    },
    {
      question: 'Paint, galvanize or stainless?',
      answer:
        'Paint for dry indoor frames, because it’s easy to repair. Hot-dip galvanizing for outdoor steel; tubes need vent and drain holes, and thin plate may warp in the zinc bath. Stainless for washdown and caustic, 316 where chlorides or brine splash.',
    },
    {
      question: 'Why did the repaired crack come back?',
      answer:
        'Often somebody welded over the crack and left its tip in the metal, or the weld ended at the most stressed corner. We find the ends with dye, drill or gouge past them, and look for the cause: a loose foot, a stiff corner, or a load the frame was never meant to take.',
    },
    {
      question: 'Do platforms need an engineer’s stamp?',
      answer:
        'A licensed engineer checks anything that carries people or machines. Whether the drawing also needs a stamp is up to your building official and insurer. A guard, a chute or a tool rack normally goes ahead on our own drawing.',
    },
    {
      question: 'How steep does a chute have to be?',
      answer:
        'It depends on the valley where two sides meet, which is always flatter than either side. As a start, 45 degrees for dry grain and 60 for meal or damp product. For anything sticky we ask for a bucket of it and try a liner.',
    },
    {
      question: 'How long from order to erection?',
      answer:
        'Figure a week for survey and drawing, your approval time, two to four weeks in the shop for a platform or base, and another week for galvanizing. If a guard or bracket is holding up production, we can often cut it from stock plate the same day.',
    },
  ],
  closing: {
    heading: 'Send a sketch, or the broken part',
    text: `A photo with a tape measure in it starts the drawing. Tell us what the steel carries and what it’s cleaned with. Our millwrights take the measurements and set the steel in plants across ${company.statesInWords}.`,
  },
};
