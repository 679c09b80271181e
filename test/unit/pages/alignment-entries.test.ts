import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calculator } from '../../../src/content/services/laser-alignment/calculator.ts';
import { fields, type FieldName } from '../../../src/content/services/laser-alignment/fields.ts';
import { checksOf } from '../../../src/pages/laser-alignment/checks.ts';
import { example, problemIn, type Entries } from '../../../src/pages/laser-alignment/entries.ts';
import { sideRows, titleBlockOf } from '../../../src/pages/laser-alignment/report.ts';
import { drawingOf, resultsOf } from '../../../src/pages/laser-alignment/results.ts';
import { shimRows } from '../../../src/pages/laser-alignment/words.ts';

const entered = (changes: Partial<Entries>): Entries => ({ ...example, ...changes });

/** What is shown for some entries: the shims of both pairs of feet, exact and whole, and the title block. */
function shown(changes: Partial<Entries>) {
  const entries = entered(changes);
  const results = resultsOf(entries);
  const [front = [], back = []] = shimRows(results.upDown, results.shims);
  const checks = checksOf(entries, results);
  return {
    shims: [front[2], back[2]],
    whole: [front[3], back[3]],
    now: [front[5], back[5]],
    titleBlock: titleBlockOf(entries, results).map(([, value]) => value),
    left: results.leftReadings.map(({ value }) => value),
    sides: sideRows(results).map(([, , move]) => move),
    checks: Object.fromEntries(checks.map(({ name, text }) => [name, text])),
    warnings: checks.filter(({ isWarning }) => isWarning).map(({ name, text }) => `${name}: ${text}`),
  };
}

describe('cases worked by hand', () => {
  it('laser, 1,800 rpm: motor low 4.5, open at the bottom 0.8', () => {
    const { shims, whole, left } = shown({ offset: '-4.5', angularity: '-0.8' });
    expect(shims).toEqual(['Remove 9.1 mils', 'Remove 26.7 mils']);
    expect(whole).toEqual(['9 out, leaves\u00a0+0.1', '27 out, leaves\u00a0−0.3']);
    expect(left.map((value) => Math.abs(value))).toEqual([0.4, 0.02]);
  });

  it('rim and face with sag, the bracket on either machine, feet at 8 and 20 in', () => {
    const rim = { rim3: '5', rim6: '8', rim9: '3', rimAt: '1' };
    const face = { face3: '-2', face6: '-4', face9: '-2', diameter: '4' };
    const dials = { method: 'rimFace', ...rim, ...face, sag: '−2', frontAt: '8', backAt: '20' };
    // Rim 8 + 2 is 5 low at 1 in, and −4 on 4 in is open at the bottom by 1: −6 at the coupling.
    const fromPump = shown(dials);
    expect(fromPump.titleBlock[2]).toBe('−6.0 mils, −1.00 mils/in');
    expect(fromPump.shims).toEqual(['Remove 2.0 mils', 'Remove 14.0 mils']);
    expect(fromPump.sides).toEqual(['1.0 mils to 9 o’clock', '1.0 mils to 9 o’clock']);
    const fromMotor = shown({ ...dials, bracket: 'motor' });
    expect(fromMotor.titleBlock[2]).toBe('+6.0 mils, −1.00 mils/in');
    expect(fromMotor.shims).toEqual(['Remove 14.0 mils', 'Remove 26.0 mils']);
    expect(fromMotor.sides).toEqual(['1.0 mils to 3 o’clock', '1.0 mils to 3 o’clock']);
  });

  it('reverse rim with sag, dials at 5 and 3 in, feet at 12 and 30 in', () => {
    const motor = { motor3: '2', motor6: '10', motor9: '8', motorAt: '5' };
    const pump = { pump3: '4', pump6: '-3', pump9: '-7', pumpAt: '3' };
    // −5.5 at 5 in and −1 at −3 in: 0.5625 per inch. Side −3 and −5.5: −0.3125 per inch.
    const { whole, sides } = shown({ method: 'reverse', ...motor, ...pump, sag: '1', frontAt: '12', backAt: '30' });
    expect(whole).toEqual(['9 = 5 + 4, leaves\u00a0−0.4', '20, leaves\u00a0+0.4']);
    expect(sides).toEqual(['0.8 mils to 3 o’clock', '4.8 mils to 9 o’clock']);
  });

  it('a half-done move, 3,600 rpm: found +8 and +0.5, 4 mils in front and 10 at the back', () => {
    const { now, titleBlock } = shown({ offset: '8', angularity: '.5', front: '4', back: '10', rpm: '3600' });
    expect(now).toEqual(['+3.5 mils', '−1.5 mils']);
    expect(titleBlock.slice(0, 2)).toEqual(['+7.4 mils, out of tolerance', '+0.23 mils/in, acceptable']);
  });

  it('a target at the feet, and the same at the coupling', () => {
    const found = { offset: '0', angularity: '0' };
    expect(shown({ ...found, target: 'feet', targetFront: '-2', targetBack: '-1.8' }).shims).toEqual([
      'Remove 2.0 mils',
      'Remove 1.8 mils',
    ]);
    // 3 − 0.1 × 17 and 3 − 0.1 × 39.
    expect(shown({ ...found, target: 'coupling', targetOffset: '3', targetAngularity: '0.1' }).shims).toEqual([
      'Add 1.3 mils',
      'Remove 0.9 mils',
    ]);
  });

  it('a spacer of 10 in, 1,800 rpm: the motor 4 mils high in line with itself is 0.4 mils/in at both flex planes', () => {
    const { titleBlock } = shown({ offset: '4', angularity: '0', coupling: 'spacer', spacer: '10' });
    expect(titleBlock.slice(0, 2)).toEqual(['+0.40 mils/in, excellent', '−0.40 mils/in, excellent']);
  });
});

describe('what stands in the way', () => {
  it('excellent in one plane alone is said to be up-down only, and a bad side makes it bad', () => {
    const good = { offset: '0', angularity: '0' };
    expect(shown(good).titleBlock[3]).toBe('Excellent, up-down only');
    expect(shown({ ...good, sideOffset: '1', sideAngularity: '0.1' }).titleBlock[3]).toBe('Excellent');
    expect(shown({ ...good, sideOffset: '9', sideAngularity: '0' }).titleBlock[3]).toBe('Out of tolerance');
    expect(shown({ ...good, sideOffset: '9' }).titleBlock[3]).toBe('Not known');
  });

  it('soft foot, base-bound, bolt-bound and readings that don’t add up are warnings', () => {
    expect(shown({}).warnings).toEqual([]);
    expect(shown({ softBackLeft: '2' }).warnings).toEqual([]);
    expect(shown({ softBackLeft: '2.1' }).warnings[0]).toMatch(/^Soft foot: .*back left/);
    const low = { offset: '-4.5', angularity: '-0.8' };
    expect(shown({ ...low, underFront: '9', underBack: '27' }).warnings).toEqual([]);
    expect(shown({ ...low, underFront: '9', underBack: '20' }).warnings[0]).toMatch(/7 mils short.*front −2, back −20/);
    const sides = { sideOffset: '30', sideAngularity: '0' };
    expect(shown({ ...sides, boltRoom: '30' }).warnings).toEqual([]);
    expect(shown({ ...sides, boltRoom: '29.5' }).warnings[0]).toMatch(/front feet and back feet: 30.0 mils.*29.5 free/);
    const dials = { method: 'rimFace', rim3: '4', rim6: '12', rim9: '8', face6: '0', diameter: '5' };
    expect(shown(dials).warnings).toEqual([]);
    expect(shown({ ...dials, rim9: '3' }).warnings[0]).toContain('3 + 9 = +7.0, 6 + 12 = +12.0');
    expect(shown({ ...dials, rim9: '3' }).titleBlock[3]).toBe('Readings not valid');
  });

  it('readings of a dial that may run from 0 to 100 are a warning, in each method and in both planes', () => {
    const { isOnHundred } = calculator.checks.readings;
    const rim = { rim3: '-2', rim6: '90', rim9: '92' };
    const face = { face3: '0', face6: '0', face9: '0', diameter: '10' };
    const motor = { motor3: '1', motor6: '4', motor9: '3', motorAt: '5', pumpAt: '5' };
    for (const [dials, dial] of [
      [{ method: 'rimFace', ...rim, ...face }, 'Rim'],
      [{ method: 'rimFace', ...rim, ...face, bracket: 'motor' }, 'Rim'],
      [{ method: 'rimFace', diameter: '10', face3: '−2', face6: '90', face9: '92' }, 'Face'],
      [{ method: 'reverse', ...motor, motor3: '-2', motor6: '90', motor9: '92' }, 'Motor hub'],
      [{ method: 'reverse', ...motor, pump3: '-2', pump6: '90', pump9: '92' }, 'Pump hub'],
    ] as const)
      expect(shown(dials).warnings, dial).toEqual([expect.stringContaining(isOnHundred(`${dial} −2.0, −10.0, −8.0`))]);
    expect(shown({ method: 'rimFace', rim6: '90' }).warnings[0]).toContain(isOnHundred('Rim −10.0'));
    expect(shown({ method: 'rimFace', ...rim, ...face, rim6: '-10', rim9: '-8' }).warnings).toEqual([]);
    // A laser shows no turns.
    expect(shown({ ...rim, offset: '90' }).warnings).toEqual([]);
  });

  it('the error of sweeps over the distance on which they turn the shaft is told, and all of the limit is too much', () => {
    const { name, isSlope } = calculator.checks.readings;
    const face = { method: 'rimFace', face3: '1', face6: '0', face9: '1', diameter: '4' };
    // 2 mils on 4 in at 1,800 rpm, whose limit is 0.5 mils/in.
    expect(shown(face).warnings).toEqual([expect.stringContaining(isSlope(2, '4.00', 0.5, 0.5))]);
    expect(shown(face).titleBlock[3]).toBe('Readings not valid');
    expect(shown({ ...face, diameter: '5' }).warnings).toEqual([]);
    expect(shown({ ...face, diameter: '5' }).checks[name]).toContain(isSlope(2, '5.00', 0.4, 0.5));
    expect(shown({ ...face, rpm: '900' }).warnings).toEqual([]);
    expect(shown({ ...face, diameter: '5', rpm: '3600' }).titleBlock[3]).toBe('Readings not valid');
    // A spacer has another limit, and a rim error moves the shaft only.
    expect(shown({ ...face, coupling: 'spacer', spacer: '10' }).warnings).toEqual([]);
    expect(shown({ ...face, face9: '-1', rim3: '1', rim6: '0', rim9: '1' }).warnings).toEqual([]);
    // Of two rims the half of both counts.
    const motor = { motor3: '1', motor6: '0', motor9: '1', motorAt: '2' };
    const pump = { pump3: '0', pump6: '0', pump9: '-1.5', pumpAt: '1.5' };
    expect(shown({ method: 'reverse', ...motor, ...pump }).warnings[0]).toContain(isSlope(1.75, '3.50', 0.5, 0.5));
  });

  it('nothing is enough, or too much, while a number that it takes is not known', () => {
    const { underFeet, boltRoom } = calculator.checks;
    const low = { offset: '-4.5', angularity: '-0.8' };
    const under = (changes: Partial<Entries>) => shown({ ...low, ...changes }).checks[underFeet.name];
    expect(under({ underFront: '20', underBack: '30' })).toBe(underFeet.isEnough);
    expect(under({ underFront: '20', underBack: 'abc' })).toBe(underFeet.isOpen('back feet'));
    expect(under({ underFront: '20' })).toBe(underFeet.isOpen('back feet'));
    expect(under({ underFront: 'abc' })).toBe(underFeet.isOpen('front feet and back feet'));
    expect(under({ underFront: '3' })).toMatch(/6 mils short/);
    expect(under({ underFront: '20', underBack: '30', offset: 'abc' })).toBe(underFeet.isUnknown);
    for (const sides of [{ sideOffset: '3' }, { sideOffset: '3', sideAngularity: 'x' }, {}])
      expect(shown({ ...sides, boltRoom: '15' }).checks[boltRoom.name]).toBe(boltRoom.isMissing);
    expect(shown({ softFrontLeft: 'abc' }).warnings).toEqual([]);
    expect(shown({ softFrontLeft: 'abc', softBackLeft: '1' }).checks['Soft foot']).toMatch(/^1 of 4 /);
  });

  it('what is just at a limit is within it, in binary numbers too', () => {
    // 1.1 + 5.2 − 4.3, and 3 − 0.2 × 22.
    const dials = { method: 'rimFace', rim3: '1.1', rim6: '4.3', rim9: '5.2', face6: '1', diameter: '4' };
    expect(shown(dials).warnings).toEqual([]);
    const sides = { frontAt: '10', backAt: '22', sideOffset: '3', sideAngularity: '0.2' };
    expect(shown({ ...sides, boltRoom: '1.4' }).warnings).toEqual([]);
  });

  it('dials say which distance they still need, and two at the middle of the coupling are refused', () => {
    const { name, isMissing } = calculator.checks.readings;
    const rimFace = { method: 'rimFace', rim6: '4', face6: '1' };
    expect(shown(rimFace).checks[name]).toContain(isMissing('face circle'));
    expect(shown({ ...rimFace, diameter: '4' }).checks[name]).not.toContain(isMissing('face circle'));
    const reverse = { method: 'reverse', motor6: '3', pump6: '1', motorAt: '0', pumpAt: '0' };
    expect(shown(reverse).checks[name]).toContain(isMissing('to motor dial, to pump dial'));
    expect(shown(reverse).titleBlock).toEqual(['not known', 'not known', 'not known', 'Not known']);
    expect(problemIn(entered(reverse), 'motorAt')).toBe('0.1 to 500');
  });

  it('an entry that is no number makes only its results unknown', () => {
    const { shims, now, titleBlock } = shown({ front: '1e' });
    expect(shims).toEqual(['Add 11.0 mils', 'Add 33.0 mils']);
    expect(now).toEqual(['not known', 'not known']);
    expect(titleBlock).toEqual(['not known', 'not known', '+6.0 mils, +1.00 mils/in', 'Not known']);
    expect(drawingOf(resultsOf(entered({ front: '1e' })))?.upDown).toBeUndefined();
    expect(drawingOf(resultsOf(entered({ backAt: '17' })))).toBeUndefined();
    expect(problemIn(entered({ backAt: '17' }), 'backAt')).toBe(calculator.beyondFront);
    expect(problemIn(entered({ frontAt: '' }), 'frontAt')).toBe('0 to 500');
    expect(problemIn(entered({ sideOffset: '' }), 'sideOffset')).toBeUndefined();
    expect(problemIn(entered({ offset: '999.1' }), 'offset')).toBe('−999 to 999');
  });

  it('a number that may be meant in inches, or in thousands, is not taken for mils', () => {
    for (const offset of ['.006', '0,006', '1.234', '1,234', '０．００６', '0.006 in', '6 in', '6 mils/in'])
      expect(shown({ offset }).titleBlock[0], offset).toBe('not known');
    expect(problemIn(entered({ offset: '.006' }), 'offset')).toBe(calculator.inMils);
    expect(problemIn(entered({ underFront: '1,250' }), 'underFront')).toBe(calculator.inMils);
    expect(problemIn(entered({ frontAt: '17 mils' }), 'frontAt')).toBe('0 to 500');
    for (const [name, text] of [
      ['offset', '-4.55'],
      ['offset', '4,5 mils'],
      ['angularity', '0.125'],
      ['angularity', '-0.8 mils/in'],
      ['frontAt', '17.125'],
      ['frontAt', '10½"'],
    ] as const)
      expect(problemIn(entered({ [name]: text }), name), text).toBeUndefined();
  });

  it('a rim dial that is left at the middle of the coupling is said to be there', () => {
    const { name, atMiddle, noFloat, noSag } = calculator.checks.readings;
    const dials = { method: 'rimFace', rim6: '4', face6: '1', diameter: '4' };
    expect(shown(dials).checks[name]).toContain(`${atMiddle} ${noSag} ${noFloat}`);
    expect(shown({ ...dials, sag: '1', rimAt: '2' }).checks[name]).not.toContain(atMiddle);
  });
});

it('the motor of the drawing has its back feet where the sprite has them', () => {
  const foot = readFileSync('src/drawings/alignment/machines/foot.svg', 'utf8');
  const [, left = 0, width = 0] = /M(\d+) 236h(\d+)/.exec(foot)?.map(Number) ?? [];
  expect(left + width / 2).toBe(104);
});

it('every field begins within its range, or empty', () => {
  const names = Object.keys(fields).filter((name): name is FieldName => name in fields);
  for (const name of names) expect(problemIn(example, name), name).toBeUndefined();
});
