import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, vi } from 'vitest';
import { findProgram } from '../../support/find-program.ts';
import { freePort } from '../../support/server/open-server.ts';
import { folderOfTest } from '../../support/temporary-files.ts';
import { shownBlock } from '../shown-block.ts';

interface ProxyProgram {
  /** The language of its block in the operators' page. */
  block: string;
  package: string;
  file: string;
  /** What Debian's own files set before the block, for a service with this folder. */
  before?: (folder: string) => readonly string[];
  args: (configuration: string, folder: string, port: number) => readonly string[];
}

/** The modules that Debian loads, and those that the page enables. */
const httpdModules = ['mpm_event', 'authz_core', 'slotmem_shm', 'proxy', 'cache'].concat(
  /^# a2enmod (.+)$/m.exec(shownBlock('apache'))?.[1]?.split(' ') ?? [],
);

const programs = {
  HAProxy: {
    block: 'haproxy',
    package: 'haproxy',
    file: 'haproxy',
    args: (configuration) => ['-db', '-q', '-f', configuration],
  },
  Varnish: {
    block: 'vcl',
    package: 'varnish',
    file: 'varnishd',
    args: (configuration, folder, port) =>
      ['-F', '-j', 'none', '-n', `${folder}/state`, '-a', `127.0.0.1:${port}`].concat([
        '-f',
        configuration,
        '-s',
        'malloc,64m',
        '-p',
        'http_gzip_support=off',
      ]),
  },
  Squid: {
    block: 'squid',
    package: 'squid',
    file: 'squid',
    before: (folder) => [
      `pid_filename ${folder}/pid`,
      `cache_log ${folder}/log`,
      `coredump_dir ${folder}`,
      'access_log none',
      'pinger_enable off',
      'shutdown_lifetime 0 seconds',
      'visible_hostname proxy.example.com',
    ],
    args: (configuration) => ['-N', '-f', configuration],
  },
  httpd: {
    block: 'apache',
    package: 'apache2',
    file: 'apache2',
    before: (folder) => [
      `ServerRoot ${folder}`,
      `DefaultRuntimeDir ${folder}`,
      `PidFile ${folder}/pid`,
      `ErrorLog ${folder}/log`,
      ...httpdModules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
      'ServerName proxy.example.com',
      ...(process.getuid?.() === 0 ? ['User www-data', 'Group www-data'] : []),
      `CacheRoot ${folder}/cache`,
    ],
    args: (configuration) => ['-D', 'FOREGROUND', '-f', configuration],
  },
} satisfies Record<string, ProxyProgram>;

export type ProxyName = keyof typeof programs;

/** Starts a proxy in front of two replicas, by their ports, with what the operators' page shows. Returns its port. */
export async function startProxy(name: ProxyName, replicas: readonly number[]): Promise<number> {
  const { block, package: debianPackage, file, args, before }: ProxyProgram = programs[name];
  const path = findProgram({ name, files: [file], package: debianPackage });
  const folder = folderOfTest(afterAll);
  // Some proxies leave root's rights.
  chmodSync(folder, 0o777);
  mkdirSync(join(folder, 'cache'), { mode: 0o777 });
  chmodSync(join(folder, 'cache'), 0o777);
  const port = await freePort();
  const shown = shownBlock(block)
    .replace(/site-([12])([: "]\D*)3000/g, (_all, number: string, between: string) => {
      return `127.0.0.1${between}${replicas[Number(number) - 1]}`;
    })
    .replace(/(?<=^(?:\s*bind |http_port |Listen |<VirtualHost ))(?:\*?:)?80\b/gm, `127.0.0.1:${port}`);
  const configuration = join(folder, 'configuration');
  writeFileSync(configuration, [...(before?.(folder) ?? []), shown].join('\n'));
  const child = spawn(path, args(configuration, folder, port), { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  afterAll(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/livez`), 20_000);
  return port;
}
