import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
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
  if (server.child.exitCode === null) container.signal('SIGKILL', server.output());
  await exitCode(server);
  container.remove();
});

/** Runs a program in the container, as the image's user. */
function runBeside(...command: string[]) {
  const [program = '', ...args] = [...container.exec, ...command];
  return spawnSync(program, args, { encoding: 'utf8' });
}

it('holds package.json and the build, and nothing else, for a user without rights', () => {
  expect(container.config.User).toBe('1000:1000');
  expect(runBeside('id', '-u').stdout).toBe('1000\n');
  expect(runBeside('ls', '-A', '/app', '/app/dist').stdout).toBe(
    '/app:\ndist\npackage.json\n\n/app/dist:\nclient\nserver\n',
  );
  expect(runBeside('sh', '-c', 'touch /app/a || touch /app/dist/a || touch /a').status).not.toBe(0);
});

it('answers pages and files, says what is missing, and is ready; its health check agrees', async () => {
  const home = await (await fetch(server.base)).text();
  const assets = home.match(/\/assets\/[\w.-]+/g) ?? [];
  expect(assets).toContainEqual(expect.stringMatching(/\.js$/));
  for (const path of ['/contact', '/readyz', ...assets, ...readdirSync('public').map((name) => `/${name}`)]) {
    expect((await fetch(server.base + path)).status, path).toBe(200);
  }
  expect((await fetch(`${server.base}/no-such-page`)).status).toBe(404);
  expect(runBeside(...container.config.Healthcheck.Test.slice(1)).status).toBe(0);
  expect(runBeside('find', '/app', '/tmp', '/var', '-user', '1000').stdout).toBe('');
});

it('drains on SIGTERM: not ready, but finishing what is under way', async () => {
  const { socket, received } = await openSocket(server.port);
  socket.write('GET /about HTTP/1.1\r\nHost: x\r\n');
  container.signal('SIGTERM', server.output());
  await expect.poll(async () => (await fetch(`${server.base}/readyz`)).status).toBe(503);
  expect(runBeside(...container.config.Healthcheck.Test.slice(1)).status).toBe(1);
  socket.write('\r\n');
  await once(socket, 'close');
  expect(received()).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*<\/html>$/);
  expect(await exitCode(server)).toBe(0);
});
