import { expect, it } from 'vitest';
import { byProcessorTime } from '../processor-time.ts';

const event = (name: string, tid: number, ts: number, dur?: number, tdur?: number) => ({
  name,
  pid: 1,
  tid,
  ts,
  ...(dur !== undefined && { dur }),
  ...(tdur !== undefined && { tdur }),
});

it('a task that had a processor for half of its time takes half of it, and what lies within moves with it', () => {
  const task = [event('RunTask', 1, 1000, 400, 200), event('Layout', 1, 1200, 100, 90), event('firstPaint', 1, 1300)];
  expect(byProcessorTime(task)).toEqual([
    event('RunTask', 1, 1000, 200, 200),
    event('Layout', 1, 1100, 50, 90),
    event('firstPaint', 1, 1150),
  ]);
});

it('a task within a task shares its fate', () => {
  const nested = [event('RunTask', 1, 0, 100, 50), event('RunTask', 1, 20, 40, 40)];
  expect(byProcessorTime(nested)).toEqual([event('RunTask', 1, 0, 50, 50), event('RunTask', 1, 10, 20, 40)]);
});

it('what lies between tasks or in another thread stays where it is', () => {
  const others = [event('RunTask', 1, 0, 100, 50), event('Layout', 2, 50, 10), event('load', 1, 150)];
  expect(byProcessorTime(others)).toEqual([event('RunTask', 1, 0, 50, 50), ...others.slice(1)]);
});
