import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inOrder } from '../../support/contact/contact-request.ts';
import { openMailRelay, type MailRelay } from '../../support/contact/mail-relay.ts';
import { openSocket, statuses } from '../../support/server/raw-socket.ts';
import { startServer, stopServer, type ServerProcess } from '../../support/server/server-process.ts';

let relay: MailRelay;
let server: ServerProcess;

beforeAll(async () => {
  relay = await openMailRelay();
  server = await startServer({ SMTP_URL: relay.url, REQUESTS_TO: 'desk@example.com' });
});

afterAll(async () => {
  expect(await stopServer(server)).toBe(0);
  await relay.close();
});

// The tests are concurrent, because they wait for time limits of 10 and 15 seconds.
describe.concurrent('slow clients', () => {
  it('300 incomplete requests do not delay others, and get 408 after the time limit', async () => {
    const open = await Promise.all(Array.from({ length: 300 }, () => openSocket(server.port)));
    for (const { socket } of open) socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    const trickle = setInterval(() => open.forEach(({ socket }) => socket.write('a')), 100);
    const waits: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const start = performance.now();
      const answer = await fetch(`${server.base}/about`);
      await answer.arrayBuffer();
      expect(answer.status).toBe(200);
      waits.push(performance.now() - start);
    }
    // Only the shortest wait counts, because a busy machine delays some.
    expect(Math.min(...waits)).toBeLessThan(1000);
    const isOver = () => open.every(({ socket }) => socket.destroyed || socket.readableEnded);
    await expect.poll(isOver, { timeout: 20_000, interval: 250 }).toBe(true);
    clearInterval(trickle);
    expect(new Set(open.flatMap(({ received }) => statuses(received())))).toEqual(new Set(['408']));
    for (const { socket } of open) socket.destroy();
  });

  it('an upload may take longer than other requests', async () => {
    const start = performance.now();
    const { socket, received } = await openSocket(server.port);
    const body = new URLSearchParams(inOrder).toString();
    socket.write(
      'POST /contact HTTP/1.1\r\nHost: x\r\nAccept: application/json\r\n' +
        `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    const part = Math.ceil(body.length / 21);
    for (let at = 0; at < body.length && !socket.destroyed; at += part) {
      await sleep(1_000);
      socket.write(body.slice(at, at + part));
    }
    await once(socket, 'data');
    expect(statuses(received())).toEqual(['200']);
    expect(performance.now() - start).toBeGreaterThan(16_000);
  });
});
