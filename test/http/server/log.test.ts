import request from 'supertest';
import { expect, it } from 'vitest';
import { builtApp } from '../../support/server/built-app.ts';
import { recordedLog } from '../../support/server/recorded-log.ts';
import { serverOfTest } from '../../support/server/server-of-test.ts';
import { exitCode, logLines, preloading } from '../../support/server/server-process.ts';
import { appWith } from '../../support/server/source-app.ts';

it('a request has one line in the log, and HEAD has no bytes', async () => {
  const { log, lines } = recordedLog();
  const app = builtApp({}, log);
  const { text } = await request(app).get('/about').set('Accept-Encoding', 'identity');
  for (const path of ['/about', '/favicon.svg'])
    await request(app)
      .head(path)
      .expect('Content-Length', /^[1-9]\d+$/);
  const ip = expect.stringMatching(/^(::ffff:)?127\.0\.0\.1$/);
  expect(lines).toEqual([
    expect.objectContaining({ level: 30, method: 'GET', path: '/about', status: 200, ip, us: expect.any(Number) }),
    expect.objectContaining({ method: 'HEAD', bytes: 0 }),
    expect.objectContaining({ method: 'HEAD', bytes: 0 }),
  ]);
  expect(lines[0]).toHaveProperty('bytes', Buffer.byteLength(text));
  expect(lines[0]).not.toHaveProperty('aborted');
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

it('the log is one JSON object per line, without health checks, and cuts long paths and errors', async () => {
  const thrown = [
    "'the bolt sheared'",
    "{ reason: 'the bolt sheared' }",
    "Object.freeze(new Error('the bolt sheared'))",
    "new Error('outer', { cause: new Error('the bolt sheared') })",
    "Object.assign(new Error('the bolt sheared'), { parts: [{ name: 'x'.repeat(100_000) }] })",
  ];
  const defect = `process.on('SIGUSR2', () => { for (const one of [${thrown.join()}]) void Promise.reject(one); })`;
  const server = await serverOfTest({ LOG_LEVEL: 'info' }, '.', preloading(defect));
  for (const path of ['/', '/livez', '/readyz', '/favicon.svg', '/%0anowhere', `/${'a'.repeat(30_000)}`])
    await (await fetch(server.base + path)).arrayBuffer();
  server.child.kill('SIGUSR2');
  expect(await exitCode(server)).toBe(1);
  const paths = logLines(server).flatMap(({ path }) => path ?? []);
  expect(paths).toEqual(['/', '/favicon.svg', '/%0anowhere', `/${'a'.repeat(999)}`]);
  const lines = logLines(server).filter(({ msg }) => msg === 'unhandledRejection');
  expect(lines).toHaveLength(thrown.length);
  expect(lines[2]).toMatchObject({ level: 60, err: { message: 'the bolt sheared' } });
  for (const line of lines.map((one) => JSON.stringify(one))) {
    expect(line).toContain('the bolt sheared');
    expect(line.length).toBeLessThan(10_000);
  }
});

it('the log has the address of X-Forwarded-For that the proxies of TRUST_PROXY have written', async () => {
  const { log, lines } = recordedLog();
  for (const trustProxy of [0, 1, 2])
    await request(appWith({ log, trustProxy })).get('/').set('X-Forwarded-For', '198.51.100.1:1, 203.0.113.9:2');
  const addresses = lines.filter(({ path }) => path).map(({ ip }) => ip);
  expect(addresses).toEqual(['127.0.0.1', '203.0.113.9', '198.51.100.1']);
});

it('the log warns once, at any level, of a proxy that TRUST_PROXY does not count', async () => {
  const { log, lines } = recordedLog();
  log.level = 'error';
  const app = appWith({ log });
  await request(app).get('/').set('X-Forwarded-Proto', 'https');
  await request(appWith({ log, trustProxy: 1 }))
    .get('/')
    .set('X-Forwarded-For', '203.0.113.9');
  expect(lines).toEqual([]);
  for (let turn = 0; turn < 2; turn += 1) await request(app).get('/').set('X-Real-IP', '203.0.113.9');
  const msg = expect.stringContaining('TRUST_PROXY is 0');
  expect(lines).toEqual([expect.objectContaining({ level: 40, msg })]);
});
