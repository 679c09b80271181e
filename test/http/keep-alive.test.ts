import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { openSocket } from '../support/raw-socket.ts';
import { startServer } from '../support/server-process.ts';

it('responses name KEEP_ALIVE, and an idle connection is closed after it', async () => {
  const server = await startServer({ KEEP_ALIVE: '1' });
  onTestFinished(() => void server.child.kill());
  const { socket, received } = await openSocket(server.port);
  socket.write('GET /livez HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'data');
  const start = performance.now();
  expect(received()).toContain('Keep-Alive: timeout=1\r\n');
  await once(socket, 'close');
  expect(performance.now() - start).toBeGreaterThan(900);
});
