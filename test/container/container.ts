import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBaseImages } from './base-images.ts';
import { run } from './run.ts';

/** A container of the image that the Dockerfile makes. */
export interface Container {
  /** The part of the image's configuration that the test reads. */
  config: { User: string; Cmd: string[]; Healthcheck: { Test: string[] } };
  /** The command line that runs the image's CMD. */
  serve: string[];
  /** The beginning of a command line that runs a program beside the server. */
  exec: string[];
  /** Sends a signal to the server; `log` is what the server has written. */
  signal: (signal: NodeJS.Signals, log: string) => void;
  remove: () => void;
}

/** Builds the image, with Docker where its daemon answers, else with buildah. */
export function buildContainer(settings: Record<string, string>): Container {
  const env = Object.entries(settings).map(([name, value]) => `--env=${name}=${value}`);
  if (spawnSync('docker', ['info']).status === 0) return buildWithDocker(env, settings.PORT);
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) return buildWithBuildah(env);
  throw new Error('This test needs Docker with a running daemon, or root on Debian, where it installs buildah.');
}

function buildWithDocker(env: string[], port = ''): Container {
  const name = `millwright-site-test-${process.pid}`;
  run('docker', 'build', '--tag', name, '.');
  const flags = ['--rm', '--read-only', '--cap-drop=ALL', `--publish=127.0.0.1:${port}:${port}`, ...env];
  return {
    config: JSON.parse(run('docker', 'image', 'inspect', '--format={{json .Config}}', name)),
    serve: ['docker', 'run', `--name=${name}`, ...flags, name],
    exec: ['docker', 'exec', name],
    signal: (signal) => run('docker', 'kill', `--signal=${signal}`, name),
    remove: () => {
      spawnSync('docker', ['rm', '--force', name]);
      run('docker', 'rmi', name);
    },
  };
}

/** Isolated by chroot, which needs no container runtime: the network and the process numbers are the machine's. */
function buildWithBuildah(env: string[]): Container {
  run('sh', '-c', 'apt-get update -qq && apt-get install -qq --no-install-recommends buildah mmdebstrap');
  const folder = mkdtempSync(join(tmpdir(), 'container-'));
  const storage = [`--root=${join(folder, 'storage')}`, `--runroot=${join(folder, 'run')}`];
  const buildah = (...args: string[]) => run('buildah', ...storage, ...args);
  const remove = () => {
    buildah('rm', '--all');
    rmSync(folder, { recursive: true });
  };
  try {
    makeBaseImages(readFileSync('Dockerfile', 'utf8'), folder, buildah);
    buildah('bud', '--pull=never', '--network=host', '--format=docker', '--tag=site', '.');
    const { config } = JSON.parse(buildah('inspect', '--type=image', '--format={{.Config}}', 'site'));
    const exec = [
      'buildah',
      ...storage,
      'run',
      '--isolation=chroot',
      ...env,
      buildah('from', '--pull=never', 'site'),
      '--',
    ];
    return {
      config,
      serve: [...exec, ...config.Cmd],
      exec,
      // buildah itself passes no signal on.
      signal: (signal, log) => process.kill(Number(/"pid":(\d+)/.exec(log)?.[1]), signal),
      remove,
    };
  } catch (error) {
    remove();
    throw error;
  }
}
