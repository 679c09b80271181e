import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../support/find-program.ts';
import { freePort } from '../support/open-server.ts';

/** Path of an nginx, of version 1.18 or later. */
export const findNginx = () =>
  findProgram({ name: 'nginx', variable: 'NGINX_PATH', files: ['nginx'], package: 'nginx-light' });

export interface Nginx {
  base: string;
  stop: () => Promise<void>;
}

/** Starts an nginx before two replicas, with the configuration of the compose example and nothing else of its own. */
export async function startNginx(path: string, replicas: readonly string[]): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const values: Record<string, string> = {
    LISTEN: `127.0.0.1:${port}`,
    SITE_1: replicas[0] ?? '',
    SITE_2: replicas[1] ?? '',
    CACHE_FOLDER: join(folder, 'cache'),
  };
  // Filled in as by the official image, which leaves names that the environment has not as they are.
  const template = readFileSync(new URL('site.conf.template', import.meta.url), 'utf8');
  writeFileSync(
    join(folder, 'site.conf'),
    template.replace(/\$\{(\w+)\}/g, (text, name: string) => values[name] ?? text),
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 2; daemon off; pid ${join(folder, 'pid')};
    error_log stderr crit; events {} http { access_log off; ${temporary.join(' ')} include ${join(folder, 'site.conf')}; }`,
  );
  const args = ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')];
  execFileSync(path, [...args, '-t', '-q']);
  const child = spawn(path, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    base: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
