import { once } from 'node:events';
import { statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { pagePaths } from '../../src/routes.tsx';
import { openSocket } from '../support/raw-socket.ts';
import { files } from './kinds.ts';

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

/** Opens this many connections at once every three seconds, each for one page. */
export const bursts = (port: number, count: number, seen: (answer: Answer) => void): Crowd =>
  repeatedly(3_000, async (turn) => {
    const answers = Array.from({ length: count }, (_, index) =>
      getOnNewConnection(port, pagePaths[(turn + index) % pagePaths.length] ?? '/'),
    );
    for (const answer of await Promise.all(answers)) seen(answer);
  });

export interface Answer {
  /** Milliseconds from connecting to the first byte. */
  wait: number;
  /** Whether the response is a complete page. */
  complete: boolean;
}

function getOnNewConnection(port: number, path: string): Promise<Answer> {
  return new Promise((resolve) => {
    const start = performance.now();
    let wait = Number.NaN;
    let text = '';
    const socket = connect(port, '127.0.0.1');
    socket.once('data', () => (wait = performance.now() - start));
    socket.setEncoding('latin1').on('data', (part: string) => (text += part));
    socket.once('error', () => socket.destroy());
    socket.once('close', () => resolve({ wait, complete: /^HTTP\/1\.1 200[^]*<\/html>$/.test(text) }));
    socket.write(requestFor(path));
  });
}

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
