import { moveTheMotor, readingNames } from '../../content/services/laser-alignment/move-the-motor.ts';
import type { Alignment, Feet } from './alignment.ts';
import { judge } from './alignment.ts';
import { inches, rounded, signed } from './numbers.ts';
import { worst, type judged, type planeResults } from './plane.ts';
import { stackOf } from './shims.ts';

const { units, verdicts, unknown } = moveTheMotor;

const ifKnown = (value: number, write: () => string) => (Number.isNaN(value) ? unknown : write());

export const inMils = (value: number) => ifKnown(value, () => `${signed(value, 1)} ${units.mils}`);
const inSlope = (value: number) => ifKnown(value, () => `${signed(value, 2)} ${units.slope}`);

/** The offset and the slope of the shaft at the coupling. */
export const alignmentWords = ({ offset, angularity }: Alignment) =>
  Number.isNaN(offset + angularity) ? unknown : `${inMils(offset)}, ${inSlope(angularity)}`;

/** A reading with its limits, and its value with the verdict. */
export function readingWords({ name, value, limits }: ReturnType<typeof judged>[number]) {
  const { acceptable, excellent } = limits;
  return [
    `${readingNames[name]}: ${excellent.toFixed(1)} ${verdicts.excellent}, ${acceptable.toFixed(1)} ${verdicts.acceptable}`,
    ifKnown(value, () => `${name === 'offset' ? inMils(value) : inSlope(value)}, ${verdicts[judge(value, limits)]}`),
  ] as const;
}

/** A thickness that goes in or comes out. */
function shimWords(value: number): string {
  const thickness = rounded(value, 1);
  if (thickness === 0) return moveTheMotor.none;
  const verb = thickness > 0 ? moveTheMotor.add : moveTheMotor.remove;
  return ifKnown(value, () => `${verb} ${Math.abs(thickness).toFixed(1)} ${units.mils}`);
}

/** Whole shims, as a stack of the kit, with what they leave: `11 = 10 + 1, leaves 0.0`. A line ends before the last two words. */
function wholeWords(thickness: number, leaves: number): string {
  const stack = stackOf(thickness);
  const shims =
    thickness < 0
      ? `${-thickness} ${moveTheMotor.out}`
      : thickness === 0
        ? moveTheMotor.none
        : stack === undefined
          ? `${thickness} = ${moveTheMotor.plate}`
          : [thickness, ...(stack.length > 1 ? [stack.join(' + ')] : [])].join(' = ');
  return ifKnown(leaves, () => `${shims}, ${moveTheMotor.leaves}\u00a0${signed(leaves, 1)}`);
}

/** The feet for which shims or moves are. */
export const forFeet = ({ front, back }: Feet) => moveTheMotor.forFeet(inches(front), inches(back));

export const pairs = ['front', 'back'] as const;

/** The rows of the table of shims. */
export const shimRows = (results: ReturnType<typeof planeResults>, soFar: Feet) =>
  pairs.map((pair) => [
    moveTheMotor.feet[pair],
    inMils(results.found[pair]),
    shimWords(results.needed[pair]),
    wholeWords(results.whole[pair], results.leaves[pair]),
    shimWords(soFar[pair]),
    inMils(results.feetNow[pair]),
  ]);

/** The first letter as at the beginning of a sentence. */
const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

type Readings = readonly ReturnType<typeof judged>[number][];

/** The verdict on all readings, in words. */
export function verdictWords(readings: Readings, isSideKnown: boolean): string {
  const verdict = worst(readings);
  if (!verdict) return sentence(unknown);
  return sentence(verdicts[verdict]) + (isSideKnown ? '' : `, ${moveTheMotor.upDownOnly}`);
}

/** The title block of the drawing: both readings, the alignment as found, and the verdict. */
export const titleBlockRows = (
  upDown: Readings,
  found: Alignment,
  speed: string,
  verdict = verdictWords(upDown, false),
) =>
  [
    ...upDown.map(readingWords),
    [moveTheMotor.found, alignmentWords(found)],
    [moveTheMotor.verdictAt(speed), verdict],
  ] as const;
