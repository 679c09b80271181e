import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from '../../src/server/turns.ts';

it('one piece of work is done in each turn of the event loop, in the order in which they came', async () => {
  const turns = createTurns();
  const done: string[] = [];
  for (const name of ['first', 'second', 'third']) void turns.take().then(() => done.push(name));
  await Promise.resolve();
  expect(done).toEqual(['first']);
  await turn();
  expect(done).toEqual(['first', 'second']);
  await turn();
  expect(done).toEqual(['first', 'second', 'third']);
});

it('says for how long the next one has waited; nobody waits where the queue is empty', async () => {
  const turns = createTurns();
  await turns.take();
  expect(turns.delay()).toBe(0);
  const second = turns.take();
  const end = performance.now() + 20;
  while (performance.now() < end);
  expect(turns.delay()).toBeGreaterThan(19);
  await second;
  expect(turns.delay()).toBe(0);
});
