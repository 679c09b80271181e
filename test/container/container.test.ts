import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { version } from '../../package.json';
import { freePort } from '../support/open-server.ts';
import { openSocket } from '../support/raw-socket.ts';
import { exitCode, startProgram } from '../support/server-process.ts';
import { buildContainer } from './container.ts';

const container = buildContainer({
  PORT: String(await freePort()),
  GRACE_PERIOD: '3',
  LOG_LEVEL: 'warn',
  // package.json must say that the files are modules.
  NODE_OPTIONS: '--no-experimental-detect-module',
});
const server = await startProgram(container.serve, process.env).catch((error: unknown) => {
  container.remove();
  throw error;
});

afterAll(async () => {
  if (server.child.exitCode === null) signal('KILL');
  await exitCode(server);
  container.remove();
});

/** Runs a program in the container as the image's user. */
function exec(...command: string[]) {
  const [program = '', ...args] = [...container.exec, ...command];
  return spawnSync(program, args, { encoding: 'utf8' });
}

/** Signals the server from inside the container, because buildah does not forward signals. */
function signal(name: string) {
  exec('sh', '-c', `kill -s ${name} ${/"pid":(\d+)/.exec(server.output())?.[1]}`);
}

const checkHealth = () => exec(...container.config.Healthcheck.Test.slice(1)).status;

it('contains only package.json and the build, and its user cannot write to the file system', () => {
  expect(exec('id', '-u').stdout).toBe('1000\n');
  expect(exec('ls', '-A', '/app', '/app/dist').stdout).toBe(
    '/app:\ndist\npackage.json\n\n/app/dist:\nclient\nserver\n',
  );
  expect(exec('sh', '-c', 'touch /app/a || touch /app/dist/a || touch /a').status).not.toBe(0);
});

it('has the version and the commit in its labels', () => {
  expect(container.config.Labels).toMatchObject({
    'org.opencontainers.image.version': version,
    'org.opencontainers.image.revision': 'tested',
  });
});

it('serves pages, files and the 404 page, and is healthy', async () => {
  const home = await (await fetch(server.base)).text();
  const assets = home.match(/\/assets\/[\w.-]+/g) ?? [];
  expect(assets).toContainEqual(expect.stringMatching(/\.js$/));
  for (const path of ['/contact', '/readyz', ...assets, ...readdirSync('public').map((name) => `/${name}`)])
    expect((await fetch(server.base + path)).status, path).toBe(200);
  expect((await fetch(`${server.base}/no-such-page`)).status).toBe(404);
  expect(checkHealth()).toBe(0);
  expect(exec('find', '/app', '/tmp', '/var', '-user', '1000').stdout).toBe('');
});

it('drains after SIGTERM: it is not ready, but finishes requests in progress', async () => {
  const { socket, received } = await openSocket(server.port);
  socket.write('GET /about HTTP/1.1\r\nHost: x\r\n');
  signal('TERM');
  await expect.poll(async () => (await fetch(`${server.base}/readyz`)).status).toBe(503);
  expect(checkHealth()).toBe(1);
  socket.write('\r\n');
  await once(socket, 'close');
  expect(received()).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*<\/html>$/);
  expect(await exitCode(server)).toBe(0);
});
