import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, onTestFinished } from 'vitest';
import { openMailRelay } from '../../support/contact/mail-relay.ts';
import { percentile } from '../../support/percentile.ts';
import { ask } from '../../support/server/raw-request.ts';
import { stopServer } from '../../support/server/server-process.ts';
import { openReplicas } from './replicas.ts';

/** An attack by one client. */
interface Attack {
  connections: number;
  /** The bytes that each connection sends at the start. */
  sends: string;
  /** The bytes that it sends after each answer. */
  repeats?: () => string;
  /** Whether it reads what it gets. */
  reads: boolean;
}

/** Starts two replicas behind nginx for the tests of a file, which attack it from one address and visit it from another. */
export async function openAttackedSite() {
  const relay = await openMailRelay();
  afterAll(() => relay.close());
  const { port, post, replicas, logged, startAgain } = await openReplicas({ SMTP_URL: relay.url });
  let visited = 0;
  await ask(port, '/');

  return {
    port,
    post,

    /**
     * Opens the connections of an attack from an address of the test's own, because the limits remember an address. They last
     * until the attacker leaves or nginx closes them.
     */
    attackFrom(from: string, { connections, sends, repeats, reads }: Attack) {
      /** The number of answers by status. */
      const answers = new Map<number, number>();
      const sockets = new Set<Socket>();
      for (let index = 0; index < connections; index += 1) {
        const socket = connect({ port, host: '127.0.0.1', localAddress: from });
        sockets.add(socket);
        socket.setEncoding('latin1').on('error', () => socket.destroy());
        socket.once('close', () => sockets.delete(socket));
        socket.write(sends);
        if (!reads) {
          // The system keeps what comes, until its buffers are full.
          socket.pause();
          continue;
        }
        socket.on('data', (text: string) => {
          for (const [, status] of text.matchAll(/HTTP\/1\.1 (\d+) /g)) {
            answers.set(Number(status), (answers.get(Number(status)) ?? 0) + 1);
            if (repeats) socket.write(repeats());
          }
        });
      }
      const leave = () => sockets.forEach((socket) => socket.destroy());
      onTestFinished(leave);
      return { answers, countOpen: () => sockets.size, leave };
    },

    /**
     * Visits the site for three seconds: a page that nginx has, a health check, and a page that nginx asks for. Each must be
     * answered, and most of them soon.
     */
    async visit() {
      const waits: [number[], number[], number[]] = [[], [], []];
      const end = performance.now() + 3_000;
      while (performance.now() < end) {
        visited += 1;
        for (const [kind, path] of ['/', '/readyz', `/blog?category=${visited}`].entries()) {
          const { status, ms } = await ask(port, path, { localAddress: '127.0.0.2' });
          expect(status, path).toBe(200);
          waits[kind]?.push(ms);
        }
        await sleep(20);
      }
      // A few milliseconds on an idle machine.
      for (const times of waits) expect(percentile(times, 0.5)).toBeLessThan(3_000);
    },

    /** Returns the paths of the requests of a client that have reached the replicas. */
    reached: (client: string) => logged().flatMap(({ ip, path }) => (ip === client ? String(path) : [])),

    /** Stops a replica, which takes as long as requests are under way, and starts it again. Returns the milliseconds. */
    async restartReplica() {
      const start = performance.now();
      expect(await stopServer(replicas[1])).toBe(0);
      const time = performance.now() - start;
      await startAgain(1);
      return time;
    },
  };
}

/** Writes the request for a page. */
export const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

let newPages = 0;
/** Writes the request for a page that no cache has. */
export const getNew = () => get(`/contact?service=${(newPages += 1)}`);
