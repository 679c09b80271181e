import request from 'supertest';
import { expect, it } from 'vitest';
import { appWith, recordedLog } from '../support/test-app.ts';

it.each(['/livez', '/readyz'])('%s answers 200, for GET and HEAD, and nobody keeps the answer', async (path) => {
  const app = appWith();
  await request(app)
    .get(path)
    .expect(200)
    .expect('Cache-Control', 'no-store')
    .expect('Content-Type', /^text\/plain/);
  await request(app).head(path).expect(200);
});

it('says 503 to the balancer while it stops, and is alive all the same', async () => {
  const readiness = { ready: true };
  const app = appWith({ readiness });
  await request(app).get('/readyz').expect(200, 'ready\n');
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
