import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const usualPaths = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

/**
 * Path of an nginx: `NGINX_PATH`, else one that is installed, else one that this installs from Debian's packages, as root.
 * Throws one clear sentence when there is none to be had.
 */
export function findNginx(): string {
  const named = process.env.NGINX_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`NGINX_PATH=${JSON.stringify(named)} is not allowed: there is no such file`);
  }
  return installed() ?? install() ?? fail();
}

function installed(): string | undefined {
  return usualPaths.find((path) => existsSync(path));
}

function install(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  try {
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'nginx-light']]) {
      // RUNLEVEL=1 keeps the package from starting an nginx of its own.
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
      execFileSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env });
    }
  } catch {
    return undefined;
  }
  return installed();
}

function fail(): never {
  throw new Error('These tests need nginx 1.18 or later: install it and set NGINX_PATH to its executable.');
}
