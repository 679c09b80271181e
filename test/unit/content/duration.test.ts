import { expect, it } from 'vitest';
import {
  abbreviated,
  asAdjective,
  duration,
  durationRange,
  inHours,
  spelledOut,
} from '../../../src/content/company/duration.ts';

it.each([
  [duration(2, 'hours'), '2 hours', '2 h', 'two hours', '2-hour', 2],
  [duration(90, 'minutes'), '90 minutes', '90 min', '90 minutes', '90-minute', 1.5],
  [duration(1, 'hours'), '1 hour', '1 h', 'one hour', '1-hour', 1],
  [duration(1, 'weeks'), '1 week', '1 wk', 'one week', '1-week', 168],
  [duration(6, 'months'), '6 months', '6 mo', 'six months', '6-month', 4380],
])('%o is written as %s, %s, %s and %s', (length, text, short, words, adjective, hours) => {
  expect(length.text).toBe(text);
  expect(abbreviated(length)).toBe(short);
  expect(spelledOut(length)).toBe(words);
  expect(asAdjective(length)).toBe(adjective);
  expect(inHours(length)).toBe(hours);
});

it('a range with one unit names it once', () => {
  expect(durationRange(duration(24, 'hours'), duration(48, 'hours')).text).toBe('24-48 hours');
  expect(durationRange(duration(1, 'weeks'), duration(6, 'months')).text).toBe('1 week to 6 months');
  expect(durationRange(duration(1, 'hours'), duration(3, 'hours')).text).toBe('1-3 hours');
});
