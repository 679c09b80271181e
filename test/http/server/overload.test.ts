import { expect, it, onTestFinished, vi } from 'vitest';
import type { PageView, Rendering } from '../../../src/entry-server.tsx';
import { loadPage } from '../../../src/routes.tsx';
import { createHttpServer } from '../../../src/server/http-server.ts';
import { listen } from '../../support/server/open-server.ts';
import { ask } from '../../support/server/raw-request.ts';
import { openSocket } from '../../support/server/raw-socket.ts';
import { appWith } from '../../support/server/source-app.ts';

/** Opens a server whose pages take 6 ms each. */
async function openBusyServer() {
  // Fetching a page's code for the first time takes longer.
  for (const path of ['/about', '/contact']) await loadPage(path);
  const rendered: string[] = [];
  const renderPage = ({ path }: PageView): Promise<Rendering> => {
    rendered.push(path);
    const end = performance.now() + 6;
    while (performance.now() < end);
    return Promise.resolve({ html: Buffer.from('<p>'), style: '' });
  };
  const server = createHttpServer(appWith({ renderPage }), { ready: true });
  const port = await listen(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port, rendered };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const openSockets = (port: number, count: number) => Promise.all(Array.from({ length: count }, () => openSocket(port)));

const statusOf = async (port: number, path: string) => (await ask(port, path)).status;

it('a health check on a new connection waits for one page at most per two connections before it', async () => {
  const { port, rendered } = await openBusyServer();
  const sockets = openSockets(port, 60).then((opened) => opened.map(({ socket }) => socket.write(get('/about'))));
  expect(await statusOf(port, '/livez')).toBe(200);
  expect(rendered.length).toBeLessThan(40);
  await sockets;
});

it('a page whose client has left is not rendered', async () => {
  const { port, rendered } = await openBusyServer();
  const sockets = await openSockets(port, 50);
  // The server accepts one connection per turn, and only then can it see that the client has left.
  expect(await statusOf(port, '/livez')).toBe(200);
  for (const { socket } of sockets) socket.write(get('/about'));
  await vi.waitUntil(() => rendered.length > 0, { interval: 1 });
  for (const { socket } of sockets) socket.destroy();
  expect(await statusOf(port, '/contact')).toBe(200);
  expect(rendered.length).toBeLessThan(10);
});
