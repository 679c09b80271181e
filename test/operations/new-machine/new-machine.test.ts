import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

it('the site starts, and its tests run, where only Node.js, npm and apt are installed', async () => {
  const commands = spawn('bash', ['test/operations/new-machine/new-machine.sh'], { stdio: 'inherit' });
  expect(await once(commands, 'exit')).toEqual([0, null]);
});
