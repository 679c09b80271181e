import { expect, it } from 'vitest';
import { calculator } from '../../../src/content/services/laser-alignment/calculator.ts';
import type { FieldName } from '../../../src/content/services/laser-alignment/fields.ts';
import {
  changed,
  entriesIn,
  hashOf,
  isCut,
  numberIn,
  problemIn,
  withOtherSign,
  type Entries,
} from '../../../src/pages/laser-alignment/entries.ts';
import { resultsOf, rightMoves, type Results } from '../../../src/pages/laser-alignment/results.ts';
import { deviationsOf, foundWords, judgedAt, rowsOf, warningsOf } from '../../../src/pages/laser-alignment/words.ts';
import { entriesOf } from '../../support/pages/motor-calculator.ts';

const resultsAt = (changes: string) => resultsOf(entriesOf(changes));

/** The words that are shown for the example with these changes. */
function shown(changes: string) {
  const results = resultsAt(changes);
  const block = [...deviationsOf(results).map(([, value]) => value), calculator.verdicts[results.verdict]];
  return [foundWords(results), ...[...rowsOf(results), block].map((row) => row.join(' | '))].join('\n');
}

/**
 * Laser: 4.5 low and open at the bottom by 0.8. Front feet −4.5 + 0.8 × 17 = +9.1, back feet −4.5 + 0.8 × 39 = +26.7: both come out.
 * Side: 3 toward 3 o'clock and open there by 0.1. Feet 3 − 1.7 = 1.3 and 3 − 3.9 = −0.9.
 */
const laser = 'offset=-4.5&angularity=-0.8&sideOffset=3&sideAngularity=.1';
/**
 * Rim 8 + 2 of sag: 10 / 2 = 5 low, at 1 in. Face −4 on 4 in: open at the bottom by 1, so 5 + 1 × 1 = 6 low at the coupling. Feet
 * −6 + 8 = +2 and −6 + 20 = +14. Side: (5 − 3) / 2 = 1 toward 3 o'clock at 1 in; (−1 + 3) / 4 = 0.5 open at 3, so 1.5 at the coupling.
 * Feet 1.5 − 4 = −2.5 and 1.5 − 10 = −8.5.
 */
const rimAndFace =
  'method=rimFace&rim3=5&rim6=8&rim9=3&rimAt=1&sag=−2&face3=-3&face6=-4&face9=-1&diameter=4&frontAt=8&backAt=20';
/**
 * Motor's dial 10 + 1 of sag: 5.5 low at 5 in. Pump's dial −3 + 1: the pump is 1 high, so the motor 1 low at −3 in. Over 8 in it goes
 * down by 4.5: 0.5625 open at the top, and −1 − 0.5625 × 3 = −2.6875 at the coupling. Feet −2.6875 − 6.75 = −9.4 and −2.6875 − 16.875 =
 * −19.6. Side: (2 − 8) / 2 = −3 at 5 in and −(4 + 7) / 2 = −5.5 at −3 in: −0.3125, and −4.5625 at the coupling. Feet −0.8 and +4.8.
 */
const reverse =
  'method=reverse&motor3=2&motor6=10&motor9=8&motorAt=5&pump3=4&pump6=-3&pump9=-7&pumpAt=3&sag=1&frontAt=12&backAt=30';
const zero = 'offset=0&angularity=0';

it.each([
  [laser, '+9.1 mils | Remove 9.1 mils |', '| Remove 26.7 mils |'],
  [laser, '+1.3 mils | 1.3 mils to 9 o’clock', '−0.9 mils | 0.9 mils to 3 o’clock'],
  [rimAndFace, '−6.0 mils, −1.00 mils/in; side +1.5 mils, +0.50 mils/in', 'Remove 2.0 mils |', 'Remove 14.0 mils |'],
  [rimAndFace, '2.5 mils to 3 o’clock |', '8.5 mils to 3 o’clock |'],
  [reverse, '−2.7 mils, +0.56 mils/in; side −4.6 mils, −0.31 mils/in', 'Add 9.4 mils |', 'Add 19.6 mils |'],
  [reverse, '0.8 mils to 3 o’clock |', '4.8 mils to 9 o’clock |'],
  // The feet go up by 4 and 10: 0.273 per inch less at the top, and 4 − 0.273 × 17 = −0.64 at the coupling.
  ['offset=8&angularity=.5&front=4&back=10&rpm=3600', '+7.4 mils | +0.23 mils/in | Out of tolerance'],
  // Cold targets of −2 and −1.8: a line of −0.00909 per inch that is −2.15 at the coupling.
  [`${zero}&targetFront=-2&targetBack=-1.8`, 'Remove 2.0', 'Remove 1.8', '+2.2 mils | +0.01 mils/in | Accept'],
  [
    `${zero}&targetFront=-2&targetBack=-1.8&front=-2&back=-1.8`,
    '| −2.0 mils, to go: none\n',
    '0.0 mils | 0.00 mils/in | Excellent',
  ],
  [`${zero}&sideOffset=9&sideAngularity=0`, '0.0 mils; side +9.0 mils | 0.00 mils/in; side 0.00 mils/in | Out of'],
  [`${zero}&sideOffset=9`, '| Not known'],
  // The front feet have 5 of 11 mils, and the back feet 40 of 33.
  ['front=5&back=40', 'Add 11.0 mils | −6.0 mils, to go: add 6.0 mils', '| +7.0 mils, to go: remove 7.0 mils'],
  [`${zero}&sideOffset=0&sideAngularity=1&sideFront=17`, '| 0.0 mils, to go: none', 'to go: 39.0 mils to 3 o’clock'],
  ['front=1e', 'Add 11.0 mils | not known', 'not known | not known | Not known'],
  ['backAt=17', 'not known | not known | Not known'],
])('%s: %s', (address, ...texts) => {
  for (const text of texts) expect(shown(address)).toContain(text);
});

it('the right moves are whole shims, and side moves to a tenth; what is not known stays', () => {
  expect(rightMoves(resultsAt(laser))).toEqual({ front: '-9', back: '-27', sideFront: '-1.3', sideBack: '0.9' });
  expect(rightMoves(resultsAt(`${zero}&sideOffset=9`))).toEqual({ front: '0', back: '0' });
});

const flat = 'method=rimFace&rim3=0&rim6=0&rim9=0&face3=0&face6=0';

it.each([
  [`${rimAndFace}&rim3=7.1`, calculator.areApart('Rim', '+10.1', '+8.0')],
  [`${reverse}&motor9=5.9`, calculator.areApart('Motor hub', '+7.9', '+10.0')],
  // In binary numbers 1.1 + 5.2 − 4.3 is a little more than 2.
  ['method=rimFace&rim3=1.1&rim6=4.3&rim9=5.2&face3=0&face6=1&face9=1&diameter=4'],
  [rimAndFace],
  // An error of 1.9 may be an angle beyond the limit of 0.5 at 1,800 rpm on a circle of 3 in, not on one of 5.
  [`${flat}&face9=1.9&diameter=3`, calculator.isByChance('0.63', '0.5')],
  [`${flat}&face9=1.9&diameter=5`],
  // Half of 2 on the motor's hub and half of 1 on the pump's, over 3 in.
  [
    'method=reverse&motor3=0&motor6=2&motor9=0&pump3=0&pump6=1&pump9=0&motorAt=2&pumpAt=1',
    calculator.isByChance('0.50', '0.5'),
  ],
])('readings of %s are valid, or the page says why not', (address, ...warnings) => {
  expect(warningsOf(resultsAt(address))).toEqual(warnings);
  expect(shown(address).endsWith('| Readings not valid')).toBe(warnings.length > 0);
});

it('has no warning when both dials are at the middle of the coupling, and no verdict', () => {
  const apart = 'method=reverse&motor3=0&motor6=1&motor9=0&pump3=0&pump6=0&pump9=0&motorAt=0&pumpAt=0';
  expect(shown(apart).endsWith('| Not known')).toBe(true);
  expect(warningsOf(resultsAt(apart))).toEqual([]);
});

it.each<[FieldName, string, number, string?]>([
  ['offset', ' +.5 ', 0.5],
  ['offset', '–4,55', -4.55],
  ['frontAt', '17 1/8', 17.125],
  ['angularity', '0.125', 0.125],
  ['offset', '', Number.NaN],
  ['offset', '−', Number.NaN],
  // These may be meant in inches, or in thousands.
  ['offset', '.006', Number.NaN, '6, not .006'],
  ['front', '1,250', Number.NaN, '6, not .006'],
  ['angularity', '.001', Number.NaN, '1, not .001'],
  // This may be meant in inches or in millimeters.
  ['offset', '-.01', Number.NaN, '6, not .006'],
  ['angularity', '0.00', 0],
  ['offset', '0.1', 0.1],
  ['offset', '999.1', Number.NaN, '−999 to 999'],
  ['frontAt', '0', Number.NaN, '0.01 to 500'],
  ['frontAt', '1/0', Number.NaN, '0.01 to 500'],
  // 17 1/8 without its blank, and no fraction of a tape measure.
  ['frontAt', '171/8', Number.NaN, '0.01 to 500'],
  ['frontAt', '17 9/8', Number.NaN, '0.01 to 500'],
  ['backAt', '17', 17, calculator.beyondFront],
  ['offset', '−1 1/2', -1.5],
  ['offset', '+1 1/2', 1.5],
  ['frontAt', '17\u00a01/8', 17.125],
  ['frontAt', '17\u20091 / 8', 17.125],
  ['frontAt', '17⅛', 17.125],
  ['frontAt', '17¹⁄₈', 17.125],
  ['frontAt', '6²', Number.NaN, '0.01 to 500'],
  ['offset', '- 3', -3],
  ['offset', '\u20103', -3],
  ['offset', '\uff0d3', -3],
  ['offset', '−\u20113', Number.NaN, '−999 to 999'],
  ['offset', '2.5 mils', 2.5],
  ['offset', '−2.5mil', -2.5],
  ['angularity', '1 mil/in', 1],
  ['frontAt', '17 1/8"', 17.125],
  ['frontAt', '17⅛″', 17.125],
  ['offset', '0.05 mm', Number.NaN, 'mils, not mm'],
  ['angularity', '5 mils/10 in', Number.NaN, 'mils/in, not mils/10 in'],
  ['angularity', '1 mil', Number.NaN, 'mils/in, not mil'],
  ['frontAt', `${' '.repeat(14)}17.5`, 17.5],
  ['frontAt', `${' '.repeat(40)}17.5`, Number.NaN, '0.01 to 500'],
  ...['(3)', '3-', '±3', '~6', "1'000", '1 250', '6e0', '0x10', '6 12 6'].map(
    (text): [FieldName, string, number, string] => ['offset', text, Number.NaN, '−999 to 999'],
  ),
])('reads %s=%j as %d', (name, text, value, problem) => {
  expect(numberIn({ [name]: text }, name)).toBe(value);
  expect(problemIn({ [name]: text }, name)).toBe(problem);
});

it('names all values of the method in the hash, and reads no other hash', () => {
  expect(hashOf(entriesOf('rpm=3600&offset=−4,5&backAt=17 1/8&sag=3'))).toBe(
    '#frontAt=17&backAt=17+1%2F8&rpm=3600&offset=%E2%88%924%2C5&angularity=1&sideOffset=&sideAngularity=' +
      '&front=0&back=0&sideFront=0&sideBack=0&targetFront=0&targetBack=0&method=laser',
  );
  expect(hashOf({})).toBe('');
  for (const hash of ['', '#', '#figures', '#main', '#toString=1']) expect(entriesIn(hash)).toBeUndefined();
});

it.each([laser, rimAndFace, reverse])(
  'shows the results of a link of %s, and none when it is cut at any length',
  (readings) => {
    const entries = entriesOf(readings);
    const link = hashOf(entries);
    const shownOf = (read: Entries = {}) => {
      const results = resultsOf(read);
      return [...deviationsOf(results), ...rowsOf(results), results.verdict, ...warningsOf(results)].flat();
    };
    expect(shownOf(entriesIn(link))).toEqual(shownOf(entries));
    for (let length = '#f'.length; length < link.length; length += 1) {
      const cut = entriesIn(link.slice(0, length)) ?? {};
      const words = shownOf(cut);
      expect(words).toEqual(expect.arrayContaining(['unknown', calculator.isCut]));
      expect(words.join('; ')).not.toMatch(/\d mils/);
      expect(entriesIn(hashOf(cut))).toEqual(cut);
      expect(changed(cut, {})).toBe(cut);
      expect(warningsOf(resultsOf(changed(cut, { front: '1' })))).not.toContain(calculator.isCut);
    }
  },
);

it.each([
  ['lacks a value', (link: string) => link.replace('&sideOffset=', ''), true],
  ['has changed values only', () => '#offset=2&method=laser', true],
  ['has words after the method', (link: string) => `${link}&x=1`, true],
  ['has a speed that the table lacks', (link: string) => link.replace('1800', '1801'), true],
  ['is there twice', (link: string) => link + link, true],
  [
    'has another order',
    (link: string) => link.replace('#frontAt=17&', '#').replace('&method', '&frontAt=17&method'),
    false,
  ],
  ['has an empty value', (link: string) => link.replace('offset=6', 'offset='), false],
])('tells whether a link is cut when it %s', (_name, from, expected) => {
  expect(isCut(entriesIn(from(hashOf(entriesOf('rpm=1800')))) ?? {})).toBe(expected);
});

it('stays the worked example with any shims, until another entry changes', () => {
  const example = ({ isExample }: Results) => isExample;
  expect([resultsOf({}), resultsAt('front=11&back=33')].map(example)).toEqual([true, true]);
  expect(['rpm=3600', 'offset=2', 'frontAt=9', 'targetFront=-2'].map(resultsAt).filter(example)).toEqual([]);
  expect(judgedAt(resultsOf({}))).toBe('Worked example at 1,800 rpm, up-down only');
});

it('changes a sign, also before the first digit', () => {
  const signed = ['', '4.5', '−4.5', '-4.5', '+3', '- 3', '\u20113', '\uff0d3', '-1/2', '1 1/2'].map(withOtherSign);
  expect(signed).toEqual(['−', '−4.5', '4.5', '4.5', '−3', '3', '3', '3', '1/2', '−1 1/2']);
});
