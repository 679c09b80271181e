import { expect, it } from 'vitest';
import { attackServer } from '../../support/hostile-requests/attack.ts';

it('300 requests of any bytes and repetitions of them: each gets an answer or a closed connection, and the server goes on', async () => {
  expect(await attackServer(60, 300)).toBeGreaterThan(300);
}, 120_000);
