import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stopServer, type ServerProcess } from '../support/server-process.ts';
import { copySite, editFile, startCopy } from './site-copy.ts';
import { servedMain } from '../support/read-html.ts';

/** The README's recipe for a new industry page, followed on a copy of the site: one content file and its entry. */
const copy = copySite('adding-a-page');
let server: ServerProcess;

beforeAll(async () => {
  const industries = join(copy, 'src/content/industries');
  cpSync(join(industries, 'food-beverage.ts'), join(industries, 'pharmaceutical.ts'));
  editFile(join(industries, 'pharmaceutical.ts'), /heading: .*/, "heading: 'Every move on paper',");
  editFile(`${industries}.ts`, /(slug: 'pharmaceutical'[^}]*hasPage: )false/, '$1true');
  server = await startCopy(copy);
}, 180_000);

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
  expect(servedMain(text)).toContain('href="/industries/pharmaceutical"');
});
