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
