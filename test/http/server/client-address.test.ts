import request from 'supertest';
import { expect, it } from 'vitest';
import { recordedLog } from '../../support/server/recorded-log.ts';
import { appWith } from '../../support/server/source-app.ts';

it('the log has the address of X-Forwarded-For that the proxies of TRUST_PROXY have written', async () => {
  const { log, lines } = recordedLog();
  for (const trustProxy of [0, 1, 2])
    await request(appWith({ log, trustProxy })).get('/').set('X-Forwarded-For', '198.51.100.1:1, 203.0.113.9:2');
  const addresses = lines.filter(({ path }) => path).map(({ ip }) => ip);
  expect(addresses).toEqual(['127.0.0.1', '203.0.113.9', '198.51.100.1']);
});

it('the log warns once, at any level, of a proxy that TRUST_PROXY does not count', async () => {
  const { log, lines } = recordedLog();
  log.level = 'error';
  const app = appWith({ log });
  await request(app).get('/').set('X-Forwarded-Proto', 'https');
  await request(appWith({ log, trustProxy: 1 }))
    .get('/')
    .set('X-Forwarded-For', '203.0.113.9');
  expect(lines).toEqual([]);
  for (let turn = 0; turn < 2; turn += 1) await request(app).get('/').set('X-Real-IP', '203.0.113.9');
  const msg = expect.stringContaining('TRUST_PROXY is 0');
  expect(lines).toEqual([expect.objectContaining({ level: 40, msg })]);
});
