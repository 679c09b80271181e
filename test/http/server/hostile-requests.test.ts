import { expect, it } from 'vitest';
import { attackServer } from '../../support/hostile-requests/attack.ts';

it('150 requests of any bytes and repetitions of them: each gets an answer or a closed connection, and the server goes on', async () => {
  expect(await attackServer(60, 150)).toBeGreaterThan(150);
}, 120_000);
