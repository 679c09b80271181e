import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { promisify } from 'node:util';
import request from 'supertest';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { PageView, Rendering } from '../../src/entry-server.tsx';
import { findPage } from '../../src/routes.tsx';
import type { AppOptions } from '../../src/server/app.ts';
import { createHttpServer } from '../../src/server/operations/http-server.ts';
import { listen } from '../support/open-server.ts';
import { openSocket, statuses } from '../support/raw-socket.ts';
import { appWith } from '../support/test-app.ts';

/** Opens a server whose pages take more time than a turn of the event loop has for requests. */
async function openBusyServer(options: Partial<AppOptions> = {}) {
  // Fetching a page's code for the first time takes longer than a turn.
  for (const path of ['/about', '/contact']) await findPage(path).load();
  const rendered: string[] = [];
  const renderPage = ({ path }: PageView): Promise<Rendering> => {
    rendered.push(path);
    const end = performance.now() + 6;
    while (performance.now() < end);
    return Promise.resolve({ html: Buffer.from('<p>'), styleHash: '' });
  };
  const server = createHttpServer(appWith({ renderPage, ...options }));
  const port = await listen(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, port, rendered };
}

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const openSockets = (port: number, count: number) => Promise.all(Array.from({ length: count }, () => openSocket(port)));

/** Asks on one connection and returns the status. */
function visitor(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      get({ port, path, agent }, (answer) => answer.resume().once('end', () => resolve(answer.statusCode))).once(
        'error',
        reject,
      );
    });
}

it('clients that ask again as soon as they are refused leave at least every second answer to pages', async () => {
  const { port } = await openBusyServer({ maxDelay: 60 });
  const answers: (number | undefined)[] = [];
  const client = async () => {
    const visit = visitor(port);
    while (answers.length < 200) answers.push(await visit('/about'));
  };
  await Promise.all(Array.from({ length: 40 }, client));
  const pages = answers.filter((status) => status === 200).length;
  const refusals = answers.filter((status) => status === 503).length;
  expect(pages + refusals).toBe(answers.length);
  expect(refusals).toBeGreaterThan(0);
  expect(refusals).toBeLessThanOrEqual(pages + 1);
});

it.each([
  ['the contact form does not wait for the pages', '/contact', '/about'],
  ['pages do not wait for the contact form', '/about', '/contact'],
])('%s that others asked for before', async (_name, path, others) => {
  const { port, rendered } = await openBusyServer();
  const sockets = await openSockets(port, 41);
  for (const [index, { socket }] of sockets.entries()) socket.write(ask(index < 40 ? others : path));
  await expect.poll(() => rendered).toContain(path);
  // Its request may arrive a few turns after the others.
  expect(rendered.indexOf(path)).toBeLessThan(20);
});

it('a health check on a new connection does not wait for the pages of connections that came before', async () => {
  const { port, rendered } = await openBusyServer();
  const before = openSockets(port, 60).then((sockets) => sockets.map(({ socket }) => socket.write(ask('/about'))));
  expect(await visitor(port)('/livez')).toBe(200);
  expect(rendered.length).toBeLessThan(20);
  await before;
});

it('a connection that asks for many pages at once waits for one page at a time', async () => {
  const { port } = await openBusyServer();
  const { socket, received } = await openSocket(port);
  socket.write(ask('/about').repeat(60));
  const visit = visitor(port);
  for (let turn = 0; turn < 10; turn += 1) expect(await visit('/about')).toBe(200);
  expect(statuses(received()).length).toBeLessThan(20);
  await expect.poll(() => statuses(received())).toEqual(Array(60).fill('200'));
});

it.each(['reads', 'does not read'])(
  'a connection that asks for pages without end and %s the answers is closed',
  async (reading) => {
    const { port, rendered } = await openBusyServer();
    const { socket } = await openSocket(port);
    if (reading !== 'reads') socket.pause();
    const closed = once(socket, 'close');
    const flood = setInterval(() => socket.write(ask('/about').repeat(1000)), 1);
    onTestFinished(() => clearInterval(flood));
    expect(await visitor(port)('/about')).toBe(200);
    await closed;
    expect(rendered.length).toBeLessThan(10);
  },
);

it('a page whose client has left is not rendered', async () => {
  let asked = 0;
  const { server, port, rendered } = await openBusyServer({
    count: (_request, _response, next) => {
      asked += 1;
      next();
    },
  });
  const connections = promisify(server.getConnections.bind(server));
  const sockets = await openSockets(port, 50);
  // The server accepts one connection per turn, and only then can it see that the client has left.
  await vi.waitUntil(async () => (await connections()) === 50, { interval: 1 });
  for (const { socket } of sockets) socket.write(ask('/about'));
  await vi.waitUntil(() => asked > 1, { interval: 1 });
  for (const { socket } of sockets) socket.destroy();
  expect(await visitor(port)('/contact')).toBe(200);
  expect(rendered.length).toBeLessThan(10);
});

it('a server that refuses pages serves what takes no time: the form, health checks, files, missing pages, 304', async () => {
  const late = appWith({ maxDelay: -1, staticFolders: ['dist/client'] });
  const { headers } = await request(late).get('/about').expect(503);
  expect(headers).not.toHaveProperty('etag');
  const { headers: served } = await request(late).get('/about').expect(200);
  for (let turn = 0; turn < 2; turn += 1) {
    for (const path of ['/contact?service=emergency&urgency=emergency', '/livez', '/readyz', '/favicon.svg'])
      await request(late).get(path).expect(200);
    await request(late).get('/wp-login.php').expect(404);
    await request(late).get('/about').set('If-None-Match', String(served.etag)).expect(304);
  }
});
