import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, onTestFinished } from 'vitest';
import { openMailRelay } from '../../support/contact/mail-relay.ts';
import { percentile } from '../../support/percentile.ts';
import { stopServer } from '../../support/server/server-process.ts';
import { attack, type Attack } from './attacker.ts';
import { ask } from './client.ts';
import { openReplicas } from './replicas.ts';

/** Starts two replicas behind nginx for the tests of a file, which attack it from one address and visit it from another. */
export async function openAttackedSite() {
  const relay = await openMailRelay();
  afterAll(() => relay.close());
  const { port, replicas, logged, startAgain } = await openReplicas({ SMTP_URL: relay.url });
  let visited = 0;
  await ask(port, '/');

  return {
    port,

    /** Attacks from an address of the test's own, because the limits remember an address. */
    attackFrom(from: string, details: Omit<Attack, 'port' | 'from'>) {
      const attacker = attack({ port, from, ...details });
      onTestFinished(() => attacker.leave());
      return attacker;
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

/** Writes the headers of a contact request. */
export const postHead = (type: string, length: number) =>
  `POST /contact HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;
