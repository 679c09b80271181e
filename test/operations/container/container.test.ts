import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findProgram } from '../../support/find-program.ts';
import { found } from '../../support/read-html.ts';
import { freePort } from '../../support/server/open-server.ts';
import { exitCode, startProgram } from '../../support/server/server-process.ts';

/** A container of the image that the Dockerfile describes. */
interface Container {
  /** The image's health check. */
  healthCheck: string;
  /** The command line of the server. */
  serve: string[];
  /** The beginning of a command line that runs a program beside the server. */
  exec: string[];
  remove: () => void;
}

const port = await freePort();
const settings = [`--env=PORT=${port}`, '--env=GRACE_PERIOD=3', '--env=LOG_LEVEL=warn'];
/** The arguments that `npm run image` passes outside of git. */
const emptyArguments = ['--build-arg=VERSION=', '--build-arg=COMMIT=', '--build-arg=SOURCE='];
/** Returns the arguments of a build upon another image. */
const upon = (previous: string) => [...emptyArguments, `--build-context=previous=docker-image://${previous}`];
const container = spawnSync('docker', ['info']).status === 0 ? buildWithDocker() : buildWithBuildah();
const server = await startProgram(container.serve, process.env).catch((error: unknown) => {
  container.remove();
  throw error;
});

afterAll(async () => {
  if (server.child.exitCode === null) signal('KILL');
  await exitCode(server);
  container.remove();
});

/** Runs a program that must succeed, and returns its output. */
function run(program: string, ...args: string[]): string {
  const env = { ...process.env, BUILDAH_ISOLATION: 'chroot', DEBIAN_FRONTEND: 'noninteractive' };
  return execFileSync(program, args, { encoding: 'utf8', stdio: 'pipe', env }).trim();
}

function buildWithDocker(): Container {
  const name = `millwright-site-test-${process.pid}`;
  run('docker', 'build', ...emptyArguments, `--tag=${name}-previous`, '.');
  run('docker', 'build', ...upon(`${name}-previous`), `--tag=${name}`, '.');
  const { Healthcheck } = JSON.parse(run('docker', 'inspect', '--format={{json .Config}}', name));
  const flags = ['--rm', '--read-only', '--cap-drop=ALL', `--publish=127.0.0.1:${port}:${port}`, ...settings];
  return {
    healthCheck: Healthcheck.Test[1],
    serve: ['docker', 'run', `--name=${name}`, ...flags, name],
    exec: ['docker', 'exec', name],
    remove() {
      spawnSync('docker', ['rm', '--force', name]);
      run('docker', 'rmi', name, `${name}-previous`);
    },
  };
}

/** Isolates by chroot, which needs no container runtime. Network and process ids are those of the machine. */
function buildWithBuildah(): Container {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version'))
    throw new Error('This test needs Docker with a running daemon, or root on Debian, where it installs buildah.');
  for (const name of ['buildah', 'mmdebstrap']) findProgram({ name });
  const folder = mkdtempSync(join(tmpdir(), 'container-'));
  const storage = [`--root=${join(folder, 'storage')}`, `--runroot=${join(folder, 'run')}`];
  const buildah = (...args: string[]) => run('buildah', ...storage, ...args);
  const remove = () => {
    buildah('rm', '--all');
    rmSync(folder, { recursive: true });
  };
  try {
    // One image of Debian with Node.js, npm and busybox has the names of the Dockerfile's base images.
    const base = buildah('from', 'scratch');
    const [first = '', ...others] = new Set(found(readFileSync('Dockerfile', 'utf8'), /^FROM (node:\S+)/gm));
    const variables = run('test/operations/container/debian-root.sh', buildah('mount', base), first.replace(/\D/g, ''));
    buildah('config', ...variables.split('\n').map((variable) => `--env=${variable}`), base);
    buildah('commit', '--rm', base, first);
    for (const name of others) buildah('tag', first, name);

    const build = ['bud', '--pull=never', '--network=host', '--format=docker', '--layers'];
    buildah(...build, ...emptyArguments, '--tag=previous', '.');
    buildah(...build, ...upon('localhost/previous'), '--tag=site', '.');
    const { config } = JSON.parse(buildah('inspect', '--type=image', '--format={{.Config}}', 'site'));
    const site = buildah('from', '--pull=never', 'site');
    const exec = ['buildah', ...storage, 'run', '--isolation=chroot', ...settings, site, '--'];
    return { healthCheck: config.Healthcheck.Test[1], serve: [...exec, ...config.Cmd], exec, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Runs a command in the container as the image's user. */
function shell(command: string) {
  const [program, ...args] = [...container.exec, 'sh', '-c', command];
  return spawnSync(program, args, { encoding: 'utf8' });
}

/** Signals the server from inside the container, because buildah does not forward signals. */
const signal = (name: string) => shell(`kill -s ${name} ${/"pid":(\d+)/.exec(server.output())?.[1]}`);

it('runs as a user who can write nothing, without npm', () => {
  expect(shell('id -u').stdout).toBe('1000\n');
  expect(shell('touch /app/a || touch /app/dist/a || touch /a').status).not.toBe(0);
  expect(shell('which npm npx').stdout).toBe('');
});

it('starts without a commit, and has the files of the release that it was built upon', () => {
  expect(server.output()).toContain('"commit":"unknown"');
  const files = (folder: string) => shell(`ls /app/dist/${folder}/assets`).stdout;
  expect(files('client')).toContain('.js');
  expect(files('previous')).toBe(files('client'));
});

it('serves a page and its files, is healthy, and stops when it is asked to', async () => {
  const home = await (await fetch(server.base)).text();
  for (const path of ['/readyz', ...found(home, /"(\/assets\/[\w.-]+)"/g)])
    expect((await fetch(server.base + path)).status, path).toBe(200);
  expect(shell(container.healthCheck).status).toBe(0);
  signal('TERM');
  await expect.poll(async () => (await fetch(`${server.base}/readyz`)).status).toBe(503);
  expect(shell(container.healthCheck).status).not.toBe(0);
  expect(await exitCode(server)).toBe(0);
});
