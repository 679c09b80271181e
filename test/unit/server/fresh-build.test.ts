import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { changedSinceBuild } from '../../support/server/fresh-build.ts';
import { folderOfTest } from '../../support/temporary-files.ts';

const client = 'dist/client/.vite/manifest.json';
const server = 'dist/server/production.js';
const sources = ['src/App.tsx', 'src/README.md', 'src/server/deploy/alerts.yaml', 'public/lettering-license.txt'];
const others = ['server.ts', 'vite.config.ts', 'package.json', 'package-lock.json'];

it.each([
  ['nothing', [], undefined],
  ['a file in a folder', ['src/App.tsx'], 'src/App.tsx'],
  ['a file that is served as it is', ['public/lettering-license.txt'], 'public/lettering-license.txt'],
  ['the packages', ['package-lock.json'], 'package-lock.json'],
  ['what is not built', ['src/README.md', 'src/server/deploy/alerts.yaml'], undefined],
])('an edit of %s makes the build stale if the build has it', (_name, edited: readonly string[], stale) => {
  const site = folderOfTest();
  for (const path of [client, server, ...sources, ...others]) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), '');
    utimesSync(join(site, path), 1, 1);
  }
  for (const path of [client, server]) utimesSync(join(site, path), 2, 2);
  for (const path of edited) utimesSync(join(site, path), 3, 3);
  expect(changedSinceBuild(site)).toBe(stale);
  // The server's half of the build was not made.
  utimesSync(join(site, server), 0, 0);
  expect(changedSinceBuild(site)).toBeDefined();
});
