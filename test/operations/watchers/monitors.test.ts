import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { findProgram } from '../../support/find-program.ts';
import { freePort } from '../../support/server/open-server.ts';
import { startServer } from '../../support/server/server-process.ts';
import { folderOfTest } from '../../support/temporary-files.ts';
import { shownBlock } from '../shown-block.ts';

const folder = folderOfTest(afterAll);
const server = await startServer();
afterAll(() => void server.child.kill());
const nobody = await freePort();

it('check_http finds the home page, and a server that does not answer', () => {
  const path = findProgram({
    name: 'check_http',
    paths: ['/usr/lib/nagios/plugins/check_http'],
    package: 'monitoring-plugins-basic',
  });
  const check = (port: number) => {
    // The site itself has no TLS.
    const command = shownBlock('sh').replace('check_http', path).replace(' -S', ` -I 127.0.0.1 -p ${port}`);
    return spawnSync('sh', ['-c', command]).status;
  };
  expect([check(server.port), check(nobody)]).toEqual([0, 2]);
});

it('monit finds both addresses, and a server that does not answer', async () => {
  const monit = findProgram({ name: 'monit' });
  const look = async (port: number, words: readonly RegExp[]) => {
    const file = join(folder, `monitrc-${port}`);
    const state = ['id', 'state', 'pid'].map((name) => `set ${name}file ${folder}/monit-${port}.${name}`);
    writeFileSync(file, ['set daemon 1', ...state, shownBlock('monit').replaceAll('3000', String(port))].join('\n'), {
      mode: 0o600,
    });
    const child = spawn(monit, ['-v', '-I', '-c', file], { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => void (said += chunk.toString()));
    onTestFinished(() => void child.kill('SIGKILL'));
    await vi.waitFor(() => words.forEach((word) => expect(said).toMatch(word)), 20_000);
  };
  await look(server.port, [/succeeded .*\/readyz/, /succeeded .*:\d+\/ /]);
  await look(nobody, [/failed .*\/readyz/, /failed .*:\d+\/ /]);
});

it('the blackbox exporter finds the home page, and a server that does not answer, and Prometheus reads its job', async () => {
  const exporter = findProgram({
    name: 'blackbox_exporter',
    files: ['prometheus-blackbox-exporter', 'blackbox_exporter'],
    package: 'prometheus-blackbox-exporter',
  });
  const port = await freePort();
  const module = 'src/server/deploy/blackbox.yaml';
  const child = spawn(exporter, [`--config.file=${module}`, `--web.listen-address=127.0.0.1:${port}`], {
    stdio: 'ignore',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const probe = async (target: number) => {
    const query = new URLSearchParams({ module: 'site', target: `http://127.0.0.1:${target}/` });
    const answer = await fetch(`http://127.0.0.1:${port}/probe?${query.toString()}`);
    return /^probe_success (\d)$/m.exec(await answer.text())?.[1];
  };
  await vi.waitFor(async () => expect(await probe(server.port)).toBe('1'), 20_000);
  expect(await probe(nobody)).toBe('0');

  const promtool = findProgram({ name: 'promtool', package: 'prometheus' });
  execFileSync(promtool, ['check', 'config', 'src/server/deploy/prometheus.yaml'], { stdio: 'pipe' });
});
