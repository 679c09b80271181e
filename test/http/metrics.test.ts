import type { RequestHandler } from 'express';
import request from 'supertest';
import { expect, it, onTestFinished } from 'vitest';
import { version } from '../../package.json';
import { createMetrics } from '../../src/server/metrics.ts';
import { freePort } from '../support/open-server.ts';
import { logLines, startServer, stopServer } from '../support/server-process.ts';
import { appWith } from '../support/test-app.ts';

it('counts requests by route, method and class of status on a port of its own, with bounded labels', async () => {
  const port = await freePort();
  const server = await startServer({ METRICS_PORT: String(port), COMMIT: '1a2b3c4' });
  onTestFinished(() => void server.child.kill());
  for (const path of ['/', '/', '/about', '/about/', '/no-such-page', '/%e2%82%ac', '/wp-login.php?x', '/livez']) {
    await (await fetch(server.base + path, { redirect: 'manual' })).arrayBuffer();
  }
  for (const method of ['HEAD', 'POST', 'PUT', 'PROPFIND']) await fetch(`${server.base}/about`, { method });
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  const text = await answer.text();
  const requests = text.split('\n').filter((line) => line.startsWith('http_requests_total'));
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(requests.toSorted()).toEqual([
    'http_requests_total{route="/",method="GET",status="2xx"} 2',
    'http_requests_total{route="/about",method="GET",status="2xx"} 1',
    'http_requests_total{route="/about",method="HEAD",status="2xx"} 1',
    'http_requests_total{route="/about",method="POST",status="4xx"} 1',
    'http_requests_total{route="/about",method="other",status="4xx"} 2',
    'http_requests_total{route="other",method="GET",status="3xx"} 1',
    'http_requests_total{route="other",method="GET",status="4xx"} 3',
  ]);
  expect(text).toContain('http_request_duration_seconds_count 11');
  expect(text).toContain('pages_shed_total 0');
  expect(text).toContain(`site_build_info{version="${version}",commit="1a2b3c4"} 1`);
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds \d/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`${server.base}/metrics`)).status).toBe(404);
  expect(await stopServer(server)).toBe(0);
});

it('counts pages that a late server refuses, and neither contact requests nor files', async () => {
  const metrics = createMetrics({ version: '1', commit: '2' }, { ready: true });
  const contact: RequestHandler = ({ method }, response, next) => {
    if (method === 'POST') response.status(503).end();
    else next();
  };
  const app = appWith({ count: metrics.count, contactHandler: contact, delay: () => 9999 });
  for (const path of ['/', '/about', '/favicon.ico']) await request(app).get(path);
  await request(app).post('/contact').expect(503);
  const { text } = await request(metrics.server).get('/metrics').expect(200);
  expect(text).toContain('pages_shed_total 2\n');
  expect(text).toContain('http_requests_total{route="/",method="GET",status="5xx"} 1');
});

it('the metrics port tells a balancer about the process, as the site does', async () => {
  const readiness = { ready: true };
  const { server } = createMetrics({ version: '1', commit: '2' }, readiness);
  await request(server).get('/livez').expect(200, 'alive\n');
  await request(server).get('/readyz').expect(200, 'ready\n');
  readiness.ready = false;
  await request(server).get('/readyz').expect(503, 'stopping\n');
  await request(server).get('/livez').expect(200);
});

it('the first log line names the build at any log level, and by default no port for metrics', async () => {
  const server = await startServer({ COMMIT: '1a2b3c4', LOG_LEVEL: 'silent' });
  onTestFinished(() => void server.child.kill());
  expect(logLines(server)).toEqual([expect.objectContaining({ version, commit: '1a2b3c4' })]);
  expect(logLines(server)[0]).not.toHaveProperty('metricsPort');
  expect(await stopServer(server)).toBe(0);
});
