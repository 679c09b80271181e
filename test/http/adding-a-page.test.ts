import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, stopServer, type ServerProcess } from '../server-process.ts';

/** The README's recipe for a new industry page, followed on a copy of the site: one content file and its entry. */
const copy = mkdtempSync(join(tmpdir(), 'adding-a-page-'));
let server: ServerProcess;

beforeAll(async () => {
  for (const name of ['src', 'public', 'server.ts', 'vite.config.ts', 'tsconfig.json', 'package.json']) {
    cpSync(name, join(copy, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));

  const content = readFileSync('src/content/industries/food-beverage.ts', 'utf8');
  writeFileSync(
    join(copy, 'src/content/industries/pharmaceutical.ts'),
    content.replace(/heading: .*/, "heading: 'Every move on paper',"),
  );
  const catalogue = join(copy, 'src/content/industries.ts');
  const entry = /(slug: 'pharmaceutical'[^}]*hasPage: )false/;
  writeFileSync(catalogue, readFileSync(catalogue, 'utf8').replace(entry, '$1true'));

  for (const args of [['build'], ['build', '--ssr']]) {
    execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', ...args, '--logLevel', 'warn'], { cwd: copy });
  }
  server = await startServer({}, copy);
}, 60_000);

afterAll(async () => {
  await stopServer(server);
  rmSync(copy, { recursive: true });
});

const get = async (path: string) => {
  const answer = await fetch(server.base + path);
  return { status: answer.status, text: await answer.text() };
};

it('the address answers with the new page', async () => {
  const { status, text } = await get('/industries/pharmaceutical');
  expect(status).toBe(200);
  expect(text).toContain('Every move on paper');
});

it('the sitemap lists it', async () => {
  expect((await get('/sitemap.xml')).text).toContain('/industries/pharmaceutical</loc>');
});

it.each(['/', '/industries'])('the card on %s leads to it', async (path) => {
  const { text } = await get(path);
  const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
  expect(main).toContain('href="/industries/pharmaceutical"');
});
