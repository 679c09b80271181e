import autocannon from 'autocannon';
import { expect, it, onTestFinished } from 'vitest';
import { pagePaths } from '../../../src/routes.tsx';
import { imageCommand, startProgram } from '../../support/server/server-process.ts';

it('a warm server collects its whole heap at most once in 1,000 pages', async () => {
  const server = await startProgram([process.execPath, '--trace-gc', ...imageCommand()], { LOG_LEVEL: 'warn' });
  onTestFinished(() => void server.child.kill('SIGKILL'));
  const requests = pagePaths.map((path) => ({ path, headers: { 'Accept-Encoding': 'br' } }));
  const load = async (amount: number) => {
    const { '2xx': answered } = await autocannon({ url: server.base, connections: 16, amount, requests });
    expect(answered).toBe(amount);
  };
  await load(2000);
  server.forgetOutput();
  await load(5000);
  expect(server.output().match(/Scavenge/g)).not.toBeNull();
  expect(server.output().match(/Mark-Compact/g)?.length ?? 0).toBeLessThanOrEqual(5);
});
