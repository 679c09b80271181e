import { speedName, tolerances } from './limits.ts';

interface Field {
  label: string;
  unit: 'mils' | 'mils/in' | 'in';
  /** The smallest and the largest number that is read. */
  range: readonly [number, number];
  /** The worked example's; empty if it is measured. */
  initial: string;
  /** Whether it is for side to side. The other fields of a method are for up-down. */
  isSide: boolean;
}

const field = (label: string, unit: Field['unit'], range: Field['range'], initial: string | number): Field => ({
  label,
  unit,
  range,
  initial: String(initial),
  isSide: false,
});
/** A reading either side of zero. */
const reading = (label: string, initial: string | number = '') => field(label, 'mils', [-999, 999], initial);
const slope = (label: string, initial: string | number = '') => field(label, 'mils/in', [-50, 50], initial);
const distance = (label: string, initial: string | number = '') => field(label, 'in', [0.01, 500], initial);
const side = (upDown: Field): Field => ({ ...upDown, isSide: true });

/** The worked example: inches from the middle of the coupling to the bolts of the motor's feet, the readings, the speed. */
export const example = { front: 17, back: 39, offset: 6, angularity: 1, rpm: 1800 } as const;

/** The number fields, by the names that they have in the address. */
export const fields = {
  frontAt: distance('To front feet', example.front),
  backAt: distance('To back feet', example.back),
  offset: reading('Offset', example.offset),
  angularity: slope('Angularity', example.angularity),
  sideOffset: side(reading('Side offset')),
  sideAngularity: side(slope('Side angularity')),
  rim3: side(reading('Rim at 3')),
  rim6: reading('Rim at 6'),
  rim9: side(reading('Rim at 9')),
  face3: side(reading('Face at 3')),
  face6: reading('Face at 6'),
  face9: side(reading('Face at 9')),
  diameter: field('Face circle', 'in', [0.5, 200], ''),
  rimAt: field('To rim dial', 'in', [0, 500], 0),
  motor3: side(reading('Motor hub at 3')),
  motor6: reading('Motor hub at 6'),
  motor9: side(reading('Motor hub at 9')),
  pump3: side(reading('Pump hub at 3')),
  pump6: reading('Pump hub at 6'),
  pump9: side(reading('Pump hub at 9')),
  motorAt: distance('To motor dial'),
  pumpAt: distance('To pump dial'),
  sag: reading('Bracket sag', 0),
  front: reading('Front feet', 0),
  back: reading('Back feet', 0),
  sideFront: side(reading('Front feet moved', 0)),
  sideBack: side(reading('Back feet moved', 0)),
  targetFront: reading('Target, front feet', 0),
  targetBack: reading('Target, back feet', 0),
} satisfies Record<string, Field>;

export type FieldName = keyof typeof fields;

interface Method {
  name: string;
  /** The sweeps of the dials that turn. */
  dials: Readonly<Record<string, readonly [three: FieldName, six: FieldName, nine: FieldName]>>;
  others: readonly FieldName[];
}

export type MethodName = 'laser' | 'rimFace' | 'reverse';

export const methods: Readonly<Record<MethodName, Method>> = {
  laser: { name: 'Laser', dials: {}, others: ['offset', 'angularity', 'sideOffset', 'sideAngularity'] },
  rimFace: {
    name: 'Rim and face',
    dials: { Rim: ['rim3', 'rim6', 'rim9'], Face: ['face3', 'face6', 'face9'] },
    others: ['diameter', 'rimAt', 'sag'],
  },
  reverse: {
    name: 'Reverse rim',
    dials: { 'Motor hub': ['motor3', 'motor6', 'motor9'], 'Pump hub': ['pump3', 'pump6', 'pump9'] },
    others: ['motorAt', 'pumpAt', 'sag'],
  },
};

/** The lists of choices, by the names that they have in the address. */
export const lists = {
  rpm: { label: 'Shaft speed', options: tolerances.map(({ rpm }) => [String(rpm), speedName(rpm)] as const) },
  method: { label: 'You read', options: Object.entries(methods).map(([key, { name }]) => [key, name] as const) },
} as const;
