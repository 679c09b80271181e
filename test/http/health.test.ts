import request from 'supertest';
import { expect, it } from 'vitest';
import { appWith, recordedLog } from '../support/test-app.ts';

it('says 503 to the balancer while it stops, and is alive all the same; no cache keeps the answers', async () => {
  const readiness = { ready: true };
  const app = appWith({ readiness });
  await request(app)
    .head('/livez')
    .expect(200)
    .expect('Content-Type', /^text\/plain/);
  await request(app).get('/readyz').expect(200, 'ready\n').expect('Cache-Control', 'no-store');
  readiness.ready = false;
  await request(app).get('/readyz').expect(503, 'stopping\n').expect('Cache-Control', 'no-store');
  await request(app).get('/livez').expect(200, 'alive\n');
  await request(app).get('/').expect(200);
});

it('is not in the log, and leaves no mark on other answers', async () => {
  const { log, lines } = recordedLog();
  const app = appWith({ log });
  await request(app).get('/livez');
  await request(app).get('/readyz');
  expect(lines).toEqual([]);
  const redirect = await request(app).get('/about/');
  expect(redirect.headers).not.toHaveProperty('cache-control');
});
