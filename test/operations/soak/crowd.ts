import { once } from 'node:events';
import { statSync } from 'node:fs';
import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { pagePaths } from '../../../src/routes.tsx';
import { openSocket } from '../../support/server/raw-socket.ts';
import { files, send } from './kinds.ts';

const size = (name = '') => statSync(`dist/client/assets/${name}`).size;
const largest = files.toSorted((one, other) => size(other) - size(one))[0];

const requestFor = (path: string, connection = 'close') =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\n\r\n`;

/** Ends the clients of a crowd, which go on until then. */
type End = () => Promise<void>;

/** Opens clients that read a kilobyte per second. They ask for the largest file eight times, to fill the system's buffers. */
export function slowReaders(port: number, count: number): End {
  const sockets = new Set<Socket>();
  const fill = () => {
    while (sockets.size < count) {
      const socket = connect(port, '127.0.0.1');
      sockets.add(socket);
      // This listener keeps the stream paused.
      socket.on('readable', () => {});
      socket.on('error', () => socket.destroy());
      // When the server drops a client, another one takes its place.
      socket.once('close', () => sockets.delete(socket));
      socket.write(requestFor(`/assets/${largest}`, 'keep-alive').repeat(8));
    }
  };
  fill();
  const timer = setInterval(() => {
    for (const socket of sockets) socket.read(Math.min(1024, socket.readableLength));
    fill();
  }, 1_000);
  return async () => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  };
}

/** Asks for the largest file twenty times per second, and disconnects after the first bytes. */
export const abortedDownloads = (port: number): End =>
  repeatedly(50, async () => {
    const { socket } = await openSocket(port);
    socket.write(requestFor(`/assets/${largest}`));
    await once(socket, 'data');
    socket.destroy();
  });

/** Asks for this many pages at once every three seconds, each on a new connection, and collects those that fail. */
export const bursts = (port: number, connections: number, failures: Set<string>): End =>
  repeatedly(3_000, async (turn) => {
    const ask = async (path = '/') => {
      const result = await send({ path, status: 200 }, port, new Agent(), turn);
      if (result !== '200') failures.add(`${path}: ${result}`);
    };
    const paths = Array.from({ length: connections }, (_, index) => pagePaths[(turn + index) % pagePaths.length]);
    await Promise.all(paths.map((path) => ask(path)));
  });

function repeatedly(pause: number, act: (turn: number) => Promise<void>): End {
  const stop = new AbortController();
  const run = async () => {
    for (let turn = 1; !stop.signal.aborted; turn += 1) {
      await act(turn);
      await sleep(pause);
    }
  };
  const ended = run();
  return () => {
    stop.abort();
    return ended;
  };
}
