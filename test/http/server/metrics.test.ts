import { once } from 'node:events';
import request from 'supertest';
import { expect, it, onTestFinished } from 'vitest';
import { version } from '../../../package.json';
import { sentPath } from '../../../src/contact/addresses.ts';
import { outcomes } from '../../../src/contact/server/outcomes.ts';
import { pagePaths } from '../../../src/routes.tsx';
import type { AppOptions } from '../../../src/server/app.ts';
import { createMetrics } from '../../../src/server/metrics.ts';
import { inOrder } from '../../support/contact/contact-request.ts';
import { relayOfTest } from '../../support/contact/contact-site.ts';
import { found } from '../../support/read-html.ts';
import { builtAppWithMetrics } from '../../support/server/built-app.ts';
import { freePort, openServer } from '../../support/server/open-server.ts';
import { rawRequest } from '../../support/server/raw-request.ts';
import { openSocket } from '../../support/server/raw-socket.ts';
import { recordedLog } from '../../support/server/recorded-log.ts';
import { serverOfTest } from '../../support/server/server-of-test.ts';
import { appWith } from '../../support/server/source-app.ts';

/** Opens an app whose requests are counted. */
async function openCounted(options: Partial<AppOptions> = {}) {
  const metrics = createMetrics({ version: '1', commit: '2' }, { ready: true });
  const { server, port } = await openServer(appWith({ count: metrics.count, ...options }));
  onTestFinished(() => void server.close());
  const read = async () => (await request(metrics.server).get('/metrics')).text;
  return { server, port, base: `http://127.0.0.1:${port}`, read };
}

/** Returns the lines of a metric that has counted something. */
const counted = (text: string, metric = 'http_requests_total') =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`${metric}{`) && !line.endsWith(' 0'))
    .toSorted();

it('requests are counted and timed by route, method and class of status', async () => {
  const { base, read } = await openCounted();
  for (const path of ['/', '/', '/about', '/about/', '/no-such-page', '/%e2%82%ac', '/wp-login.php?x', '/livez'])
    await (await fetch(base + path, { redirect: 'manual' })).arrayBuffer();
  for (const method of ['HEAD', 'POST', 'PUT', 'PROPFIND']) await fetch(`${base}/about`, { method });
  const text = await read();
  const requests = counted(text);
  expect(requests).toEqual([
    'http_requests_total{route="/",method="GET",status="2xx"} 2',
    'http_requests_total{route="/about",method="GET",status="2xx"} 1',
    'http_requests_total{route="/about",method="HEAD",status="2xx"} 1',
    'http_requests_total{route="/about",method="POST",status="4xx"} 1',
    'http_requests_total{route="/about",method="other",status="4xx"} 2',
    'http_requests_total{route="other",method="GET",status="3xx"} 1',
    'http_requests_total{route="other",method="GET",status="4xx"} 3',
  ]);
  expect(counted(text, 'http_request_duration_seconds_count')).toEqual(
    requests.map((line) => line.replace('http_requests_total', 'http_request_duration_seconds_count')),
  );
});

it('requests are counted by page, as files, or as others', async () => {
  // No request reaches a relay.
  const { app, metricsServer } = builtAppWithMetrics({ SMTP_URL: 'smtp://127.0.0.1:9' });
  const invented = ['/a', '/services/b', '/assets/c.js', '/%zzd'];
  for (const path of [...pagePaths, sentPath, '/favicon.svg', '/robots.txt', ...invented]) await rawRequest(app, path);
  const { text } = await request(metricsServer).get('/metrics');
  const routes = new Set(found(text, /^http_requests_total\{route="(.*?)"/gm));
  expect([...routes].toSorted()).toEqual([...pagePaths, sentPath, 'file', 'other'].toSorted());
});

it('a client that leaves is counted and logged as aborted, and an error as 5xx, also within the answer', async () => {
  const { log, lines } = recordedLog();
  const { server, port, read } = await openCounted({
    log,
    renderPage: ({ path }) => (path === '/' ? new Promise(() => {}) : Promise.reject(new Error('broken'))),
    contact: {
      takePost: [
        (_request, response, next) => {
          response.write('begin');
          next(new Error('broken'));
        },
      ],
      showSent: () => {},
    },
  });
  for (const asked of ['GET /', 'POST /contact', 'GET /services']) {
    const { socket } = await openSocket(port);
    socket.write(`${asked} HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n`);
    await once(server, 'request');
    if (asked === 'GET /') socket.destroy();
  }
  await expect
    .poll(async () => counted(await read()))
    .toEqual([
      'http_requests_total{route="/",method="GET",status="aborted"} 1',
      'http_requests_total{route="/contact",method="POST",status="5xx"} 1',
      'http_requests_total{route="/services",method="GET",status="5xx"} 1',
    ]);
  expect(lines).toContainEqual(expect.objectContaining({ path: '/', aborted: true, ip: '127.0.0.1' }));
});

it('contact requests are counted by outcome, relays are timed, and the last sent one is dated', async () => {
  const EMERGENCIES_TO = 'on-call@example.com';
  const { url } = await relayOfTest({ refusesOnly: EMERGENCIES_TO });
  const { app, metricsServer } = builtAppWithMetrics({ SMTP_URL: url, EMERGENCIES_TO });
  const metrics = async () => (await request(metricsServer).get('/metrics')).text;
  const before = await metrics();
  for (const outcome of outcomes) expect(before).toContain(`contact_requests_total{outcome="${outcome}"} 0\n`);
  expect(before).toContain('contact_last_sent_timestamp_seconds 0\n');
  expect(before).toContain('contact_missed_emergencies_total 0\n');
  const posted = Date.now() / 1000;
  const post = () => request(app).post('/contact').accept('json');
  await post().field(inOrder).expect(200);
  await post().type('text').send('x').expect(415);
  const text = await metrics();
  const lastSent = Number(/^contact_last_sent_timestamp_seconds (\S+)$/m.exec(text)?.[1]);
  expect(lastSent).toBeGreaterThanOrEqual(posted);
  expect(lastSent).toBeLessThanOrEqual(Date.now() / 1000);
  expect(text).toContain('contact_requests_total{outcome="sent"} 1');
  expect(text).toContain('contact_requests_total{outcome="unsupported"} 1');
  expect(text).toContain('contact_delivery_seconds_count 1');
});

// Only Linux has a second IPv4 address of loopback without being asked.
it.skipIf(process.platform !== 'linux')(
  'METRICS_PORT and METRICS_HOST are the address of the metrics, and of nothing else',
  async () => {
    const port = await freePort();
    const env = { METRICS_PORT: String(port), METRICS_HOST: '127.0.0.2', COMMIT: '1a2b3c4' };
    const { base } = await serverOfTest(env);
    const metrics = `http://127.0.0.2:${port}`;
    await (await fetch(`${base}/about`)).arrayBuffer();
    const answer = await fetch(`${metrics}/metrics`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await answer.text();
    expect(counted(text)).toEqual(['http_requests_total{route="/about",method="GET",status="2xx"} 1']);
    expect(text).toContain(`site_build_info{version="${version}",commit="1a2b3c4"} 1`);
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds \d/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d/m);
    expect((await fetch(metrics)).status).toBe(404);
    expect((await fetch(`${base}/metrics`)).status).toBe(404);
    await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow('fetch failed');
  },
);
