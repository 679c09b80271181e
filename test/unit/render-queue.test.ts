import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createRenderQueue } from '../../src/server/render-queue.ts';

it('the queue renders one page per turn of the event loop, in order of arrival', async () => {
  const queue = createRenderQueue();
  const rendered: string[] = [];
  for (const name of ['first', 'second', 'third']) void queue.wait().then(() => rendered.push(name));
  await Promise.resolve();
  expect(rendered).toEqual(['first']);
  await turn();
  expect(rendered).toEqual(['first', 'second']);
  await turn();
  expect(rendered).toEqual(['first', 'second', 'third']);
});

it('the queue tells how long the next page has waited', async () => {
  const queue = createRenderQueue();
  await queue.wait();
  expect(queue.delay()).toBe(0);
  const second = queue.wait();
  const end = performance.now() + 20;
  while (performance.now() < end);
  expect(queue.delay()).toBeGreaterThan(19);
  await second;
  expect(queue.delay()).toBe(0);
});
