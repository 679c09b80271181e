import { exampleFeet, exampleReadings } from './move-the-motor.ts';

export type Unit = 'mils' | 'mils/in' | 'in';

interface Field {
  label: string;
  unit: Unit;
  /** The smallest and the largest number that is read. */
  range: readonly [number, number];
  /** Where it starts; empty if it is measured or left out. */
  initial: string;
}

const field = (label: string, unit: Unit, range: Field['range'], initial: string | number = ''): Field => ({
  label,
  unit,
  range,
  initial: String(initial),
});
/** A reading either side of zero. */
const reading = (label: string, initial?: number) => field(label, 'mils', [-999, 999], initial);
const slope = (label: string, initial?: number) => field(label, 'mils/in', [-50, 50], initial);
const thickness = (label: string) => field(label, 'mils', [0, 5000]);
const distance = (label: string, initial?: number) => field(label, 'in', [0, 500], initial);
/** A dial of a pair. Two at the middle of the coupling would give no line. */
const dialDistance = (label: string) => field(label, 'in', [0.1, 500]);

/** The number fields, by the names that they have in the address. */
export const fields = {
  front: reading('Front feet', 0),
  back: reading('Back feet', 0),
  offset: reading('Offset', exampleReadings.offset),
  angularity: slope('Angularity', exampleReadings.angularity),
  softFrontLeft: thickness('Front left'),
  softFrontRight: thickness('Front right'),
  softBackLeft: thickness('Back left'),
  softBackRight: thickness('Back right'),
  frontAt: distance('To front feet', exampleFeet.front),
  backAt: distance('To back feet', exampleFeet.back),
  underFront: thickness('Under front feet'),
  underBack: thickness('Under back feet'),
  boltRoom: thickness('Bolt hole room'),
  sideOffset: reading('Side offset'),
  sideAngularity: slope('Side angularity'),
  sideFront: reading('Front feet moved', 0),
  sideBack: reading('Back feet moved', 0),
  rim3: reading('Rim at 3'),
  rim6: reading('Rim at 6'),
  rim9: reading('Rim at 9'),
  face3: reading('Face at 3'),
  face6: reading('Face at 6'),
  face9: reading('Face at 9'),
  diameter: field('Face circle', 'in', [0.5, 200]),
  rimAt: distance('To rim dial', 0),
  motor3: reading('Motor hub at 3'),
  motor6: reading('Motor hub at 6'),
  motor9: reading('Motor hub at 9'),
  pump3: reading('Pump hub at 3'),
  pump6: reading('Pump hub at 6'),
  pump9: reading('Pump hub at 9'),
  motorAt: dialDistance('To motor dial'),
  pumpAt: dialDistance('To pump dial'),
  sag: reading('Bracket sag'),
  targetFront: reading('Target, front feet', 0),
  targetBack: reading('Target, back feet', 0),
  targetOffset: reading('Target offset', 0),
  targetAngularity: slope('Target angularity', 0),
  spacer: field('Between flex planes', 'in', [0.5, 500]),
} as const satisfies Record<string, Field>;

export type FieldName = keyof typeof fields;

/** The lists, with the words of their options; the first option is where they start. */
export const choices = {
  method: {
    label: 'You read',
    options: { laser: 'Laser readings', rimFace: 'Rim and face', reverse: 'Reverse rim' },
  },
  bracket: { label: 'Bracket on', options: { pump: 'Pump shaft', motor: 'Motor shaft' } },
  target: { label: 'Target', options: { zero: 'Zero', feet: 'At the feet', coupling: 'At the coupling' } },
  coupling: { label: 'Coupling', options: { short: 'Short flexible', spacer: 'Spacer or disc' } },
} as const;

export type ChoiceName = keyof typeof choices;
