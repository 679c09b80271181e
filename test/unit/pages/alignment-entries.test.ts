import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calculator } from '../../../src/content/services/laser-alignment/calculator.ts';
import { fields, type FieldName } from '../../../src/content/services/laser-alignment/fields.ts';
import { entriesIn } from '../../../src/pages/laser-alignment/address.ts';
import { checksOf } from '../../../src/pages/laser-alignment/checks.ts';
import { example, problemIn } from '../../../src/pages/laser-alignment/entries.ts';
import { asLeftOf, sideRows, titleBlockOf } from '../../../src/pages/laser-alignment/report.ts';
import { drawingOf, resultsOf } from '../../../src/pages/laser-alignment/results.ts';
import { shimRows } from '../../../src/pages/laser-alignment/words.ts';

const { boltRoom, readings, softFoot, underFeet } = calculator.checks;

/** What is shown for the example with the entries of an address: the drawing's title block, the tables by columns, the checks. */
function shown(address: string) {
  const entries = entriesIn(`#${address}`) ?? example;
  const results = resultsOf(entries);
  const checks = checksOf(entries, results);
  const shims = shimRows(results.upDown, results.shims);
  const columns = [2, 3, 5].map((column) => shims.map((row) => row[column]));
  const moves = sideRows(results).map(([, , needed]) => needed);
  return {
    values: [titleBlockOf(entries, results).map(([, value]) => value), ...columns, moves, [asLeftOf(results)]]
      .map((texts) => texts.join(' | ').replaceAll('\u00a0', ' '))
      .join('\n'),
    checks: checks.map(({ text }) => text).join('\n'),
    warnings: checks.filter(({ isWarning }) => isWarning).map(({ text }) => text),
  };
}

const low = 'offset=-4.5&angularity=-0.8';
const still = 'offset=0&angularity=0';
// A rim of 8 + 2 is 5 low at 1 in, and a face of −4 on 4 in is open at the bottom by 1: −6 at the coupling.
const rimAndFace =
  'method=rimFace&rim3=5&rim6=8&rim9=3&rimAt=1&sag=−2&face3=-3&face6=-4&face9=-1&diameter=4&frontAt=8&backAt=20';
// −5.5 at 5 in and −1 at −3 in: 0.5625 per inch. Side −3 and −5.5: −0.3125 per inch.
const reverseRim =
  'method=reverse&motor3=2&motor6=10&motor9=8&motorAt=5&pump3=4&pump6=-3&pump9=-7&pumpAt=3&sag=1&frontAt=12&backAt=30';

it.each([
  [
    low,
    'Remove 9.1 mils | Remove 26.7 mils',
    '9 out, leaves +0.1 | 27 out, leaves −0.3',
    '+0.4 mils, excellent; +0.02',
  ],
  [
    rimAndFace,
    '| −6.0 mils, −1.00 mils/in |',
    'Remove 2.0 mils | Remove 14.0',
    '2.5 mils to 3 o’clock | 8.5 mils to 3',
  ],
  [`${rimAndFace}&bracket=motor`, '| +6.0 mils, −1.00 mils/in |'],
  [reverseRim, '9 = 5 + 4, leaves −0.4 | 20, leaves +0.4', '0.8 mils to 3 o’clock | 4.8 mils to 9 o’clock'],
  ['offset=8&angularity=.5&front=4&back=10&rpm=3600', '+7.4 mils, out of tolerance | +0.23 mils/in, acceptable'],
  ['offset=8&angularity=.5&front=4&back=10', '+3.5 mils | −1.5 mils'],
  [`${still}&target=feet&targetFront=-2&targetBack=-1.8`, 'Remove 2.0 mils | Remove 1.8 mils'],
  // 3 − 0.1 × 17 and 3 − 0.1 × 39.
  [`${still}&target=coupling&targetOffset=3&targetAngularity=0.1`, 'Add 1.3 mils | Remove 0.9 mils'],
  ['offset=4&angularity=0&coupling=spacer&spacer=10', '+0.40 mils/in, excellent | −0.40 mils/in, excellent'],
  // An entry that is no number makes only its results unknown.
  ['front=1e', 'not known | not known | +6.0 mils, +1.00 mils/in | Not known', 'Add 11.0 mils | Add 33.0 mils'],
  ['front=1e', '\nnot known | not known\n'],
  // The verdict is that of the number as it is shown.
  ['offset=2.04&angularity=0.304', '+2.0 mils, excellent | +0.30 mils/in, excellent'],
  [`${low}&sideOffset=0&sideAngularity=0`, '\nNone | None\n'],
  [still, '| Excellent, up-down only'],
  [`${still}&sideOffset=1&sideAngularity=0.1`, '| Excellent\n'],
  [`${still}&sideOffset=9&sideAngularity=0`, '| Out of tolerance'],
  [`${still}&sideOffset=9`, '| Not known'],
])('%s: %s', (address, ...texts) => {
  for (const text of texts) expect(shown(address).values).toContain(text);
});

const dials = 'method=rimFace&rim3=4&rim6=12&face6=0&diameter=5';
// 2 mils on 4 in at 1,800 rpm, whose limit is 0.5 mils/in.
const face = 'method=rimFace&face3=1&face6=0&face9=1';
const rims = 'method=reverse&motor3=1&motor6=0&motor9=1&motorAt=2&pump3=0&pump6=0&pump9=-1.5&pumpAt=1.5';
const rim = 'method=rimFace&rim6=4&face6=1';
const on100 = (dial: string) => readings.isOnHundred(`${dial} −2.0, −10.0, −8.0`);

describe('warnings', () => {
  it.each([
    ['softBackLeft=2.1', softFoot.isSoft('back left')],
    [`${low}&underFront=9&underBack=20`, underFeet.isShort(7, '−2', '−20')],
    [`${low}&underFront=3`, '6 mils short'],
    ['sideOffset=30&sideAngularity=0&boltRoom=29.5', boltRoom.isBound('front feet and back feet', '30.0', '29.5')],
    [`${dials}&rim9=3`, readings.sum('Rim', '+7.0', '+12.0')],
    [`${face}&diameter=4`, readings.isSlope(2, '4.00', 0.5, 0.5)],
    // Of two rims the half of both errors.
    [rims, readings.isSlope(1.75, '3.50', 0.5, 0.5)],
    ['method=rimFace&rim3=-2&rim6=90&rim9=92&face3=0&face6=0&face9=0&diameter=10', on100('Rim')],
    ['method=reverse&motor3=-2&motor6=90&motor9=92&motorAt=5&pumpAt=5', on100('Motor hub')],
    ['method=rimFace&rim6=90', readings.isOnHundred('Rim −10.0')],
  ])('%s: %s', (address, words) => expect(shown(address).warnings).toEqual([expect.stringContaining(words)]));

  it.each([
    '',
    'softBackLeft=2&softFrontLeft=abc',
    `${low}&underFront=9&underBack=27`,
    'sideOffset=30&sideAngularity=0&boltRoom=30',
    `${dials}&rim9=8`,
    // In binary numbers 3 − 0.2 × 22 is not quite −1.4, and 1.1 + 5.2 − 4.3 a little more than 2.
    'frontAt=10&backAt=22&sideOffset=3&sideAngularity=0.2&boltRoom=1.4',
    'method=rimFace&rim3=1.1&rim6=4.3&rim9=5.2&face6=1&diameter=4',
    `${face}&diameter=5`,
    `${face}&diameter=4&rpm=900`,
    `${face}&diameter=4&coupling=spacer&spacer=10`,
    // A rim's error moves the shaft only, and a laser has no turns.
    'method=rimFace&face3=1&face6=0&face9=-1&diameter=4&rim3=1&rim6=0&rim9=1',
    'offset=90&rim3=-2&rim6=90&rim9=92',
  ])('none for "%s"', (address) => expect(shown(address).warnings).toEqual([]));

  it('readings that are not valid have no verdict', () => {
    for (const address of [`${face}&diameter=4`, `${face}&diameter=5&rpm=3600`, rims])
      expect(shown(address).values).toContain(`| ${calculator.notValid}`);
  });
});

it.each([
  [`${face}&diameter=5`, readings.isSlope(2, '5.00', 0.4, 0.5)],
  [rim, readings.isMissing('face circle')],
  ['method=reverse&motor6=3&pump6=1&motorAt=0&pumpAt=0', readings.isMissing('to motor dial, to pump dial')],
  [`${rim}&diameter=4`, `${readings.atMiddle} ${readings.noSag} ${readings.noFloat}`],
  [`${rim}&diameter=4&sag=1&rimAt=2`, `check. ${readings.noFloat}`],
  ['softFrontLeft=abc&softBackLeft=1', softFoot.isPartial(1)],
  [`${low}&underFront=20&underBack=30`, underFeet.isEnough],
  [`${low}&underFront=20`, underFeet.isOpen('back feet')],
  [`${low}&underFront=abc`, underFeet.isOpen('front feet and back feet')],
  ['underFront=20&offset=abc', underFeet.isUnknown],
  ['sideOffset=3&boltRoom=15', boltRoom.isMissing],
])('the checks of %s say: %s', (address, words) => expect(shown(address).checks).toContain(words));

it.each<[FieldName, string, string | undefined]>([
  ['frontAt', '', '0 to 500'],
  ['sideOffset', '', undefined],
  ['offset', '999.1', '−999 to 999'],
  ['motorAt', '0', '0.1 to 500'],
  ['backAt', '17', calculator.beyondFront],
  ['angularity', '0.5 mils', '−50 to 50'],
  // It may be meant in inches, or in thousands.
  ['offset', '.006', calculator.inMils],
  ['underFront', '1,250', calculator.inMils],
  ['offset', '０．００６', calculator.inMils],
  ['offset', '-4.55', undefined],
  ['angularity', '0.125', undefined],
  ['frontAt', '10½"', undefined],
])('what is wrong with %s=%s: %s', (name, text, problem) => {
  expect(problemIn({ ...example, [name]: text }, name)).toBe(problem);
});

it('a number that may be meant in inches is not taken for mils, and what is not known has no line in the drawing', () => {
  expect(shown('offset=.006').values).toMatch(/^not known/);
  expect(drawingOf(resultsOf({ ...example, offset: '.006' }))).toMatchObject({ upDown: undefined });
  expect(drawingOf(resultsOf({ ...example, backAt: '17' }))).toBeUndefined();
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
