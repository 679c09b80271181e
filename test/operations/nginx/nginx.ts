import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { findProgram } from '../../support/find-program.ts';
import { freePort } from '../../support/server/open-server.ts';

/** The address from which nginx believes `X-Forwarded-For`. */
export const trustedProxy = '127.0.0.9';

export interface Nginx {
  base: string;
  port: number;
  stop: () => Promise<void>;
}

/** Starts nginx, version 1.18 or later, in front of two replicas with the configuration of the compose example. */
export async function startNginx(replicas: readonly string[]): Promise<Nginx> {
  const path = findProgram({ name: 'nginx', package: 'nginx-light' });
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const values: Record<string, string> = {
    LISTEN: `127.0.0.1:${port}`,
    SITE_1: replicas[0] ?? '',
    SITE_2: replicas[1] ?? '',
    CACHE_FOLDER: join(folder, 'cache'),
    TRUSTED_PROXY: trustedProxy,
  };
  // The official image replaces only names that are in its environment.
  const template = readFileSync('src/server/deploy/site.conf.template', 'utf8');
  const siteConfiguration = template.replace(/\$\{(\w+)\}/g, (text, name: string) => values[name] ?? text);
  writeFileSync(join(folder, 'site.conf'), siteConfiguration);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 2; daemon off; pid ${join(folder, 'pid')};
    error_log stderr crit; events { worker_connections 1024; } http { access_log off; ${temporary.join(' ')} include ${join(folder, 'site.conf')}; }`,
  );
  const args = ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')];
  execFileSync(path, [...args, '-t', '-q']);
  const child = spawn(path, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const base = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(base), 5_000);
  return {
    base,
    port,
    async stop() {
      child.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
