import { execFileSync, spawn } from 'node:child_process';
import { openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { findProgram } from '../../support/find-program.ts';
import { ask } from '../../support/server/raw-request.ts';
import { logLines, startServer, stopServer } from '../../support/server/server-process.ts';
import { folderOfTest } from '../../support/temporary-files.ts';
import { shownBlock } from '../shown-block.ts';

const folder = folderOfTest(afterAll);
const log = join(folder, 'site.log');

// A log begins with lines that are no requests.
const server = await startServer({ LOG_LEVEL: 'info' });
for (const path of ['/about', '/a"b', '/no-such-page?x', '/favicon.svg']) await ask(server.port, encodeURI(path));
await stopServer(server);
const requests = logLines(server).filter(({ method }) => method);
writeFileSync(log, server.output());

/** Runs the command that the operators' page shows, with this log in place of Docker's. */
const runShown = (language: string, file = '') =>
  execFileSync(
    'sh',
    [
      '-ec',
      shownBlock(language)
        .replace(/^docker [^|]*/, `cat ${log} `)
        .replace('report.html', file),
    ],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );

it('goaccess reads every request, with its time', () => {
  findProgram({ name: 'goaccess' });
  const report = join(folder, 'report.json');
  runShown('goaccess', report);
  const { general, requests: pages } = JSON.parse(readFileSync(report, 'utf8'));
  expect(general).toMatchObject({ total_requests: requests.length, failed_requests: 0 });
  const about = pages.data.find(({ data }: { data: string }) => data === '/about');
  expect(about.avgts).toBe(requests.find(({ path }) => path === '/about')?.us);
});

it('each request becomes a line in Common Log Format', () => {
  findProgram({ name: 'jq' });
  const line =
    /^127\.0\.0\.1 - - \[\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000\] "GET ([^" ]+) HTTP\/1\.1" (\d{3}) \d+$/;
  const read = runShown('jq').trim().split('\n').map((text) => line.exec(text)?.slice(1)); // prettier-ignore
  expect(read).toEqual(requests.map(({ path, status }) => [path, String(status)]));
});

it('rsyslog reads the fields of every line', async () => {
  const rsyslogd = findProgram({ name: 'rsyslogd', package: 'rsyslog' });
  const written = join(folder, 'written');
  const configuration = join(folder, 'rsyslog.conf');
  const shown = shownBlock('rsyslog')
    .replace('/var/log/millwright-site.log', log)
    .replace('/var/log/site-requests', written);
  writeFileSync(configuration, `global(workDirectory="${folder}")\n${shown}`);
  const child = spawn(rsyslogd, ['-n', '-f', configuration, '-i', join(folder, 'pid')], { stdio: 'inherit' });
  onTestFinished(() => void child.kill('SIGKILL'));
  const expected = requests.map(({ time, method, path, status, us }) => [time, method, path, status, us].join(' '));
  await vi.waitFor(
    () => expect(readFileSync(written, 'utf8').split('\n')).toEqual(expect.arrayContaining(expected)),
    20_000,
  );
});

it('a log that was appended to a file is whole after a rotation', async () => {
  const logrotate = findProgram({ name: 'logrotate' });
  const file = join(folder, 'rotated.log');
  const configuration = join(folder, 'logrotate.conf');
  writeFileSync(configuration, shownBlock('logrotate').replace('/var/log/millwright-site.log', file), { mode: 0o644 });
  // As a shell opens it for `>>`.
  const output = openSync(file, 'a');
  const writer = spawn('sh', ['-c', 'echo before; read line; echo after'], { stdio: ['pipe', output, 'inherit'] });
  const ended = new Promise((resolve) => writer.once('exit', resolve));
  await vi.waitFor(() => expect(readFileSync(file, 'utf8')).toBe('before\n'));
  execFileSync(logrotate, ['-f', '-s', join(folder, 'state'), configuration], { stdio: 'pipe' });
  writer.stdin?.end('go on\n');
  await ended;
  expect([readFileSync(`${file}.1`, 'utf8'), readFileSync(file, 'utf8')]).toEqual(['before\n', 'after\n']);
});
