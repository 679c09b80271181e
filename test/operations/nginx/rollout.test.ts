import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished } from 'vitest';
import { pagePaths } from '../../../src/routes.tsx';
import { launchChromium } from '../../support/browser/chromium.ts';
import { copyBuild } from '../../support/server/build-copy.ts';
import { startServer, stopServer } from '../../support/server/server-process.ts';
import { test } from '../recipes/changed-site.ts';
import { startNginx } from './nginx.ts';
import { fetchPages, openPage, openPages, Visits } from './visitors.ts';

const browser = await launchChromium();
afterAll(() => browser.close());

const assetsOf = (folder: string) => readdirSync(join(folder, 'dist/client/assets'));

/** Makes the folder that a release's image has: the build, and the files of the release before. */
function makeRelease(site: string, before?: string): string {
  const folder = copyBuild(site);
  if (before) cpSync(join(before, 'dist/client/assets'), join(folder, 'dist/previous/assets'), { recursive: true });
  return folder;
}

const startReplica = (release: string, port = 0) =>
  startServer({ LOG_LEVEL: 'info', TRUST_PROXY: '1', GRACE_PERIOD: '1', PORT: String(port) }, release);

test('a rollout fails no request, and every page finds its files and hydrates', async ({ copy: changed }) => {
  const [before, after] = [makeRelease('.'), makeRelease(changed, '.')];
  const onlyBefore = assetsOf('.').filter((file) => !assetsOf(changed).includes(file));
  const replicas = [await startReplica(before), await startReplica(before)];
  const nginx = await startNginx(replicas.map(({ port }) => `127.0.0.1:${port}`));
  const visits = new Visits();
  onTestFinished(async () => {
    visits.isOver = true;
    for (const { child } of replicas) child.kill();
    await nginx.stop();
  });
  // nginx keeps every page of the build before, without the files for which only a browser asks.
  for (const path of pagePaths)
    for (const encoding of ['br', 'gzip'])
      await (await fetch(nginx.base + path, { headers: { 'Accept-Encoding': encoding } })).text();

  const visitors = [
    ...[1, 2].map((client) => fetchPages(nginx.port, client, visits)),
    openPages(nginx.base, browser, visits),
  ];
  const traffic = async () => {
    const { fetched, opened } = visits;
    const isEnough = () => visits.fetched > fetched + 50 && visits.opened > opened + 2;
    await expect.poll(() => isEnough() || visits.failures.length > 0).toBe(true);
    expect(visits.failures).toEqual([]);
  };
  for (const [index, replica] of replicas.entries()) {
    await traffic();
    expect(await stopServer(replica)).toBe(0);
    await traffic();
    replicas[index] = await startReplica(after, replica.port);
  }
  await traffic();
  visits.isOver = true;
  await Promise.all(visitors);
  // Now only the image of the build after is there, and nginx still has pages of the build before.
  visits.files.clear();
  for (const path of pagePaths) await openPage(nginx.base + path, browser, visits);
  expect(onlyBefore.filter((file) => visits.files.has(file)).length).toBeGreaterThan(5);
  expect(visits.failures).toEqual([]);
  for (const { output } of replicas) expect(output()).toContain('"status":200');
});
