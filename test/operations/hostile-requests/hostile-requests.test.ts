import { expect, it } from 'vitest';
import { attackServer } from '../../support/hostile-requests/attack.ts';

it('10,000 requests of any bytes and repetitions of them: each gets an answer or a closed connection, and the server goes on', async () => {
  const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
  process.stdout.write(`SEED=${seed} repeats these requests\n`);
  expect(await attackServer(seed, 10_000)).toBeGreaterThan(10_000);
});
