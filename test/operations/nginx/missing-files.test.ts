import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copyBuild } from '../../support/server/build-copy.ts';
import { logLines, startServer } from '../../support/server/server-process.ts';
import { startNginx } from './nginx.ts';

// Two replicas: one has files that the other lacks.
const files = ['a', 'b', 'c', 'd'].map((name) => `/assets/${name}-12345678.js`);
const folder = copyBuild();
for (const file of files) writeFileSync(join(folder, 'dist/client', file), `// ${file}`);
const replicas = await Promise.all(['.', folder].map((build) => startServer({ LOG_LEVEL: 'info' }, build)));
const nginx = await startNginx(replicas.map(({ port }) => `127.0.0.1:${port}`));

afterAll(async () => {
  await nginx.stop();
  for (const { child } of replicas) child.kill();
  rmSync(folder, { recursive: true });
});

async function ask(path: string) {
  const answer = await fetch(nginx.base + path);
  const { status, headers } = answer;
  return { status, text: await answer.text(), cache: headers.get('x-cache'), control: headers.get('cache-control') };
}

/** Counts the requests for a path at each replica. */
const asked = (path: string) =>
  replicas.map((replica) => logLines(replica).filter((line) => line['path'] === path).length);

it('nginx asks the other replica for a file that one lacks', async () => {
  for (const file of files) expect(await ask(file)).toMatchObject({ status: 200, text: `// ${file}` });
  // The replicas take turns, so the first one was asked for some of the files.
  await expect.poll(() => files.flatMap(asked).reduce((sum, count) => sum + count)).toBeGreaterThan(files.length);
});

it('nginx answers 404 for a file that both replicas lack, asks each of them once, and keeps nothing', async () => {
  const missing = '/assets/none-12345678.js';
  for (const count of [1, 2, 3]) {
    expect(await ask(missing)).toMatchObject({ status: 404, cache: 'MISS', control: 'no-store, no-transform' });
    await expect.poll(() => asked(missing)).toEqual([count, count]);
  }
});

it('a replica that lacks files goes on serving its share of the pages', async () => {
  for (let page = 0; page < 10; page += 1) expect((await ask(`/blog?category=${page}`)).status).toBe(200);
  await expect.poll(() => asked('/blog')).toEqual([5, 5]);
});
