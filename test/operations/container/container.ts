import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { version } from '../../../package.json';
import { findProgram } from '../../support/find-program.ts';

/** A container of the image that the Dockerfile describes. */
export interface Container {
  /** The part of the image's configuration that the test reads. */
  config: { Cmd: string[]; Healthcheck: { Test: string[] }; Labels: Record<string, string> };
  /** The command line of the server. */
  serve: string[];
  /** The beginning of a command line that runs a program beside the server. */
  exec: string[];
  remove: () => void;
}

/** As `npm run image` passes them. */
const buildArguments = [
  `--build-arg=VERSION=${version}`,
  '--build-arg=COMMIT=tested',
  '--build-arg=SOURCE=https://git.example.com/site.git',
];

/** Builds the image upon one of another release, with Docker if its daemon answers, otherwise with buildah. */
export function buildContainer(settings: Record<string, string>): Container {
  const env = Object.entries(settings).map(([name, value]) => `--env=${name}=${value}`);
  if (spawnSync('docker', ['info']).status === 0) return buildWithDocker(env, settings.PORT);
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) return buildWithBuildah(env);
  throw new Error('This test needs Docker with a running daemon, or root on Debian, where it installs buildah.');
}

/**
 * Another release: the image of the first one with a file of its own, a file of a release before, and a server that does not start. The
 * site is built only once.
 */
const otherRelease = `FROM IMAGE
USER 0
RUN cd /app/dist && touch client/assets/before-12345678.js previous/assets/older-12345678.js && echo throw 1 >server/server.js
`;

/** Builds three images, each upon the one before: of the first release, of another one, and again of the first. */
function buildReleases(build: (tag: string, ...args: string[]) => void, name: string) {
  build(`${name}-1`, '.');
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  writeFileSync(join(folder, 'Dockerfile'), otherRelease.replace('IMAGE', `${name}-1`));
  build(`${name}-2`, folder);
  rmSync(folder, { recursive: true });
  build(name, `--build-context=previous=docker-image://${name}-2`, '.');
}

function buildWithDocker(env: string[], port = ''): Container {
  const name = `millwright-site-test-${process.pid}`;
  buildReleases((tag, ...args) => run('docker', 'build', ...buildArguments, `--tag=${tag}`, ...args), name);
  const flags = ['--rm', '--read-only', '--cap-drop=ALL', `--publish=127.0.0.1:${port}:${port}`, ...env];
  return {
    config: JSON.parse(run('docker', 'image', 'inspect', '--format={{json .Config}}', name)),
    serve: ['docker', 'run', `--name=${name}`, ...flags, name],
    exec: ['docker', 'exec', name],
    remove() {
      spawnSync('docker', ['rm', '--force', name]);
      run('docker', 'rmi', name, `${name}-1`, `${name}-2`);
    },
  };
}

/** Isolates by chroot, which needs no container runtime. Network and process ids are those of the machine. */
function buildWithBuildah(env: string[]): Container {
  findProgram({ name: 'buildah', variable: 'BUILDAH_PATH', files: ['buildah'], package: 'buildah' });
  const folder = mkdtempSync(join(tmpdir(), 'container-'));
  const storage = [`--root=${join(folder, 'storage')}`, `--runroot=${join(folder, 'run')}`];
  const buildah = (...args: string[]) => run('buildah', ...storage, ...args);
  const remove = () => {
    buildah('rm', '--all');
    rmSync(folder, { recursive: true });
  };
  try {
    makeBaseImages(buildah);
    const flags = ['--pull=never', '--network=host', '--format=docker', '--layers', ...buildArguments];
    buildReleases((tag, ...args) => buildah('bud', ...flags, `--tag=${tag}`, ...args), 'site');
    const { config } = JSON.parse(buildah('inspect', '--type=image', '--format={{.Config}}', 'site'));
    const container = buildah('from', '--pull=never', 'site');
    const exec = ['buildah', ...storage, 'run', '--isolation=chroot', ...env, container, '--'];
    return { config, serve: [...exec, ...config.Cmd], exec, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Makes one image of Debian with Node.js and npm, and gives it the names of the Dockerfile's base images. */
function makeBaseImages(buildah: (...args: string[]) => string) {
  const [first = '', ...others] = new Set(
    readFileSync('Dockerfile', 'utf8').match(/(?<=^FROM (--platform=\S+ )?)node:\S+/gm),
  );
  const container = buildah('from', 'scratch');
  const root = buildah('mount', container);
  const variables = run('test/operations/new-machine/debian-root.sh', root, /\d+/.exec(first)?.[0] ?? '');
  buildah('config', ...variables.split('\n').map((variable) => `--env=${variable}`), container);
  buildah('commit', '--rm', container, first);
  for (const name of others) buildah('tag', first, name);
}

/** Runs a program that must succeed, and returns its output. */
function run(program: string, ...args: string[]): string {
  const env = { ...process.env, BUILDAH_ISOLATION: 'chroot', DEBIAN_FRONTEND: 'noninteractive' };
  return execFileSync(program, args, { encoding: 'utf8', stdio: 'pipe', env }).trim();
}
