import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copyBuild } from '../../support/server/build-copy.ts';
import { ask } from '../../support/server/raw-request.ts';
import { logLines } from '../../support/server/server-process.ts';
import { openReplicas } from './replicas.ts';

// One replica has files that the other lacks.
const files = ['a', 'b', 'c', 'd'].map((name) => `/assets/${name}-12345678.js`);
const second = copyBuild('.', afterAll);
for (const file of files) writeFileSync(join(second, 'dist/client', file), `// ${file}`);
const { base, port, replicas } = await openReplicas({}, second);

/** Counts the requests for a path at each replica. */
const asked = (path: string) =>
  replicas.map((replica) => logLines(replica).filter((line) => line['path'] === path).length);

it('nginx asks the other replica for a file that one lacks', async () => {
  for (const file of files) {
    const { status, body } = await ask(port, file);
    expect([status, String(body)]).toEqual([200, `// ${file}`]);
  }
  // The replicas take turns, so the first one was asked for some of the files.
  await expect.poll(() => files.flatMap(asked).reduce((sum, count) => sum + count)).toBeGreaterThan(files.length);
});

it('nginx answers 404 for a file that both replicas lack, asks each of them once, and keeps nothing', async () => {
  const missing = '/assets/none-12345678.js';
  for (const count of [1, 2, 3]) {
    const headers = { 'x-cache': 'MISS', 'cache-control': 'no-store, no-transform' };
    expect(await ask(port, missing)).toMatchObject({ status: 404, headers });
    await expect.poll(() => asked(missing)).toEqual([count, count]);
  }
});

it('a replica that lacks files goes on serving its share of the pages', async () => {
  // `fetch` keeps its connection, so one process of nginx answers. Each takes turns by itself.
  for (let page = 0; page < 10; page += 1) {
    const answer = await fetch(`${base}/blog?category=${page}`);
    expect(await answer.text()).toContain('</html>');
  }
  await expect.poll(() => asked('/blog')).toEqual([5, 5]);
});
