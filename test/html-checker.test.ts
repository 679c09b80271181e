import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { expect, it, onTestFinished } from 'vitest';
import { findProgram } from './support/find-program.ts';
import { pageAddresses } from './support/page-addresses.ts';
import { builtApp } from './support/test-app.ts';

it('the Nu Html Checker finds no error on any page', async () => {
  // The checker's npm package, which `npm run test:html` brings, runs the `java` of the path.
  findProgram({ name: 'Java', variable: 'JAVA_PATH', files: ['java'], package: 'default-jre-headless' });
  const folder = mkdtempSync(join(tmpdir(), 'html-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const app = builtApp();
  // Where requests are sent: the form, the page after it, and the form again with what the server has against it.
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
  expect(() =>
    execFileSync('vnu', ['--errors-only', '--also-check-css', ...files], { stdio: 'inherit' }),
  ).not.toThrow();
});
