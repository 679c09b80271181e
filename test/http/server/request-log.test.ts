import { once } from 'node:events';
import type { RequestHandler } from 'express';
import request from 'supertest';
import { expect, it, onTestFinished } from 'vitest';
import { openServer } from '../../support/server/open-server.ts';
import { openSocket } from '../../support/server/raw-socket.ts';
import { logLines, startServer, stopServer } from '../../support/server/server-process.ts';
import { appWith, builtApp, recordedLog } from '../../support/server/test-app.ts';

const loopback = expect.stringMatching(/^(::ffff:)?127\.0\.0\.1$/);

it('the log has one line per request, with method, path, status, address, bytes and time', async () => {
  const { log, lines } = recordedLog();
  const { text } = await request(builtApp({}, log)).get('/about').set('Accept-Encoding', 'identity');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ level: 30, method: 'GET', path: '/about', status: 200, ip: loopback });
  expect(lines[0]).toMatchObject({ bytes: Buffer.byteLength(text), ms: expect.any(Number) });
  expect(lines[0]).not.toHaveProperty('aborted');
});

it('the log counts no bytes for HEAD', async () => {
  const { log, lines } = recordedLog();
  const app = builtApp({}, log);
  for (const path of ['/about', '/favicon.svg'])
    await request(app)
      .head(path)
      .expect('Content-Length', /^[1-9]\d+$/);
  expect(lines.map(({ method, bytes }) => [method, bytes])).toEqual([
    ['HEAD', 0],
    ['HEAD', 0],
  ]);
});

it('the log omits the query and the body, which may contain words of visitors', async () => {
  const { log, lines } = recordedLog();
  const app = appWith({ log });
  await request(app).get('/contact?service=my-secret');
  await request(app).get('/no-such-page?my-secret');
  await request(app).post('/contact?my-secret').send('my-secret');
  expect(lines.map(({ path, status }) => [path, status])).toEqual([
    ['/contact', 200],
    ['/no-such-page', 404],
    ['/contact', 405],
  ]);
  expect(JSON.stringify(lines)).not.toContain('my-secret');
});

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
it.each([
  ['a:4f/b+c=d@e_f.g', /^a:4f\/b\+c=d@e_f\.g$/],
  ['', uuid],
  ['a b', uuid],
  ['x'.repeat(129), uuid],
  ['<script>', uuid],
])('the X-Request-Id %j is %s in the log and the response', async (id, expected) => {
  const { log, lines } = recordedLog();
  const { headers } = await request(appWith({ log })).get('/').set('X-Request-Id', id);
  expect(headers['x-request-id']).toMatch(expected);
  expect(lines[0]).toHaveProperty('id', headers['x-request-id']);
});

it('the log names the trace and the span of a traceparent header', async () => {
  const { log, lines } = recordedLog();
  const app = appWith({ log });
  const [trace_id, span_id] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
  await request(app).get('/').set('traceparent', `00-${trace_id}-${span_id}-01`);
  await request(app).get('/');
  expect(lines[0]).toMatchObject({ trace_id, span_id });
  expect(Object.keys(lines[1] ?? {})).not.toContain('trace_id');
});

it('the log takes the address from as many proxies as TRUST_PROXY says', async () => {
  const { log, lines } = recordedLog();
  for (const trustProxy of [0, 1])
    await request(appWith({ log, trustProxy })).get('/').set('X-Forwarded-For', '198.51.100.1, 203.0.113.9');
  expect(lines.filter(({ path }) => path).map(({ ip }) => ip)).toEqual([loopback, '203.0.113.9']);
});

it.each(['X-Forwarded-For', 'Forwarded', 'X-Real-IP'])(
  'the log warns once if TRUST_PROXY is 0 and %s comes in, also before reports',
  async (header) => {
    const { log, lines } = recordedLog();
    log.level = 'error';
    const reportsHandler: RequestHandler = (_request, response) => void response.end();
    const visit = async (trustProxy: number, headers: Record<string, string>) => {
      const app = appWith({ log, trustProxy, reportsHandler });
      for (let turn = 0; turn < 2; turn += 1) await request(app).get('/').set(headers);
    };
    await visit(1, { [header]: '203.0.113.9' });
    await visit(0, { 'X-Forwarded-Proto': 'https' });
    expect(lines).toEqual([]);
    await visit(0, { [header]: '203.0.113.9' });
    expect(lines).toEqual([expect.objectContaining({ level: 40, msg: expect.stringContaining('TRUST_PROXY is 0') })]);
  },
);

it('the log marks a request whose client disconnects before the response, and has its address', async () => {
  const { log, lines } = recordedLog();
  const { server, port } = await openServer(appWith({ log, renderPage: () => new Promise(() => {}) }));
  onTestFinished(() => void server.close());
  const { socket } = await openSocket(port);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(server, 'request');
  socket.destroy();
  await expect.poll(() => lines[0]).toMatchObject({ path: '/', aborted: true, ip: '127.0.0.1' });
});

it('the log goes to stdout as one JSON object per line, without health checks', async () => {
  const server = await startServer({ LOG_LEVEL: 'info' });
  onTestFinished(() => void server.child.kill());
  for (const path of ['/', '/livez', '/readyz', '/favicon.svg', '/%0anowhere'])
    await (await fetch(server.base + path)).arrayBuffer();
  await stopServer(server);
  const paths = logLines(server).flatMap(({ path }) => path ?? []);
  expect(paths).toEqual(['/', '/favicon.svg', '/%0anowhere']);
});
