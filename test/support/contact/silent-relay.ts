import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { listen } from '../server/open-server.ts';

/** The replies of a relay until it takes the mail. */
export const replies = ['220 relay', '250 relay', '250 sender', '250 receiver', '354 go'];

/** Opens a relay for one test. It gives these replies, each after a delay in milliseconds, and then reads on in silence, or no further. */
export async function openSilentRelay(given: readonly string[], { readsOn = true, delay = 0 } = {}) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    const waiting = [...given];
    const reply = () => {
      const next = waiting.shift();
      if (next) setTimeout(() => socket.write(`${next}\r\n`), delay);
      else if (!readsOn) socket.pause();
    };
    socket.on('error', () => {}).on('data', reply);
    reply();
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return listen(server);
}
