import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, lstatSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { readSettings } from '../../src/server/settings.ts';
import { inOrder } from '../contact-request.ts';
import { openMailRelay } from '../mail-relay.ts';
import { freePort } from '../open-server.ts';
import { openSocket } from '../raw-socket.ts';
import { exitCode, logLines, stopServer } from '../server-process.ts';
import { createBuilder, type Image } from './build-image.ts';
import { canMount, howItRuns, runInImage, startImage, userOf } from './run-image.ts';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'container-'));
// Other users must reach what lies in it, as they do in an image.
chmodSync(folder, 0o755);
process.umask(0o022);
const build = createBuilder('.', folder);
let image: Image;

beforeAll(() => {
  process.stdout.write(`${howItRuns}\n`);
  image = build(dockerfile);
}, 300_000);

afterAll(() => {
  execFileSync('chmod', ['-R', 'u+w', folder]);
  execFileSync('rm', ['-r', folder]);
}, 120_000);

/** Settings for a start on a free port. The image itself must say that its files are modules: Node may not guess it. */
const onLoopback = async (env: Record<string, string> = {}) => ({
  PORT: String(await freePort()),
  HOST: '127.0.0.1',
  GRACE_PERIOD: '2',
  LOG_LEVEL: 'warn',
  NODE_OPTIONS: '--no-experimental-detect-module',
  ...env,
});

async function start(of: Image, settings: Record<string, string>, options: Parameters<typeof startImage>[2] = {}) {
  const server = await startImage(of, settings, options);
  onTestFinished(() => void server.child.kill('SIGKILL'));
  return server;
}

/** Everything in the image, and when it was last written. */
const contents = ({ root }: Image) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => {
    const { mtimeMs, size } = lstatSync(join(root, name));
    return [name, mtimeMs, size];
  });

/** What visitors get who ask for a page, what is none, and every file that lies in `public/` or that the page names. */
async function answers(base: string) {
  const home = await (await fetch(base)).text();
  const files = [...readdirSync('public').map((name) => `/${name}`), ...(home.match(/\/assets\/[\w.-]+/g) ?? [])];
  const ask = async (path: string) => {
    const answer = await fetch(base + path);
    await answer.arrayBuffer();
    return { path, status: answer.status };
  };
  return Promise.all(['/', '/contact', '/no-such-page', ...files].map(ask));
}

it('starts as a user without rights, writes nothing, and answers; its health check agrees', async () => {
  const before = contents(image);
  const settings = await onLoopback();
  const server = await start(image, settings);
  const user = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1];
  expect(Number(user)).toBe(userOf(image));
  expect(image.user).not.toBe('root');
  for (const { path, status } of await answers(server.base))
    expect(status, path).toBe(path === '/no-such-page' ? 404 : 200);
  expect(runInImage(image, image.healthCheck, settings).status).toBe(0);
  const major = /^FROM node:(\d+)/m.exec(dockerfile)?.[1];
  expect(runInImage(image, ['node', '-p', 'process.version']).stdout).toMatch(new RegExp(`^v${major}\\.`));
  expect(runInImage(image, ['sh', '-c', 'echo > here || echo > dist/here']).status).not.toBe(0);
  expect(await stopServer(server)).toBe(0);
  expect(runInImage(image, image.healthCheck, settings).status).toBe(1);
  expect(contents(image)).toEqual(before);
});

it('names its version and commit, which a build argument gives, in its labels and in the first log line', async () => {
  const built = build(dockerfile.replace('ARG COMMIT=unknown', 'ARG COMMIT=1a2b3c4'));
  const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(built.labels).toEqual({
    'org.opencontainers.image.version': version,
    'org.opencontainers.image.revision': '1a2b3c4',
  });
  const server = await start(built, await onLoopback());
  expect(logLines(server)[0]).toMatchObject({ version, commit: '1a2b3c4' });
  expect(await stopServer(server)).toBe(0);
});

it('drains at its stop signal: not ready, but finishing what is under way', async () => {
  const settings = await onLoopback();
  const server = await start(image, settings);
  const { socket, received } = await openSocket(server.port);
  socket.write('GET /about HTTP/1.1\r\nHost: x\r\n');
  await expect.poll(async () => (await fetch(`${server.base}/readyz`)).status).toBe(200);
  execFileSync('sh', ['-c', `kill -s ${image.stopSignal.replace('SIG', '')} ${server.child.pid}`]);
  await expect.poll(async () => (await fetch(`${server.base}/readyz`)).status).toBe(503);
  expect(runInImage(image, image.healthCheck, settings).status).toBe(1);
  // Past the grace period nothing new is taken.
  await vi.waitFor(() => expect(fetch(server.base)).rejects.toThrow('fetch failed'), 5_000);
  socket.write('\r\n');
  await once(socket, 'close');
  expect(received()).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*<\/html>$/);
  expect(await exitCode(server)).toBe(0);
});

it('takes a contact request with a file when it has a place for files, and says so when it has none', async () => {
  const relay = await openMailRelay();
  onTestFinished(() => relay.close());
  const settings = await onLoopback({ SMTP_URL: relay.url });
  const { status: code, stderr } = runInImage(image, image.command, settings);
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^SMTP_URL is set, but there is no place for uploads in .*\n$/),
  ]);
  const { base } = await start(image, settings, { tmp: true });
  const body = new FormData();
  for (const [name, value] of Object.entries(inOrder)) body.set(name, value);
  body.set('files', new Blob([new Uint8Array(1_000_000)]), 'a.jpg');
  const { status } = await fetch(`${base}/contact`, { method: 'POST', body, headers: { Accept: 'application/json' } });
  expect(status).toBe(200);
  expect(relay.mails[0]?.attachments[0]?.size).toBe(1_000_000);
});

it.runIf(canMount)(
  'answers 503 while its place for files is full, and takes requests again afterwards',
  async () => {
    const fault = { thinks: 0 };
    const relay = await openMailRelay(fault);
    onTestFinished(() => relay.close());
    const { base } = await start(image, await onLoopback({ SMTP_URL: relay.url }), { tmp: true });
    const post = async (files: number) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(inOrder)) body.set(name, value);
      for (let file = 0; file < files; file += 1)
        body.append('files', new Blob([new Uint8Array(10_000_000)]), `${file}.jpg`);
      return (await fetch(`${base}/contact`, { method: 'POST', body, headers: { Accept: 'application/json' } })).status;
    };
    // At its start the server tries whether the relay is there.
    await expect.poll(() => relay.connections()).toBe(1);
    // Its 50 MB are most of the 64 until the relay has taken them.
    fault.thinks = 5_000;
    const first = post(5);
    await expect.poll(() => relay.connections()).toBe(2);
    expect(await post(5)).toBe(503);
    fault.thinks = 0;
    expect(await first).toBe(200);
    expect(await post(1)).toBe(200);
    expect(relay.mails.map(({ attachments }) => attachments.length)).toEqual([5, 1]);
  },
  60_000,
);

it('listens by default where the Dockerfile says', () => {
  expect(readSettings({}).port).toBe(image.port);
});

it.each(dockerfile.split('\n').filter((line) => line.startsWith('COPY')))('fails without "%s"', async (line) => {
  const whole = async () => {
    const changed = build(dockerfile.replace(`${line}\n`, ''));
    const { base } = await start(changed, await onLoopback(), { errors: 'ignore' });
    for (const { path, status } of await answers(base)) {
      if (path !== '/no-such-page' && status !== 200) throw new Error(`${path} is answered with ${status}`);
    }
  };
  await expect(whole()).rejects.toThrow(/^RUN .* failed$|^COPY .*: there is no |ended with 1$|is answered with 404$/);
});
