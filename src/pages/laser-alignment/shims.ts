import { shimKit } from '../../content/services/laser-alignment/limits.ts';
import type { Feet } from './alignment.ts';

/** The fewest shims of the kit that make a thickness in whole mils, the thickest first; undefined if the largest stack cannot. */
export function stackOf(thickness: number): readonly number[] | undefined {
  for (let count = 0; count <= shimKit.most; count += 1) {
    const stack = stackOfCount(thickness, count);
    if (stack) return stack;
  }
  return undefined;
}

function stackOfCount(thickness: number, count: number, from = 0): readonly number[] | undefined {
  if (count === 0) return thickness === 0 ? [] : undefined;
  for (const [index, size] of shimKit.sizes.entries()) {
    const rest = index >= from && size <= thickness ? stackOfCount(thickness - size, count - 1, index) : undefined;
    if (rest) return [size, ...rest];
  }
  return undefined;
}

/** Whole mils, because shims have no tenths. Never a negative zero. */
export const whole = ({ front, back }: Feet): Feet => ({ front: Math.round(front) + 0, back: Math.round(back) + 0 });

/**
 * How much more is to come out than is under the feet, at the pair of feet that lacks most. A pump that is raised by so much saves
 * it at both pairs, because it lifts the line to which the motor is set. Feet with NaN under them lack nothing.
 */
export function baseBound(shims: Feet, under: Feet): number {
  const lacks = [Math.ceil(-shims.front - under.front), Math.ceil(-shims.back - under.back)];
  return Math.max(0, ...lacks.filter((lack) => lack > 0));
}
