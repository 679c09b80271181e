import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { inOrder } from '../../support/contact/contact-request.ts';
import { openMailRelay } from '../../support/contact/mail-relay.ts';
import { findProgram } from '../../support/find-program.ts';
import { found } from '../../support/read-html.ts';
import { copyBuild } from '../../support/server/build-copy.ts';
import { freePort } from '../../support/server/open-server.ts';
import { ask } from '../../support/server/raw-request.ts';
import { logLines, startServer, stopServer, type ServerProcess } from '../../support/server/server-process.ts';
import { folderOfTest } from '../../support/temporary-files.ts';

const relay = await openMailRelay();
const port = await freePort();
const base = `http://127.0.0.1:${port}`;
/** The second replica is of another release, with files that the first one lacks. */
const builds = ['.', copyBuild(afterAll)];
const newFiles = ['a', 'b', 'c', 'd'].map((name) => `/assets/${name}-12345678.js`);
for (const file of newFiles) writeFileSync(join(builds[1] ?? '', 'dist/client', file), 'new');
const start = (build = '.', onPort = 0) =>
  startServer(
    {
      PORT: String(onPort),
      SITE_ORIGIN: base,
      SMTP_URL: relay.url,
      TRUST_PROXY: '1',
      GRACE_PERIOD: '1',
      LOG_LEVEL: 'info',
    },
    build,
  );
const replicas: [ServerProcess, ServerProcess] = [await start(builds[0]), await start(builds[1])];
const nginx = await startNginx();

afterAll(async () => {
  nginx.kill('SIGQUIT');
  await once(nginx, 'exit');
  for (const { child } of replicas) child.kill();
  await relay.close();
});

/** Starts nginx, version 1.18 or later, with the configuration of the compose example. */
async function startNginx() {
  const path = findProgram({ name: 'nginx', package: 'nginx-light' });
  const folder = folderOfTest(afterAll);
  const values: Record<string, string> = {
    LISTEN: `127.0.0.1:${port}`,
    SITE_1: `127.0.0.1:${replicas[0].port}`,
    SITE_2: `127.0.0.1:${replicas[1].port}`,
    CACHE_FOLDER: join(folder, 'cache'),
    TRUSTED_PROXY: '127.0.0.9',
  };
  const template = readFileSync('src/server/deploy/site.conf.template', 'utf8');
  // The official image, too, replaces only names that are in its environment.
  writeFileSync(
    join(folder, 'site.conf'),
    template.replace(/\$\{(\w+)\}/g, (text, name: string) => values[name] ?? text),
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${user} daemon off; pid pid; error_log stderr crit; events {} http { access_log off; ${folders.join(' ')} include site.conf; }`,
  );
  const args = ['-e', 'stderr', '-p', folder, '-c', 'nginx.conf'];
  execFileSync(path, [...args, '-t', '-q']);
  const child = spawn(path, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  await vi.waitFor(() => ask(port, '/'), 10_000);
  return child;
}

it('serves pages and their files as the replicas do, keeps a page, and takes 30 kB of cookies', async () => {
  const direct = await ask(replicas[0].port, '/about');
  const answers = [await ask(port, '/about'), await ask(port, '/about', { headers: { Cookie: 'a'.repeat(30_000) } })];
  expect(answers.map(({ headers }) => headers['x-cache'])).toEqual(['MISS', 'HIT']);
  for (const { status, headers, body } of answers)
    expect([status, headers.etag, String(body)]).toEqual([200, direct.headers.etag, String(direct.body)]);
  for (const file of found(String(direct.body), /"(\/assets\/[\w.-]+)"/g))
    expect((await ask(port, file)).status, file).toBe(200);
});

it('passes on a contact request with five files of 10 MB', async () => {
  const body = new FormData();
  for (const [name, value] of Object.entries(inOrder)) body.set(name, value);
  for (const name of ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'])
    body.append('files', new Blob([new Uint8Array(10 * 1024 * 1024)]), name);
  const answer = await fetch(`${base}/contact`, { method: 'POST', body, headers: { Accept: 'application/json' } });
  expect(answer.status).toBe(200);
  expect(relay.mails.map(({ attachments }) => attachments.length)).toEqual([5]);
});

it('asks the other replica for files of /assets/ that one lacks, and for a missing file each of them once', async () => {
  // The replicas take turns, so the first one is asked for some of the files.
  for (const file of newFiles) expect(String((await ask(port, file)).body), file).toBe('new');
  const missing = '/assets/none-12345678.js';
  expect((await ask(port, missing)).status).toBe(404);
  const asked = (replica: ServerProcess) => logLines(replica).filter(({ path }) => path === missing).length;
  await expect.poll(() => replicas.map(asked)).toEqual([1, 1]);
});

it('shows no visitor an error while a replica stops and starts again', async () => {
  const statuses: number[] = [];
  const traffic = { isOver: false };
  const visit = async (client: number) => {
    for (let turn = 0; !traffic.isOver; turn += 1) {
      // Each page is one that nginx has not, for a visitor with an address of its own.
      const localAddress = `127.0.${client}.${2 + (turn % 250)}`;
      statuses.push((await ask(port, `/contact?service=${client}-${turn}`, { localAddress })).status);
    }
  };
  const visitors = Promise.all([1, 2, 3].map(visit));
  const visits = () => expect.poll(() => statuses.length).toBeGreaterThan(statuses.length + 100);
  await visits();
  expect(await stopServer(replicas[1])).toBe(0);
  await visits();
  replicas[1] = await start(builds[1], replicas[1].port);
  await visits();
  traffic.isOver = true;
  await visitors;
  expect(new Set(statuses)).toEqual(new Set([200]));
});
