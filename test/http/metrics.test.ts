import { expect, it, onTestFinished } from 'vitest';
import { version } from '../../package.json';
import { freePort } from '../open-server.ts';
import { logLines, startServer, stopServer } from '../server-process.ts';

it('counts requests by route and status on a port of its own; what is no route shares one label', async () => {
  const port = await freePort();
  const server = await startServer({ METRICS_PORT: String(port), COMMIT: '1a2b3c4' });
  onTestFinished(() => void server.child.kill());
  for (const path of ['/', '/', '/about', '/about/', '/no-such-page', '/%e2%82%ac', '/wp-login.php?x', '/livez']) {
    await (await fetch(server.base + path, { redirect: 'manual' })).arrayBuffer();
  }
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  const text = await answer.text();
  const requests = text.split('\n').filter((line) => line.startsWith('http_requests_total'));
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(requests.toSorted()).toEqual([
    'http_requests_total{route="/",status="200"} 2',
    'http_requests_total{route="/about",status="200"} 1',
    'http_requests_total{route="other",status="308"} 1',
    'http_requests_total{route="other",status="404"} 3',
  ]);
  expect(text).toContain('http_request_duration_seconds_count 7');
  expect(text).toContain(`site_build_info{version="${version}",commit="1a2b3c4"} 1`);
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds \d/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`${server.base}/metrics`)).status).toBe(404);
  expect(await stopServer(server)).toBe(0);
});

it('the first log line names the build, too, whatever the log level', async () => {
  const server = await startServer({ COMMIT: '1a2b3c4', LOG_LEVEL: 'silent' });
  onTestFinished(() => void server.child.kill());
  expect(logLines(server)).toEqual([expect.objectContaining({ version, commit: '1a2b3c4' })]);
  expect(await stopServer(server)).toBe(0);
});

it('is off by default', async () => {
  const server = await startServer({ LOG_LEVEL: 'info' });
  onTestFinished(() => void server.child.kill());
  expect((await fetch(`${server.base}/metrics`)).status).toBe(404);
  await stopServer(server);
  expect(server.output()).not.toContain('metricsPort');
});
