import { expect, it } from 'vitest';
import { attackServer } from './attack.ts';

/** `npm run test:long` sends ten times as many. */
const count = process.env['LONG'] ? 10_000 : 1_000;

it(`${count} requests of any bytes and repetitions of them: each gets an answer or a closed connection, and the server goes on`, async () => {
  const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
  process.stdout.write(`SEED=${seed} repeats these requests\n`);
  expect(await attackServer(seed, count)).toBeGreaterThan(count);
});
