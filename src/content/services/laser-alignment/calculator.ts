import { fastest, readingLimits, slowest, speedName } from './limits.ts';
import { wholeShims } from './move-the-motor.ts';

/** The words around the fields. */
export const calculator = {
  checks: {
    caption: 'What the result counts on',
    softFoot: {
      name: 'Soft foot',
      isMissing: `Not measured. Over ${readingLimits.softFoot} mils at a foot spoils the rest, so measure it first.`,
      isSoft: (feet: string) =>
        `Over ${readingLimits.softFoot} mils: ${feet}. Correct it, then read the coupling again.`,
      isPartial: (count: number) => `${count} of 4 feet measured, all within ${readingLimits.softFoot} mils.`,
      isGood: `All four within ${readingLimits.softFoot} mils.`,
    },
    machine: {
      name: 'Machine',
      isExample: (front: string, back: string) =>
        `The example’s: feet ${front} and ${back} in from the coupling. Measure your machine, or these shims are wrong for it.`,
      isGiven: (front: string, back: string) => `Feet ${front} and ${back} in from the middle of the coupling.`,
      isUnknown: 'Feet not known. The drawing keeps the last ones.',
    },
    readings: {
      name: 'Readings',
      isLaser: 'Offset and angularity at the middle of the coupling, as entered.',
      isOpen: (dial: string) => `${dial}: enter 3, 6 and 9 for the check.`,
      sum: (dial: string, sides: string, bottom: string) => `${dial}: 3 + 9 = ${sides}, 6 + 12 = ${bottom}.`,
      isInvalid: `More than ${readingLimits.sweep} mils apart: not valid. Read again.`,
      isSlope: (error: number, over: string, slope: number, limit: number) =>
        `${error.toFixed(1)} mils apart over ${over} in can be ${slope.toFixed(2)} mils/in; the limit is ${limit}.`,
      isOnHundred: (readings: string) =>
        `A dial that runs 0 to 100 shows 90 for −10. If yours does, enter ${readings}.`,
      isMissing: (names: string) => `Still needed: ${names}.`,
      atMiddle: 'Rim dial at the middle of the coupling.',
      noSag: 'Bracket sag not given: taken as zero.',
      noFloat: 'End float taken as none.',
    },
    dials: { rim: 'Rim', face: 'Face', motor: 'Motor hub', pump: 'Pump hub' },
    side: { name: 'Side to side', isMissing: 'Not measured. The verdict is for up-down alone.' },
    target: {
      name: 'Target',
      isZero: 'Zero: both machines are taken to grow alike.',
      atFeet: (front: string, back: string) => `Cold, front feet ${front}, back feet ${back} mils.`,
      atCoupling: (offset: string, angularity: string) =>
        `Cold, ${offset} mils, ${angularity} mils/in at the coupling.`,
    },
    coupling: {
      name: 'Coupling',
      isShort: 'Short flexible, judged by offset and angularity at its middle.',
      isSpacer: (length: string) => `Spacer or disc, ${length} in between flex planes, judged by the angle at each.`,
    },
    underFeet: {
      name: 'Shims under the feet',
      isMissing: 'Not given. What is to come out is taken to be there.',
      isUnknown: 'Not known while the shims are not.',
      isOpen: (feet: string) => `Not given at the ${feet}: what is to come out there is taken to be there.`,
      isEnough: 'Enough to take out.',
      isShort: (short: number, front: string, back: string) =>
        `Base-bound: ${short} mils short. Drain the pump and unbolt its pipes under a line-break permit, shim it up ${short} mils, refit them, then front ${front}, back ${back}.`,
    },
    boltRoom: {
      name: 'Room at the bolts',
      isMissing: 'Not known without the side readings and the bolt hole room.',
      isEnough: 'Enough for the side moves.',
      isBound: (feet: string, move: string, room: string) =>
        `Bolt-bound at the ${feet}: ${move} mils to move, ${room} free. Center the bolts, or move the pump too. Opening a hole comes last.`,
    },
    feet: { front: 'front feet', back: 'back feet' },
  },
  sheet: { print: 'Print this sheet', blanks: ['Machine', 'Date', 'As left, measured'] },
  link: {
    copy: 'Copy a link to these readings',
    copied: {
      title: 'Link copied',
      text: 'It has the readings in it. Open it on another phone, or send it to the next shift.',
    },
    notCopied: (link: string) => ({
      title: 'Link not copied',
      text: `The browser refused. Copy it from here: ${link}`,
    }),
  },
  toward: { plus: '3 o’clock', minus: '9 o’clock', to: 'to' },
  asLeft: (readings: string) => `Whole shims leave ${readings}.`,
  speed: 'Shaft speed',
  speedNote: (speed: string) =>
    `Limits for ${speed}, in each plane, as deviations from the target. Between two speeds, take the higher one.`,
  otherSpeeds: `PRÜFTECHNIK’s table has no limits below ${slowest} and above ${speedName(fastest)}: take those of the machine’s maker there.`,
  notValid: 'Readings not valid',
  shims: { legend: 'Shims', hint: 'Plus adds, minus takes out.' },
  found: {
    legend: 'As found',
    hint: 'Offset: plus is motor high. Angularity: plus is open at the top.',
    fromDials: 'Figured from the dials below. Plus is motor high, and open at the top.',
  },
  put: 'Put the right shims in',
  otherSign: (label: string) => `Other sign: ${label}`,
  range: ([from, to]: readonly [number, number]) => `${from < 0 ? '−' : ''}${Math.abs(from)} to ${to}`,
  beyondFront: 'Beyond the front',
  inMils: '6, not .006',
  parts: {
    soft: {
      title: 'Soft foot, before the rest',
      hint: `With the machine locked out and all bolts tight, loosen one at a time and enter how far the foot rises. Left and right are seen from the motor to the pump. Over ${readingLimits.softFoot} mils is a soft foot.`,
    },
    machine: {
      title: 'Your machine',
      hint: 'Measure from the middle of the coupling to the bolts, to 1/8 in. Then the shims under the feet as found, and how far a foot can slide before its bolt binds, each way.',
      reset: 'Back to the example',
    },
    dials: {
      title: 'Dial indicators',
      hint: {
        laser: 'A laser gives offset and angularity: enter them above. For dials, choose how they were set up.',
        rimFace:
          'Turn both shafts together. Zero at 12 o’clock, plus is the button pushed in: on a dial that runs 0 to 100, 90 is −10. The rim dial is on the hub of the shaft without the bracket; the face dial touches that hub on the side that looks at the coupling. Hold the shafts against the same end of their float at each reading, or use two face dials 180° apart and enter half their difference: 2 mils of float on 5 in are 0.4 mils/in, and the check doesn’t show it. Enter full readings: the calculator halves them.',
        reverse:
          'Turn both shafts together. Zero at 12 o’clock, plus is the button pushed in: on a dial that runs 0 to 100, 90 is −10. The motor hub’s dial has its bracket on the pump, the pump hub’s on the motor. Enter full readings: the calculator halves them.',
      },
      sag: 'Sag: the bracket’s reading at 6 on a pipe, zeroed at 12. Its sign doesn’t matter.',
      drawing: 'The clock seen from the motor to the pump, with 3 o’clock on the right, and the dials on the coupling',
    },
    side: {
      title: 'Side to side',
      hint: 'Seen from the motor to the pump, 3 o’clock is on the right. Offset: plus is motor toward 3. Angularity: plus is open at 3. Moves: plus is toward 3.',
      caption: 'Moves that bring both to zero',
      columns: ['Motor feet', 'As found', 'Move to zero', 'Moved so far', 'Now'],
    },
    target: {
      title: 'Thermal growth',
      hint: 'Where the motor’s shaft is to be cold, against the pump’s, so that they meet hot. Plus is high. A motor that grows 4 mils more than the pump starts at −4. Side to side the target is zero.',
      caption: 'Shims that bring both to the target',
      columns: ['Motor feet', 'As found', 'Shims to target', wholeShims, 'Shims so far', 'Now'],
    },
    coupling: {
      title: 'Coupling type',
      hint: 'Spacer and disc couplings go by the angle at each flex plane.',
    },
  },
} as const;
