import { calculator } from '../../content/services/laser-alignment/calculator.ts';
import { speedName } from '../../content/services/laser-alignment/limits.ts';
import { moveTheMotor } from '../../content/services/laser-alignment/move-the-motor.ts';
import type { Entries } from './entries.ts';
import { rounded } from './numbers.ts';
import type { Results } from './results.ts';
import { inMils, pairs, readingWords, shimRows, titleBlockRows, verdictWords } from './words.ts';

const { toward } = calculator;

/** A side move: how far, and toward which side. */
function sideWords(value: number): string {
  const distance = rounded(value, 1);
  if (Number.isNaN(distance)) return moveTheMotor.unknown;
  if (distance === 0) return moveTheMotor.none;
  const side = distance > 0 ? toward.plus : toward.minus;
  return `${Math.abs(distance).toFixed(1)} ${moveTheMotor.units.mils} ${toward.to} ${side}`;
}

/** The rows of the table of side moves. Before the sides are measured all but the moves is unknown. */
export const sideRows = ({ side, moved }: Results) =>
  pairs.map((pair) => [
    moveTheMotor.feet[pair],
    inMils(side?.found[pair] ?? Number.NaN),
    sideWords(side?.needed[pair] ?? Number.NaN),
    sideWords(moved[pair]),
    inMils(side?.feetNow[pair] ?? Number.NaN),
  ]);

/** The verdict counts both planes. Readings that are not valid have none. */
function verdictOf({ readings, sideReadings, side, sweeps }: Results): string {
  if (!sweeps.isValid) return calculator.notValid;
  return verdictWords([...readings, ...sideReadings], side !== undefined);
}

export const titleBlockOf = (entries: Entries, results: Results) =>
  titleBlockRows(results.readings, results.found.upDown, speedName(Number(entries.rpm)), verdictOf(results));

/** Where whole shims leave the motor, with a verdict on each reading. */
export const asLeftOf = ({ leftReadings }: Results): string =>
  calculator.asLeft(leftReadings.map((reading) => readingWords(reading)[1]).join('; '));

/** The summary that is announced: the verdict, what is to be done, and the readings. */
export function summaryOf(entries: Entries, results: Results): string {
  const [first, second, , verdict] = titleBlockOf(entries, results);
  const shims = shimRows(results.upDown, results.shims).map(([feet, , needed]) => `${feet}: ${needed}.`);
  const sides = results.side ? sideRows(results).map(([feet, , needed]) => `${feet}: ${needed}.`) : [];
  const inWords = (row: typeof verdict) => (row ? [`${row[0]}: ${row[1]}.`] : []);
  return [...inWords(verdict), ...shims, ...sides, ...inWords(first), ...inWords(second)].join(' ');
}
