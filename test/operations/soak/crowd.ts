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

/** Clients that go on until `end` is called. */
export interface Crowd {
  /** Returns how many clients have started. */
  started: () => number;
  end: () => Promise<void>;
}

/** Opens clients that read a kilobyte per second. They ask for the largest file eight times, to fill the system's buffers. */
export function slowReaders(port: number, count: number): Crowd {
  const sockets = new Set<Socket>();
  let started = 0;
  const fill = () => {
    while (sockets.size < count) {
      const socket = connect(port, '127.0.0.1');
      started += 1;
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
  return {
    started: () => started,
    async end() {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Asks for the largest file twenty times per second, and disconnects after the first bytes. */
export const abortedDownloads = (port: number): Crowd =>
  repeatedly(50, async () => {
    const { socket } = await openSocket(port);
    socket.write(requestFor(`/assets/${largest}`));
    await once(socket, 'data');
    socket.destroy();
  });

export interface Burst {
  connections: number;
  /** Milliseconds until each response was complete. */
  waits: number[];
  failures: string[];
}

/** Asks for this many pages at once every three seconds, each on a new connection. */
export const bursts = (port: number, { connections, waits, failures }: Burst): Crowd =>
  repeatedly(3_000, async (turn) => {
    const ask = async (path = '/') => {
      const start = performance.now();
      const result = await send({ path, status: 200 }, port, new Agent(), turn);
      waits.push(performance.now() - start);
      if (result !== '200') failures.push(`${path}: ${result}`);
    };
    const paths = Array.from({ length: connections }, (_, index) => pagePaths[(turn + index) % pagePaths.length]);
    await Promise.all(paths.map((path) => ask(path)));
  });

function repeatedly(pause: number, act: (turn: number) => Promise<void>): Crowd {
  const stop = new AbortController();
  let started = 0;
  const run = async () => {
    while (!stop.signal.aborted) {
      await act((started += 1));
      await sleep(pause);
    }
  };
  const ended = run();
  return {
    started: () => started,
    async end() {
      stop.abort();
      await ended;
    },
  };
}
