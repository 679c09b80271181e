import { readdirSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { addresses } from '../src/routes.tsx';
import { freePort } from './open-server.ts';
import { startServer, stopServer } from './server-process.ts';

const total = 100_000;
const clients = 16;
/** Requests in which V8 compiles the hot code and the heap finds its size. */
const warmUp = 20_000;
const between = 10_000;
/** Lets the test ask for full collections, so that what is counted is what is kept. */
const collect = "process.on('SIGUSR2', () => { for (let i = 0; i < 5; i += 1) setTimeout(gc, i * 100) })";

interface Kind {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  /** What the server must answer; 0 when the client goes away before. */
  status: number;
}

const files = readdirSync('dist/client/assets').filter((name) => /\.(js|svg|woff2)$/.test(name));

/** Every route plain, compressed and revalidated, every file, and everything that visitors should not send. */
const kinds: readonly Kind[] = [
  ...[...addresses].flatMap((path): Kind[] => [
    { path, status: 200 },
    { path, status: 200, headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } },
    { path, status: 200, headers: { 'Accept-Encoding': 'gzip' }, method: 'HEAD' },
    { path: `${path}?x=${'y'.repeat(100)}`, status: 304, headers: { 'If-None-Match': '*' } },
    { path, status: 0 },
    { path: `${path.toUpperCase()}/`, status: 308 },
  ]),
  ...files.map((name): Kind => ({ path: `/assets/${name}`, status: 200, headers: { 'Accept-Encoding': 'br' } })),
  ...files.slice(0, 20).map((name): Kind => ({ path: `/assets/${name}`, status: 0 })),
  { path: `/assets/${files[0]}`, status: 200, headers: { Range: 'bytes=0-99' } },
  ...['emergency', 'laser-alignment', '<script>', '%zz'].map((value): Kind => ({
    path: `/contact?service=${value}&urgency=emergency`,
    status: 200,
  })),
  ...['safety', 'none', '__proto__'].map((value): Kind => ({ path: `/blog?category=${value}`, status: 200 })),
  { path: '/services/x', status: 404 },
  { path: '/../../etc/passwd', status: 404 },
  { path: '/%c3%28', status: 400 },
  { path: '/\\evil.example/', status: 400 },
  { path: `/${'a'.repeat(10_000)}`, status: 414 },
  { path: '/contact', status: 405, method: 'POST' },
  { path: '/robots.txt', status: 200 },
  { path: '/sitemap.xml', status: 200 },
  { path: '/livez', status: 200 },
  { path: '/readyz', status: 200 },
];

it(`${total} requests: every status as expected, and memory flat after the warm-up`, async () => {
  const metricsPort = await freePort();
  // However busy the machine is, no page is refused for it.
  const env = { METRICS_PORT: String(metricsPort), MAX_DELAY: '60000' };
  const server = await startServer(env, '.', [
    '--expose-gc',
    '--import',
    `data:text/javascript,${encodeURIComponent(collect)}`,
  ]);
  onTestFinished(() => void server.child.kill('SIGKILL'));
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const wrong = new Map<string, number>();
  const seen = new Map<string, number>();
  const samples: { sent: number; heap: number; resident: number }[] = [];
  let sent = 0;

  const sample = async () => {
    await sleep(300);
    server.child.kill('SIGUSR2');
    await sleep(700);
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const megabytes = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]) / 2 ** 20;
    samples.push({
      sent,
      heap: megabytes('nodejs_heap_size_used_bytes'),
      resident: megabytes('process_resident_memory_bytes'),
    });
  };

  const ask = ({ path, method = 'GET', headers = {}, status }: Kind, turn: number) =>
    new Promise<string>((resolve) => {
      // A client that breaks off closes its connection, so it shares none.
      const options = {
        path,
        method,
        headers,
        port: server.port,
        host: '127.0.0.1',
        agent: status === 0 ? false : agent,
      };
      const asked = request(options, (response) => {
        response.resume();
        response.once('end', () => resolve(String(response.statusCode)));
        response.once('error', () => resolve('aborted'));
      });
      asked.once('error', ({ message }) => resolve(status === 0 ? 'aborted' : message));
      asked.end();
      if (status === 0) {
        setTimeout(() => asked.destroy(), turn % 4);
        asked.once('close', () => resolve('aborted'));
      }
    });

  const client = async (until: number) => {
    while (sent < until) {
      const turn = sent;
      sent += 1;
      // Each round has unknown addresses of its own.
      const index = turn % (kinds.length + 10);
      const kind = kinds[index] ?? { path: `/nowhere-${turn}/${turn}`, status: 404 };
      const result = await ask(kind, turn);
      seen.set(result, (seen.get(result) ?? 0) + 1);
      // The answer may have arrived before the client breaks off.
      if (kind.status === 0 ? !/aborted|200/.test(result) : result !== String(kind.status)) {
        const text = `${kind.method ?? 'GET'} ${kind.path.slice(0, 60)}: ${result} and not ${kind.status}`;
        wrong.set(text, (wrong.get(text) ?? 0) + 1);
      }
    }
  };

  const start = performance.now();
  for (let until = between; until <= total; until += between) {
    await Promise.all(Array.from({ length: clients }, () => client(until)));
    await sample();
  }
  const seconds = (performance.now() - start) / 1000;

  const answers = [...seen].map(([status, count]) => `${status}: ${count}`).join(', ');
  report(`${total} requests in ${seconds.toFixed(0)} s, ${clients} at a time`);
  report(`Answers: ${answers}`);
  for (const { sent: after, heap, resident } of samples) {
    report(`After ${after}: ${heap.toFixed(1)} MB of heap in use, ${resident.toFixed(0)} MB resident`);
  }
  expect([...wrong]).toEqual([]);
  const warm = samples.filter((taken) => taken.sent >= warmUp);
  const [early, late] = [warm.slice(0, warm.length / 2), warm.slice(warm.length / 2)];
  // The middle one of several: a single figure may catch a collection half-way.
  const middle = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
  const kept = (taken: typeof samples) => middle(taken.map(({ heap }) => heap));
  const resident = (taken: typeof samples) => middle(taken.map((one) => one.resident));
  expect(kept(late)).toBeLessThan(kept(early) * 1.05 + 1);
  expect(resident(late)).toBeLessThan(resident(early) * 1.15);
  agent.destroy();
  expect(await stopServer(server)).toBe(0);
});

function report(line: string) {
  process.stdout.write(`${line}\n`);
}
