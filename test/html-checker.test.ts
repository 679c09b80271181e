import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { expect, it, onTestFinished } from 'vitest';
import { findProgram } from './find-program.ts';
import { builtApp } from './http/test-app.ts';
import { pagePaths } from './page-paths.ts';

it('the Nu Html Checker finds no error on any page', async () => {
  // The checker's npm package, which `npm run test:html` brings, runs the `java` of the path.
  findProgram({ name: 'Java', variable: 'JAVA_PATH', files: ['java'], package: 'default-jre-headless' });
  const folder = mkdtempSync(join(tmpdir(), 'html-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const app = builtApp();
  const files = await Promise.all(
    pagePaths.map(async (path) => {
      const file = join(folder, `${path.replace(/\W+/g, '_')}.html`);
      writeFileSync(file, (await request(app).get(path)).text);
      return file;
    }),
  );
  expect(() =>
    execFileSync('vnu', ['--errors-only', '--also-check-css', ...files], { stdio: 'inherit' }),
  ).not.toThrow();
});
