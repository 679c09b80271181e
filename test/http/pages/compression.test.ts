import { syncBuiltinESMExports } from 'node:module';
import zlib, { brotliDecompressSync } from 'node:zlib';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Rendering } from '../../../src/entry-server.tsx';
import { rawRequest } from '../../support/server/raw-request.ts';
import { recordedLog } from '../../support/server/recorded-log.ts';
import { served } from '../../support/server/served-pages.ts';
import { appWith } from '../../support/server/source-app.ts';

/** Creates an app whose pages have the HTML of the home page, until a test replaces it. `get` asks for a path in brotli. */
async function openApp() {
  const { log, lines } = recordedLog();
  const page = { html: Buffer.from((await served('/')).text) };
  const renderPage = vi.fn<() => Promise<Rendering>>(() => Promise.resolve({ html: page.html, style: '' }));
  const app = appWith({ log, renderPage });
  const get = async (path: string) => (await rawRequest(app, path, { headers: { 'Accept-Encoding': 'br' } })).body;
  return { get, lines, page, renderPage };
}

it('a page is compressed fast for the first visitor and then smaller, and rendered each time', async () => {
  const { get, page, renderPage } = await openApp();
  const first = await get('/contact');
  expect(brotliDecompressSync(first).equals(page.html)).toBe(true);
  await expect.poll(async () => (await get('/contact')).length).toBeLessThan(first.length);
  const best = await get('/contact');
  expect(brotliDecompressSync(best).equals(page.html)).toBe(true);
  for (const path of ['/contact?service=zzz1', '/contact?urgency=zzz2'])
    expect((await get(path)).equals(best)).toBe(true);
  const before = renderPage.mock.calls.length;
  page.html = Buffer.from('<p>changed</p>');
  expect(brotliDecompressSync(await get('/contact')).equals(page.html)).toBe(true);
  expect(renderPage).toHaveBeenCalledTimes(before + 1);
});

it('a page that cannot be compressed better is served as before, and the log says so', async () => {
  const { get, lines } = await openApp();
  const compress = vi.spyOn(zlib, 'brotliCompress').mockImplementation(() => {
    throw new Error('no memory');
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    compress.mockRestore();
    syncBuiltinESMExports();
  });
  const quick = await get('/about');
  const err = expect.objectContaining({ message: 'no memory' });
  await expect.poll(() => lines).toContainEqual(expect.objectContaining({ level: 50, err }));
  expect((await get('/about')).equals(quick)).toBe(true);
});
