import { speedName } from './limits.ts';

/** The motor of the worked example, in inches along the shaft from the middle of the coupling to the bolts of the feet. */
export const exampleFeet = { front: 17, back: 39 } as const;

/** The readings of the worked example, in mils and mils per inch, and its shaft speed. */
export const exampleReadings = { offset: 6, angularity: 1 } as const;
export const exampleSpeed = 1800;

const { offset, angularity } = exampleReadings;
const exampleAt = (distance: number) => offset - angularity * distance;

/** The readings that are judged: the first two for a short coupling, the others for the flex planes of a spacer. */
export const readingNames = {
  offset: 'Offset',
  angularity: 'Angularity',
  pump: 'Angle at the pump',
  motor: 'Angle at the motor',
} as const;

/** The heading of a column that needs more room than the others. */
export const wholeShims = 'Whole shims';

/** The words of the drawing and its tables. `calculator.ts` has those of the fields. */
export const moveTheMotor = {
  title: 'Move the motor',
  lead: 'A shaft alignment calculator for a machine that’s locked out: add or pull shims and watch the coupling. The front feet are the two next to it. Lengths along the shaft are to scale; heights are blown up.',
  drawing: 'Motor, coupling and pump from the side, and below them the motor’s centerline against the pump’s',
  heights: 'Heights',
  feet: { front: 'Front feet', back: 'Back feet' },
  fromAbove: 'Seen from above',
  nine: '9 o’clock',
  three: '3 o’clock',
  found: 'As found',
  verdictAt: (speed: string) => `At ${speed}`,
  upDownOnly: 'up-down only',
  forFeet: (front: string, back: string) => `For feet at ${front} and ${back} in`,
  corrections: {
    caption: 'Shims that bring both to zero',
    columns: ['Motor feet', 'As found', 'Shims to zero', wholeShims, 'Shims so far', 'Now'],
  },
  note: `This is a worked example at ${speedName(exampleSpeed)}. A foot sits at offset minus angularity times its distance from the coupling. With the coupling ${offset} mils high and ${angularity} mil per inch open at the top, the front feet sit at ${offset} − ${angularity} × ${exampleFeet.front} = −${-exampleAt(exampleFeet.front)} mils, the back feet at ${offset} − ${angularity} × ${exampleFeet.back} = −${-exampleAt(exampleFeet.back)}: that much goes in. After Bloch and Geitner, Machinery Component Maintenance and Repair. Soft foot comes first. Side moves are figured the same way.`,
  verdicts: { excellent: 'excellent', acceptable: 'acceptable', out: 'out of tolerance' },
  units: { mils: 'mils', slope: 'mils/in' },
  add: 'Add',
  remove: 'Remove',
  none: 'None',
  out: 'out',
  leaves: 'leaves',
  plate: 'a plate',
  unknown: 'not known',
  /** Beside the fields, which do nothing without scripts. */
  withoutScripts:
    'The calculator could not be loaded, so this stays a worked example: don’t shim another machine by it. Reload the page to try again.',
} as const;
