import { assert, integer, pre, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { changed } from '../../../src/pages/laser-alignment/entries.ts';
import { resultsOf } from '../../../src/pages/laser-alignment/results.ts';

/** A direction or a place across the shafts: toward 3 o'clock, and up. */
type Across = readonly [right: number, up: number];
type Readings = readonly (readonly [name: string, mils: number])[];
const clock = { 3: [1, 0], 6: [0, -1], 9: [-1, 0], 12: [0, 1] } as const;
const mil = 0.001;

/** The readings of a dial that is set to zero at 12. `pushed` is how far its button is in, in inches. */
const sweep = (name: string, pushed: (hour: Across) => number): Readings =>
  ([3, 6, 9] as const).map((hour) => [name + hour, (pushed(clock[hour]) - pushed(clock[12])) / mil]);

/** A dial turns around [0, 0] on a bracket that hangs down, and touches a rim with a radius of 3 in around this center. */
const rim = (name: string, [x, y]: Across, hangs: number): Readings =>
  sweep(name, ([right, up]) => {
    const along = x * right + y * up;
    return along + Math.sqrt(3 ** 2 - x ** 2 - y ** 2 + along ** 2) + hangs * up;
  });

const eighths = (from: number, to: number) => integer({ min: from * 8, max: to * 8 }).map((value) => value / 8);
const mils = (from: number, to: number) =>
  integer({ min: from * 100, max: to * 100 }).map((value) => (value * mil) / 100);

const motors = record({
  /** Where the line of the motor's shaft is at the middle of the coupling, and its rise per inch from there, in inches. */
  x: mils(-40, 40),
  y: mils(-40, 40),
  xRise: mils(-3, 3),
  yRise: mils(-3, 3),
  frontAt: eighths(4, 25),
  apart: eighths(5, 40),
  diameter: eighths(4, 12),
  rimAt: eighths(0, 6),
  motorAt: eighths(3, 8),
  pumpAt: eighths(3, 8),
  hangs: mils(0, 6),
});

it.each(['laser', 'rimFace', 'reverse'])('%s finds the moves of 50 motors within 0.1 mils', (method) => {
  const findsMoves = property(motors, ({ x, y, xRise, yRise, apart, hangs, ...lengths }) => {
    const { frontAt, diameter, rimAt, motorAt, pumpAt } = lengths;
    const backAt = frontAt + apart;
    const shaftAt = (distance: number): Across => [x + xRise * distance, y + yRise * distance];
    const [besidePump, overPump] = shaftAt(-pumpAt);
    const sag = ['sag', (2 * hangs) / mil] as const;
    const all: Record<string, Readings> = {
      laser: [
        ['offset', y / mil],
        // A motor that rises away from the coupling closes it at the top.
        ['angularity', -yRise / mil],
        ['sideOffset', x / mil],
        ['sideAngularity', -xRise / mil],
      ],
      rimFace: [
        ...rim('rim', shaftAt(rimAt), hangs),
        ...sweep('face', ([right, up]) => ((xRise * right + yRise * up) * diameter) / 2),
      ],
      reverse: [...rim('motor', shaftAt(motorAt), hangs), ...rim('pump', [-besidePump, -overPump], hangs)],
    };
    const readings = [...(all[method] ?? []), sag].map(([name, value]) => [name, Number(value.toFixed(2))] as const);
    // Smaller ones are not read.
    pre(readings.every(([, value]) => value === 0 || Math.abs(value) >= 0.1));
    const typed = { ...lengths, backAt, ...Object.fromEntries(readings) };
    const texts = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, String(value)]));
    const { upDown, side } = resultsOf(changed({}, { ...texts, method }));
    const moves = [upDown.needed.front, upDown.needed.back, side?.needed.front, side?.needed.back];
    const places = [frontAt, backAt].map(shaftAt);
    const expected = [...places.map(([, up]) => -up), ...places.map(([right]) => -right)];
    for (const [index, move] of moves.entries())
      expect(Math.abs(Number(move) - (expected[index] ?? 0) / mil)).toBeLessThan(0.1);
  });
  assert(findsMoves, { numRuns: 50, seed: 1 });
});
