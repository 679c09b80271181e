import { describe, expect, it } from 'vitest';
import { fields, type Unit } from '../../../src/content/services/laser-alignment/fields.ts';
import { entriesIn, fragmentOf } from '../../../src/pages/laser-alignment/address.ts';
import { example } from '../../../src/pages/laser-alignment/entries.ts';
import { inches, readNumber, rounded, signed, withOtherSign } from '../../../src/pages/laser-alignment/numbers.ts';

it.each<[string, number | undefined, Unit?]>([
  [' +.5 ', 0.5],
  ['-4.5', -4.5],
  ['–4.', -4],
  ['－４．５', -4.5],
  ['0,25', 0.25],
  ['−11.0 mils', -11],
  ['+1.00 mils/in', 1, 'mils/in'],
  ['17 1/8', 17.125],
  ['17-1/8 in', 17.125, 'in'],
  ['3/8"', 0.375, 'in'],
  ['17½', 17.5],
  ['-¼', -0.25],
  ['0.005 in', undefined],
  ['1 mils/in', undefined],
  ['1 mils', undefined, 'mils/in'],
  ['17 mils', undefined, 'in'],
  ['4.5 mm', undefined, 'in'],
])('reads %j as %s', (text, value, unit = 'mils') => expect(readNumber(text, unit)).toBe(value));

it('reads nothing but numbers', () => {
  const others = [
    '',
    ' ',
    '-',
    '−',
    '+',
    '.',
    '1e',
    '1e3',
    'abc',
    '1.2.3',
    '1,2,3',
    '0x1',
    'Infinity',
    'NaN',
    '1/0',
    '--1',
  ];
  for (const text of others) expect(readNumber(text, 'mils'), text).toBeUndefined();
});

it('writes numbers with their sign, and zero without one', () => {
  const values = [6, -33, 0, -0.04, Number.NaN];
  expect(values.map((value) => signed(value, 1))).toEqual(['+6.0', '−33.0', '0.0', '0.0', '?']);
  expect(Object.is(rounded(-0.04, 1), 0)).toBe(true);
  expect([17, 17.125, 10.5, Number.NaN].map((value) => inches(value))).toEqual(['17.00', '17.125', '10.50', '?']);
});

it('changes a sign, also before the first digit', () => {
  const texts = ['', '4.5', '−4.5', '-4.5', '+3'];
  expect(texts.map((text) => withOtherSign(text))).toEqual(['−', '−4.5', '4.5', '4.5', '−3']);
});

describe('the address', () => {
  it('keeps all that differs from the example, and gives it back', () => {
    expect(fragmentOf(example)).toBe('');
    const entries = { ...example, offset: '−4,5', backAt: '17 1/8', method: 'reverse', rpm: '3600', rim6: '' };
    expect(entriesIn(fragmentOf(entries))).toEqual(entries);
    for (const name of Object.keys(fields)) expect(entriesIn(`#${name}=1`)).toEqual({ ...example, [name]: '1' });
  });

  it('has other fragments, which are none of its entries', () => {
    for (const fragment of ['', '#', '#figures', '#constructor=1', '#toString', '#unknown=1'])
      expect(entriesIn(fragment)).toBeUndefined();
    expect(entriesIn('#offset=1&unknown=2')).toEqual({ ...example, offset: '1' });
    expect(entriesIn(`#offset=${'1'.repeat(999)}`)?.offset.length).toBeLessThan(20);
  });

  it('has no choice that does not exist', () => {
    expect(entriesIn('#method=none&target=none&rpm=1&bracket=toString')).toBeUndefined();
    expect(entriesIn('#rpm=1&method=laser&coupling=spacer')).toEqual({ ...example, coupling: 'spacer' });
  });
});
