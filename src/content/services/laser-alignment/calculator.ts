import { example } from './fields.ts';
import { fastest, largestSweepError, slowest, speedName } from './limits.ts';

const { front, back, offset, angularity, rpm } = example;
const exampleAt = (distance: number) => offset - angularity * distance;

const dialHint =
  'Turn both shafts together. Zero at 12 o’clock, plus is the button pushed in. Enter full readings: the calculator halves them. 3 and 9 give side to side and check 6; without them it’s up-down only. Distances are from the middle of the coupling. Sag is the bracket’s reading at 6 on a pipe, zeroed at 12; its sign doesn’t matter.';

/** The words of the calculator. `fields.ts` has those of its fields. */
export const calculator = {
  title: 'Move the motor',
  lead: 'A shaft alignment calculator for a machine that’s locked out: add or pull shims and watch the coupling. The front feet are the two next to it. Lengths along the shaft are to scale; heights are blown up.',
  drawing: 'Motor, coupling and pump from the side, and below them the motor’s centerline against the pump’s',
  heights: 'Heights',
  machine: {
    legend: 'Your machine',
    hint: `Distances from the middle of the coupling to the bolts of the feet, to 1/8 in. Measure yours: ${front} and ${back} in are the example’s.`,
  },
  found: 'As found',
  hints: {
    laser:
      'At the middle of the coupling; angularity per inch, not per 10 inches. Plus is motor high and open at the top; side to side, motor toward 3 o’clock and open at 3, which is on the right, seen from the motor to the pump.',
    rimFace: `${dialHint} The bracket is on the pump’s shaft. The rim dial is on the motor’s hub, and the face dial on the side of that hub that looks at the coupling. Hold the shafts against the same end of their float.`,
    reverse: `${dialHint} The motor hub’s dial has its bracket on the pump, the pump hub’s on the motor.`,
  },
  clock: 'The clock seen from the motor to the pump, with 3 o’clock on the right, and the dials on the coupling',
  moves: {
    legend: 'Shims and moves so far',
    hint: 'Shims: plus adds, minus takes out. Side moves: plus is toward 3 o’clock.',
  },
  put: 'Put the right shims in',
  target: {
    legend: 'Thermal growth',
    hint: 'Where the motor’s feet are to be cold, against the pump’s line, so that the shafts meet hot. A motor that grows 4 mils more than the pump starts at −4; zero if both grow alike. Side to side the target is zero.',
  },
  otherSign: (label: string) => `Other sign: ${label}`,
  range: ([from, to]: readonly [number, number]) => `${from < 0 ? '−' : ''}${Math.abs(from)} to ${to}`,
  beyondFront: 'Beyond the front',
  tooFine: { mils: '6, not .006', 'mils/in': '1, not .001' },
  otherUnit: (unit: string, other: string) => `${unit}, not ${other}`,
  limits: (name: string, excellent: string, acceptable: string) =>
    `${name}: ${excellent} excellent, ${acceptable} acceptable`,
  verdictAt: { own: (speed: string) => `At ${speed}`, example: (speed: string) => `Worked example at ${speed}` },
  upDownOnly: ', up-down only',
  verdicts: {
    excellent: 'Excellent',
    acceptable: 'Acceptable',
    out: 'Out of tolerance',
    invalid: 'Readings not valid',
    unknown: 'Not known',
  },
  isCut:
    'This link is incomplete. Values may be cut, and those that it lacks are the example’s. Get the whole link, or check every field.',
  areApart: (dial: string, sides: string, bottom: string) =>
    `${dial}: 3 + 9 = ${sides}, 6 + 12 = ${bottom}. More than ${largestSweepError} mils apart: read again.`,
  isByChance: (angle: string, limit: string) =>
    `3 + 9 and 6 + 12 differ. Over so short a distance that may be ${angle} mils/in, and the limit is ${limit}: read again.`,
  unknown: 'not known',
  side: 'side',
  none: 'None',
  caption: 'Shims and side moves to the target',
  foundAtCoupling: (alignment: string) => `Found at the coupling: ${alignment}.`,
  columns: ['Motor feet', 'As found', 'To target, in all', 'Now'],
  now: (height: string, move: string) => `${height}, to go: ${move.toLowerCase()}`,
  shims: {
    feet: { front: 'Front feet', back: 'Back feet' },
    plus: (size: string) => `Add ${size}`,
    minus: (size: string) => `Remove ${size}`,
  },
  sideMoves: {
    feet: { front: 'Front feet, side', back: 'Back feet, side' },
    plus: (size: string) => `${size} to 3 o’clock`,
    minus: (size: string) => `${size} to 9 o’clock`,
  },
  note: `Check soft foot first: a foot that rises over 2 mils when its bolt is loosened spoils the rest. The limits are PRÜFTECHNIK’s for short flexible couplings, in each plane, as deviations from the target. Between two speeds, take the higher one; below ${slowest} and above ${speedName(fastest)}, those of the machine’s maker.`,
  example: `Until the calculator has loaded and you enter readings, this is a worked example at ${speedName(rpm)}: don’t shim another machine by it. A foot sits at offset minus angularity times its distance from the coupling. With the coupling ${offset} mils high and ${angularity} mil per inch open at the top, the front feet sit at ${offset} − ${angularity} × ${front} = −${-exampleAt(front)} mils, the back feet at ${offset} − ${angularity} × ${back} = −${-exampleAt(back)}: that much goes in. After Bloch and Geitner, Machinery Component Maintenance and Repair. Side moves are figured the same way.`,
} as const;
