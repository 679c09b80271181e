import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import request from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import type { Rendering } from '../../src/entry-server.tsx';
import { watchDelay } from '../../src/server/overload.ts';
import { openServer } from '../support/open-server.ts';
import { styleHashSource } from '../support/read-html.ts';
import { appWith } from '../support/test-app.ts';

describe('a server with a delayed event loop', () => {
  const render = vi.fn<() => Promise<Rendering>>();
  const app = appWith({ delay: () => 1001, maxDelay: 1000, render, clientFolder: 'dist/client' });

  it('refuses pages with 503, without rendering, and links to emergency service', async () => {
    const { text, headers } = await request(app).get('/about').expect(503).expect('Retry-After', '5');
    expect(headers['cache-control']).toBe('no-store');
    expect(text.length).toBeLessThan(1500);
    expect(render).not.toHaveBeenCalled();
    expect(text).toContain('<h1>Too many visitors at once</h1><p>Please try again in a few seconds.</p>');
    expect(text).toContain('href="/contact?service=emergency&amp;urgency=emergency"');
    expect(text).toContain('<meta name="color-scheme" content="only light">');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(styleHashSource(text));
    expect(text).not.toMatch(/src=|stylesheet|Unexpected/);
  });

  it('still serves the contact form, for emergencies', async () => {
    const late = appWith({ delay: () => 1001, maxDelay: 1000 });
    await request(late).get('/contact?service=emergency&urgency=emergency').expect(200);
  });

  it('still answers health checks, sends files, and serves pages up to the limit', async () => {
    await request(appWith({ delay: () => 1000 }))
      .get('/')
      .expect(200);
    await request(app).get('/livez').expect(200);
    await request(app).get('/readyz').expect(200);
    await request(app).get('/favicon.svg').expect(200);
  });
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
