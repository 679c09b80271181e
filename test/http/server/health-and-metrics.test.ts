import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { METHODS } from 'node:http';
import type { RequestHandler } from 'express';
import request from 'supertest';
import { expect, it, onTestFinished } from 'vitest';
import { version } from '../../../package.json';
import { sentPath } from '../../../src/contact-form/link.ts';
import { pagePaths, pageRoutes } from '../../../src/routes.tsx';
import { createMetrics } from '../../../src/server/operations/metrics.ts';
import { found } from '../../support/read-html.ts';
import { freePort, openServer } from '../../support/server/open-server.ts';
import { openSocket } from '../../support/server/raw-socket.ts';
import { logLines, startServer, stopServer } from '../../support/server/server-process.ts';
import { appWith, recordedLog } from '../../support/server/test-app.ts';

const asset = `/assets/${readdirSync('dist/client/assets').find((name) => name.endsWith('.js'))}`;

/** Returns the lines of a metric that has counted something. */
const counted = (text: string, metric = 'http_requests_total') =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`${metric}{`) && !line.endsWith(' 0'))
    .toSorted();

it('METRICS_PORT counts and times requests by route, method and class of status', async () => {
  const port = await freePort();
  const server = await startServer({ METRICS_PORT: String(port), COMMIT: '1a2b3c4' });
  onTestFinished(() => void server.child.kill());
  for (const path of ['/', '/', '/about', '/about/', '/no-such-page', '/%e2%82%ac', '/wp-login.php?x', '/livez']) {
    await (await fetch(server.base + path, { redirect: 'manual' })).arrayBuffer();
  }
  for (const method of ['HEAD', 'POST', 'PUT', 'PROPFIND']) await fetch(`${server.base}/about`, { method });
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  const text = await answer.text();
  const requests = counted(text);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
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
  expect(text).toContain(
    '# HELP http_request_duration_seconds Time from the request to the end of the answer by route, method and class of status\n',
  );
  expect(text).toContain('log_lines_dropped_total 0');
  expect(text).toContain(`site_build_info{version="${version}",commit="1a2b3c4"} 1`);
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds \d/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`${server.base}/metrics`)).status).toBe(404);
  expect(await stopServer(server)).toBe(0);
});

it('the series of requests are bounded: a route for each page or family, for the page after the form, for files and for the rest', async () => {
  const port = await freePort();
  // No request reaches a relay.
  const server = await startServer({ METRICS_PORT: String(port), SMTP_URL: 'smtp://127.0.0.1:9' });
  onTestFinished(() => void server.child.kill());
  const methods = METHODS.filter((method) => !['CONNECT', 'TRACE'].includes(method));
  /** Asks for every page, for files, and for 200 invented paths with all methods. Returns the metrics. */
  const visit = async (name: string) => {
    const invented = Array.from({ length: 200 }, (_, index) =>
      [`/${name}${index}`, `/services/${name}${index}`, `/assets/${name}${index}.js`, `/%zz${name}${index}`].at(
        index % 4,
      ),
    );
    for (const path of [...pagePaths, sentPath, '/favicon.svg', '/robots.txt', asset, ...invented])
      await (await fetch(`${server.base}${path}`)).arrayBuffer();
    for (const [index, path] of ['/about', '/contact', ...invented].entries())
      await (await fetch(server.base + path, { method: methods[index % methods.length] ?? '' })).arrayBuffer();
    return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  };
  const series = (text: string) => found(text, /^(http_request\w+\{.*\}) /gm);
  const first = series(await visit('a'));
  for (const metric of ['http_requests_total', 'http_request_duration_seconds_count']) {
    const labels = first.filter((one) => one.startsWith(metric)).join('\n');
    const values = (label: string) => [...new Set(found(labels, new RegExp(`[{,]${label}="(.*?)"`, 'g')))].toSorted();
    expect(values('route')).toEqual([...pageRoutes, sentPath, 'file', 'other'].toSorted());
    expect(values('method')).toEqual(['GET', 'HEAD', 'POST', 'other']);
    expect(values('status')).toEqual(expect.arrayContaining(['2xx', '4xx']));
  }
  expect(series(await visit('b'))).toEqual(first);
  expect(pageRoutes).toContain('/services/:slug');
  expect(pageRoutes).not.toContain('/services/laser-alignment');
});

it('a request whose client leaves before the answer is counted as aborted, an answer that breaks off as 5xx', async () => {
  const metrics = createMetrics({ version: '1', commit: '2' }, { ready: true });
  const contactHandler: RequestHandler = ({ path }, response, next) => {
    if (path !== '/about') return;
    response.write('begin');
    next(new Error('broken'));
  };
  const { server, port } = await openServer(appWith({ count: metrics.count, contactHandler }));
  onTestFinished(() => void server.close());
  for (const path of ['/', '/about']) {
    const { socket } = await openSocket(port);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await once(server, 'request');
    if (path === '/') socket.destroy();
  }
  await expect
    .poll(async () => counted((await request(metrics.server).get('/metrics')).text))
    .toEqual([
      'http_requests_total{route="/",method="GET",status="aborted"} 1',
      'http_requests_total{route="/about",method="GET",status="5xx"} 1',
    ]);
});

it('METRICS_HOST is the address of the metrics port only', async () => {
  const port = await freePort();
  const server = await startServer({ METRICS_PORT: String(port), METRICS_HOST: '127.0.0.2' });
  onTestFinished(() => void server.child.kill());
  expect((await fetch(`${server.base}/livez`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.2:${port}/metrics`)).status).toBe(200);
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow('fetch failed');
  expect(await stopServer(server)).toBe(0);
});

it('the first log line names the build, and the next warn of defaults for development, at any log level', async () => {
  const server = await startServer({ COMMIT: '1a2b3c4', HOST: '0.0.0.0', LOG_LEVEL: 'silent' });
  onTestFinished(() => void server.child.kill('SIGKILL'));
  expect(await stopServer(server)).toBe(0);
  const lines = logLines(server);
  expect(lines[0]).toMatchObject({ version, commit: '1a2b3c4' });
  expect(lines[0]).not.toHaveProperty('metricsPort');
  expect(lines.map(({ level, msg }) => [level, String(msg).split(' ')[0]])).toEqual([
    [30, 'Open'],
    [40, 'SMTP_URL'],
    [40, 'SITE_EMAIL'],
    [40, 'SITE_ORIGIN'],
  ]);
});

const readiness = { ready: true };

it.each([
  ['the site', appWith({ readiness })],
  ['the metrics port', createMetrics({ version: '1', commit: '2' }, readiness).server],
])('%s is alive and not ready during a stop, and its health is not cached', async (_name, app) => {
  readiness.ready = true;
  const { headers } = await request(app).head('/livez').expect(200);
  expect(headers['content-type']).toMatch(/^text\/plain/);
  await request(app).get('/readyz').expect(200, 'ready\n').expect('Cache-Control', 'no-store');
  readiness.ready = false;
  await request(app).get('/readyz').expect(503, 'stopping\n').expect('Cache-Control', 'no-store');
  await request(app).get('/livez').expect(200, 'alive\n');
  // HAProxy checks with OPTIONS, unless it is told otherwise.
  for (const method of ['options', 'head', 'post'] as const) {
    await request(app)[method]('/readyz').expect(503);
    await request(app)[method]('/livez').expect(200);
  }
});

it('health checks are not logged and do not change other responses', async () => {
  const { log, lines } = recordedLog();
  const app = appWith({ log, readiness: { ready: false } });
  await request(app).get('/livez');
  await request(app).get('/readyz');
  expect(lines).toEqual([]);
  const { headers } = await request(app).get('/about').expect(200);
  expect(headers['cache-control']).toContain('s-maxage');
});
