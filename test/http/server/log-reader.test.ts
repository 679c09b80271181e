import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../support/server/open-server.ts';
import { openSocket, statuses } from '../../support/server/raw-socket.ts';
import { serverOfTest } from '../../support/server/server-of-test.ts';
import { logLines, stopServer } from '../../support/server/server-process.ts';

/** Sends twenty requests with long paths on a connection, and waits for their answers. */
async function visit(port: number) {
  const { socket, received } = await openSocket(port);
  socket.write(`PUT /${'a'.repeat(14_000)} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(20));
  while (statuses(received()).length < 20) await once(socket, 'data');
  socket.destroy();
}

it('without a reader of the log the site goes on', async () => {
  const server = await serverOfTest({ LOG_LEVEL: 'info' });
  server.child.stdout?.destroy();
  // More than the lines that are written together.
  for (let turn = 0; turn < 2; turn += 1) await visit(server.port);
  expect(await stopServer(server)).toBe(0);
});

describe('while the reader of the log stalls', () => {
  /** Starts a server, stops reading its log, and makes requests until lines are dropped. */
  async function stall() {
    const metricsPort = await freePort();
    const server = await serverOfTest({ LOG_LEVEL: 'info', METRICS_PORT: String(metricsPort) });
    const dropped = async () => {
      const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return Number(/^log_lines_dropped_total (\d+)$/m.exec(metrics)?.[1]);
    };
    server.child.stdout?.pause();
    while ((await dropped()) === 0) await Promise.all(Array.from({ length: 10 }, () => visit(server.port)));
    return { server, dropped };
  }

  it('lines are dropped and counted, and a line says so when it goes on', async () => {
    const { server, dropped } = await stall();
    server.child.stdout?.resume();
    await expect.poll(() => server.output()).toContain('lines of the log were dropped');
    const missing = await dropped();
    expect(await stopServer(server)).toBe(0);
    const lines = logLines(server);
    expect(lines).toContainEqual(expect.objectContaining({ level: 40, dropped: missing }));
    expect(lines.at(-1)).toMatchObject({ msg: 'stopping' });
  });

  it('SIGTERM ends the process', async () => {
    const { server } = await stall();
    expect(await stopServer(server)).toBe(0);
  });
});
