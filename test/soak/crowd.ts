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

/** Clients that go on until they are told to end. */
export interface Crowd {
  /** How often one began. */
  begun: () => number;
  end: () => Promise<void>;
}

/** Clients that read a kilobyte a second. They ask for the largest file eight times, more than the system's buffers hold. */
export function slowReaders(port: number, count: number): Crowd {
  const sockets = new Set<Socket>();
  let begun = 0;
  const fill = () => {
    while (sockets.size < count) {
      const socket = connect(port, '127.0.0.1');
      begun += 1;
      sockets.add(socket);
      // Never flowing: what is not read here stays with the system, and then with the server.
      socket.on('readable', () => {});
      socket.on('error', () => socket.destroy());
      // The server does not wait for ever; then another one takes the place.
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
    begun: () => begun,
    async end() {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Twenty times a second, somebody who asks for the largest file goes away after its first bytes. */
export const brokenDownloads = (port: number): Crowd =>
  repeatedly(50, async () => {
    const { socket } = await openSocket(port);
    socket.write(requestFor(`/assets/${largest}`));
    await once(socket, 'data');
    socket.destroy();
  });

/** Every few seconds, so many connections together, each for a page; their waits and what was wrong go to `seen`. */
export const bursts = (port: number, count: number, seen: (answer: Answer) => void): Crowd =>
  repeatedly(3_000, async (turn) => {
    const answers = Array.from({ length: count }, (_, index) => askAnew(port, pathOf(turn + index)));
    for (const answer of await Promise.all(answers)) seen(answer);
  });

/** The pages in turn. */
const pathOf = (turn: number) => pagePaths[turn % pagePaths.length] ?? '/';

export interface Answer {
  /** Milliseconds from connecting to the first byte. */
  wait: number;
  /** Whether it is a page, to its end. */
  whole: boolean;
}

/** Asks for a page on a connection of its own. */
function askAnew(port: number, path: string): Promise<Answer> {
  return new Promise((resolve) => {
    const start = performance.now();
    let wait = Number.NaN;
    let first = '';
    let last = '';
    const socket = connect(port, '127.0.0.1');
    socket.setEncoding('latin1').on('data', (text: string) => {
      if (!first) wait = performance.now() - start;
      first ||= text;
      last = text;
    });
    socket.once('error', () => socket.destroy());
    socket.once('close', () => resolve({ wait, whole: first.startsWith('HTTP/1.1 200') && last.endsWith('</html>') }));
    socket.write(requestFor(path));
  });
}

function repeatedly(pause: number, act: (turn: number) => Promise<void>): Crowd {
  const stop = new AbortController();
  let begun = 0;
  const run = async () => {
    while (!stop.signal.aborted) {
      await act((begun += 1));
      await sleep(pause);
    }
  };
  const ended = run();
  return {
    begun: () => begun,
    async end() {
      stop.abort();
      await ended;
    },
  };
}
