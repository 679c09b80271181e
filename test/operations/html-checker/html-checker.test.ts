import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { expect, it } from 'vitest';
import { findProgram } from '../../support/find-program.ts';
import { pageAddresses } from '../../support/pages/page-addresses.ts';
import { builtApp } from '../../support/server/built-app.ts';
import { folderOfTest } from '../../support/temporary-files.ts';

it('the Nu Html Checker finds no error on any page', async () => {
  // The npm package of the checker runs `java`.
  findProgram({ name: 'java', package: 'default-jre-headless' });
  const folder = folderOfTest();
  const app = builtApp();
  // With delivery: the form, the confirmation, and the form with problems.
  const delivering = builtApp({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const answers = await Promise.all([
    ...pageAddresses.map((path) => request(app).get(path)),
    ...['/contact', '/contact/sent', '/privacy'].map((path) => request(delivering).get(path)),
    request(delivering).post('/contact').accept('html').field('firstName', 'Dana'),
  ]);
  const files = answers.map(({ text }, index) => {
    const file = join(folder, `${index}.html`);
    writeFileSync(file, text);
    return file;
  });
  const checker = ['exec', '--yes', '--package=vnu-jar@26.9.27', '--', 'vnu', '--errors-only', '--also-check-css'];
  expect(() => execFileSync('npm', [...checker, ...files], { stdio: 'inherit' })).not.toThrow();
});
