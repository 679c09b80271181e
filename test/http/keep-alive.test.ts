import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { openSocket } from '../support/raw-socket.ts';
import { startServer } from '../support/server-process.ts';

async function answered(env: Record<string, string>) {
  const server = await startServer(env);
  onTestFinished(() => void server.child.kill());
  const { socket, received } = await openSocket(server.port);
  onTestFinished(() => void socket.destroy());
  socket.write('GET /livez HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'data');
  return { socket, received };
}

it('a connection is kept for as long as the answer says', async () => {
  const { received } = await answered({ KEEP_ALIVE: '610' });
  expect(received()).toContain('Keep-Alive: timeout=610\r\n');
});

it('a connection without a request is closed after KEEP_ALIVE', async () => {
  const { socket } = await answered({ KEEP_ALIVE: '1' });
  const start = performance.now();
  await once(socket, 'close');
  expect(performance.now() - start).toBeGreaterThan(900);
});
