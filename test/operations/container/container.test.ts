import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { dependencies, version } from '../../../package.json';
import { found } from '../../support/read-html.ts';
import { freePort } from '../../support/server/open-server.ts';
import { openSocket } from '../../support/server/raw-socket.ts';
import { exitCode, startProgram } from '../../support/server/server-process.ts';
import { buildContainer } from './container.ts';

const settings = {
  PORT: String(await freePort()),
  GRACE_PERIOD: '3',
  LOG_LEVEL: 'warn',
  // package.json must say that the files are modules.
  NODE_OPTIONS: '--no-experimental-detect-module',
};
const container = buildContainer(settings);
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

/** Reads the whole answer, because the server waits for unread ones before it stops. */
async function statusOf(path: string) {
  const answer = await fetch(server.base + path);
  await answer.arrayBuffer();
  return answer.status;
}

const checkHealth = () => exec(...container.config.Healthcheck.Test.slice(1)).status;

it('contains only package.json, the package list and the builds, and its user cannot write to the file system', () => {
  expect(exec('id', '-u').stdout).toBe('1000\n');
  expect(exec('ls', '-A', '/app', '/app/dist').stdout).toBe(
    '/app:\ndist\npackage.json\nsbom.cdx.json\n\n/app/dist:\nclient\nprevious\nserver\n',
  );
  expect(exec('which', 'node').stdout).toMatch(/node\n$/);
  for (const program of ['npm', 'npx', 'corepack', 'yarn']) expect(exec('which', program).stdout, program).toBe('');
  expect(exec('find', '/', '-xdev', '-path', '*/node_modules/npm').stdout).toBe('');
  expect(exec('sh', '-c', 'touch /app/a || touch /app/dist/a || touch /a').status).not.toBe(0);
});

it('has title, version, revision, source and base image in its labels', () => {
  const [base = ''] = found(readFileSync('Dockerfile', 'utf8'), /^FROM (node:\S+) AS run$/gm);
  expect(container.config.Labels).toMatchObject({
    'org.opencontainers.image.title': 'Millwright site',
    'org.opencontainers.image.version': version,
    'org.opencontainers.image.revision': 'tested',
    'org.opencontainers.image.source': 'https://git.example.com/site.git',
    'org.opencontainers.image.base.name': `docker.io/library/${base}`,
  });
});

it('lists the packages in its bundles, and has their licenses', () => {
  const { metadata, components } = JSON.parse(exec('cat', '/app/sbom.cdx.json').stdout);
  expect(metadata.component).toMatchObject({ name: 'millwright-site', version });
  const listed = components.map((component: Record<string, string>) => `${component.name} - ${component.version}`);
  // The first one is served. The server's bundle has one of its own.
  const bundled = ['client', 'server'].flatMap((part) =>
    found(exec('cat', `/app/dist/${part}/licenses.txt`).stdout, /^## (.+ - [\w.-]+)(?: \(.*\))?$/gm),
  );
  expect(listed).toEqual(expect.arrayContaining(bundled));
  for (const [name, number] of Object.entries(dependencies)) expect(bundled).toContain(`${name} - ${number}`);
});

it('serves pages, files and the 404 page, and is healthy', async () => {
  const home = await (await fetch(server.base)).text();
  const assets = home.match(/\/assets\/[\w.-]+/g) ?? [];
  expect(assets).toContainEqual(expect.stringMatching(/\.js$/));
  for (const path of ['/contact', '/readyz', ...assets, ...readdirSync('public').map((name) => `/${name}`)])
    expect(await statusOf(path), path).toBe(200);
  expect(await statusOf('/no-such-page')).toBe(404);
  expect(checkHealth()).toBe(0);
  expect(exec('find', '/app', '/tmp', '/var', '-user', '1000').stdout).toBe('');
});

it('serves the files of the release before as well, but of no older one, and the pages of its own', async () => {
  const files = (folder: string) => exec('ls', `/app/dist/${folder}/assets`).stdout.trim().split('\n');
  const [own, previous] = [files('client'), files('previous')];
  expect(previous.filter((name) => !own.includes(name))).toEqual(['before-12345678.js']);
  for (const name of [...own, ...previous].filter((file) => !/\.(br|gz)$/.test(file)))
    expect(await statusOf(`/assets/${name}`), name).toBe(200);
});

it('drains after SIGTERM: it is not ready, but finishes requests in progress', async () => {
  const { socket, received } = await openSocket(server.port);
  socket.write('GET /about HTTP/1.1\r\nHost: x\r\n');
  signal('TERM');
  await expect.poll(() => statusOf('/readyz')).toBe(503);
  expect(checkHealth()).toBe(1);
  socket.write('\r\n');
  await once(socket, 'close');
  expect(received()).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*<\/html>$/);
  expect(await exitCode(server)).toBe(0);
});
