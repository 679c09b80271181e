import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import request from 'supertest';
import { expect, it, vi } from 'vitest';
import type { Rendering } from '../../src/entry-server.tsx';
import { watchDelay } from '../../src/server/overload.ts';
import { openServer } from '../support/open-server.ts';
import { appWith } from '../support/test-app.ts';

it('a server with a delayed event loop refuses pages, but serves the contact form, health checks and files', async () => {
  const app = appWith({ delay: () => 1001, maxDelay: 1000, clientFolder: 'dist/client' });
  await request(app).get('/about').expect(503);
  for (const path of ['/contact?service=emergency&urgency=emergency', '/livez', '/readyz', '/favicon.svg'])
    await request(app).get(path).expect(200);
});

it('a server serves pages up to the limit of the delay', async () => {
  const app = appWith({ delay: () => 1000, maxDelay: 1000 });
  await request(app).get('/about').expect(200);
});

it('pages are refused while the next page has waited for too long, until the queue is empty', async () => {
  const render = (): Promise<Rendering> => {
    const end = performance.now() + 30;
    while (performance.now() < end);
    return Promise.resolve({ html: Buffer.from('<p>'), styleHash: '' });
  };
  const { server, port } = await openServer(appWith({ delay: () => 0, maxDelay: 100, render }));
  const agent = new Agent({ keepAlive: true });
  let answered = 0;
  const statusOf = (path = '/about') =>
    new Promise<number | undefined>((resolve) =>
      get({ port, path, agent }, (answer) => {
        answered += 1;
        answer.resume().once('end', () => resolve(answer.statusCode));
      }),
    );
  // Opens the connections first, because the server accepts one per turn of the event loop.
  await Promise.all(Array.from({ length: 20 }, () => statusOf('/livez')));
  answered = 0;
  const first = Array.from({ length: 20 }, () => statusOf());
  await vi.waitFor(() => expect(answered).toBeGreaterThan(7), { interval: 1, timeout: 5_000 });
  expect(await statusOf()).toBe(503);
  expect(new Set(await Promise.all(first))).toEqual(new Set([200]));
  expect(await statusOf()).toBe(200);
  agent.destroy();
  server.close();
});

it('the delay of the event loop is measured repeatedly, until it has recovered', async () => {
  const delay = watchDelay();
  const block = async () => {
    const end = performance.now() + 600;
    while (performance.now() < end);
    // Lets the timer run that measures.
    await sleep(1);
  };
  await block();
  // One late measurement does not count, because the machine may have paused.
  expect(delay()).toBeLessThan(300);
  await block();
  expect(delay()).toBeGreaterThan(300);
  await expect.poll(() => delay()).toBeLessThan(300);
});
