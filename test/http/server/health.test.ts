import request from 'supertest';
import { expect, it } from 'vitest';
import { createMetrics } from '../../../src/server/metrics.ts';
import { appWith } from '../../support/server/source-app.ts';

const readiness = { ready: true };

it.each([
  ['the site', appWith({ readiness })],
  ['the metrics port', createMetrics({ version: '1', commit: '2' }, readiness).server],
])('%s is alive and not ready during a stop, and its health is not cached', async (_name, app) => {
  readiness.ready = true;
  const { headers } = await request(app).head('/livez').expect(200);
  expect(headers['content-type']).toMatch(/^text\/plain/);
  await request(app).get('/readyz').expect(200, 'ready\n').expect('Cache-Control', 'no-store');
  readiness.ready = false;
  await request(app).get('/readyz').expect(503, 'stopping\n').expect('Cache-Control', 'no-store');
  await request(app).get('/livez').expect(200, 'alive\n');
  // Some balancers check with OPTIONS.
  for (const method of ['options', 'head', 'post'] as const) {
    await request(app)[method]('/readyz').expect(503);
    await request(app)[method]('/livez').expect(200);
  }
});
