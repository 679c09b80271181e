import { calculator } from '../../content/services/laser-alignment/calculator.ts';
import { fields } from '../../content/services/laser-alignment/fields.ts';
import { readingLimits } from '../../content/services/laser-alignment/limits.ts';
import { exampleFeet, readingNames } from '../../content/services/laser-alignment/move-the-motor.ts';
import type { Feet } from './alignment.ts';
import type { Sweep } from './dials.ts';
import { areEmpty, feetIn, numberIn, type Entries } from './entries.ts';
import { inches, rounded, signed } from './numbers.ts';
import type { Results } from './results.ts';
import { baseBound } from './shims.ts';
import { methodOf } from './sweeps.ts';
import { alignmentWords, pairs, readingWords } from './words.ts';

/** One thing that the result counts on: what was measured, or a plain word on what was assumed. */
export interface Check {
  name: string;
  text: string;
  /** Whether it stands in the way of the move. */
  isWarning?: boolean;
}

const { checks } = calculator;
const softFeet = ['softFrontLeft', 'softFrontRight', 'softBackLeft', 'softBackRight'] as const;

function softFoot(entries: Entries): Check {
  const measured = softFeet.filter((name) => !Number.isNaN(numberIn(entries, name)));
  const soft = measured.filter((name) => numberIn(entries, name) > readingLimits.softFoot);
  const { name, isMissing, isSoft, isGood, isPartial } = checks.softFoot;
  if (soft.length > 0)
    return { name, text: isSoft(soft.map((foot) => fields[foot].label.toLowerCase()).join(', ')), isWarning: true };
  if (measured.length === 0) return { name, text: isMissing };
  return { name, text: measured.length < softFeet.length ? isPartial(measured.length) : isGood };
}

function machine({ at }: Results): Check {
  const { name, isUnknown, isExample, isGiven } = checks.machine;
  if (Number.isNaN(at.back)) return { name, text: isUnknown, isWarning: true };
  const isTheExample = at.front === exampleFeet.front && at.back === exampleFeet.back;
  return { name, text: (isTheExample ? isExample : isGiven)(inches(at.front), inches(at.back)) };
}

/** The distances without which dials give no result. */
const dialDistances = { laser: [], rimFace: ['diameter', 'rimAt'], reverse: ['motorAt', 'pumpAt'] } as const;

function readings(entries: Entries, { sweeps: { dials, slope, isValid } }: Results): Check {
  const { name, isLaser, isOpen, sum, isInvalid, isSlope, isOnHundred, isMissing, noSag, atMiddle, noFloat } =
    checks.readings;
  if (dials.length === 0) return { name, text: isLaser };
  const sums = dials.map(({ dial, sweep, error }) =>
    Number.isNaN(error)
      ? isOpen(checks.dials[dial])
      : sum(checks.dials[dial], signed(sweep.three + sweep.nine, 1), signed(sweep.six, 1)),
  );
  const isApart = dials.some(({ error }) => Math.abs(error) > readingLimits.sweep);
  const onHundred = dials.flatMap((each) =>
    each.onHundred ? [`${checks.dials[each.dial]} ${sweepWords(each.onHundred)}`] : [],
  );
  const errors = [
    ...(isApart ? [isInvalid] : []),
    ...(slope.value > 0 && !isApart ? [isSlope(slope.error, inches(slope.over), slope.value, slope.limit)] : []),
    ...(onHundred.length > 0 ? [isOnHundred(onHundred.join('; '))] : []),
  ];
  const isWarning = !isValid || onHundred.length > 0;
  const missing = dialDistances[methodOf(entries)].filter((field) => Number.isNaN(numberIn(entries, field)));
  const assumed = [
    ...(entries.method === 'rimFace' && numberIn(entries, 'rimAt') === 0 ? [atMiddle] : []),
    ...(areEmpty(entries, 'sag') ? [noSag] : []),
    ...(entries.method === 'rimFace' ? [noFloat] : []),
  ];
  const notes = isWarning
    ? []
    : missing.length > 0
      ? [isMissing(missing.map((field) => fields[field].label.toLowerCase()).join(', '))]
      : assumed;
  return { name, text: [...sums, ...errors, ...notes].join(' '), isWarning };
}

/** The readings that are known, in the order of the fields. */
const sweepWords = ({ three, six, nine }: Sweep): string =>
  [three, six, nine].flatMap((reading) => (Number.isNaN(reading) ? [] : [signed(reading, 1)])).join(', ');

function side({ found, sideReadings, side: results }: Results): Check {
  const { name, isMissing } = checks.side;
  if (!results) return { name, text: isMissing };
  return {
    name,
    text: [
      `As found ${alignmentWords(found.side)}.`,
      ...sideReadings.map((each) => `${readingNames[each.name]} ${readingWords(each)[1]}.`),
    ].join(' '),
  };
}

function target(entries: Entries): Check {
  const { name, isZero, atFeet, atCoupling } = checks.target;
  const number = (field: 'targetFront' | 'targetBack' | 'targetOffset') => signed(numberIn(entries, field), 1);
  if (entries.target === 'feet') return { name, text: atFeet(number('targetFront'), number('targetBack')) };
  if (entries.target === 'coupling')
    return { name, text: atCoupling(number('targetOffset'), signed(numberIn(entries, 'targetAngularity'), 2)) };
  return { name, text: isZero };
}

function coupling(entries: Entries): Check {
  const { name, isShort, isSpacer } = checks.coupling;
  if (entries.coupling !== 'spacer') return { name, text: isShort };
  return { name, text: isSpacer(inches(numberIn(entries, 'spacer'))) };
}

function underFeet(entries: Entries, { upDown: { whole } }: Results): Check {
  const { name, isMissing, isUnknown, isOpen, isEnough, isShort } = checks.underFeet;
  if (areEmpty(entries, 'underFront', 'underBack')) return { name, text: isMissing };
  if (Number.isNaN(whole.front + whole.back)) return { name, text: isUnknown };
  const under = feetIn(entries, 'underFront', 'underBack');
  const short = baseBound(whole, under);
  if (short > 0) {
    const raised = { front: whole.front + short, back: whole.back + short };
    return { name, text: isShort(short, signed(raised.front, 0), signed(raised.back, 0)), isWarning: true };
  }
  const open = pairs.filter((pair) => whole[pair] < 0 && Number.isNaN(under[pair]));
  return { name, text: open.length > 0 ? isOpen(feetWords(open)) : isEnough };
}

function boltRoom(entries: Entries, { side: results }: Results): Check {
  const { name, isMissing, isEnough, isBound } = checks.boltRoom;
  const room = numberIn(entries, 'boltRoom');
  // As it is shown, so that 1.4 mils fit into 1.4.
  const move = (pair: keyof Feet) => Math.abs(rounded(results?.needed[pair] ?? Number.NaN, 1));
  if (Number.isNaN(move('front') + move('back') + room)) return { name, text: isMissing };
  const bound = pairs.filter((pair) => move(pair) > room);
  if (bound.length === 0) return { name, text: isEnough };
  const most = Math.max(...bound.map(move));
  return { name, text: isBound(feetWords(bound), most.toFixed(1), String(room)), isWarning: true };
}

const feetWords = (which: readonly (keyof Feet)[]) => which.map((pair) => checks.feet[pair]).join(' and ');

/** All that the result counts on. They are always as many, so that nothing below moves. */
export const checksOf = (entries: Entries, results: Results): readonly Check[] => [
  softFoot(entries),
  machine(results),
  readings(entries, results),
  side(results),
  target(entries),
  coupling(entries),
  underFeet(entries, results),
  boltRoom(entries, results),
];
