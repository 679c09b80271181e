import { brotliDecompressSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import type { Rendering } from '../../../src/entry-server.tsx';
import { rawRequest } from '../../support/server/raw-request.ts';
import { served } from '../../support/server/served-pages.ts';
import { appWith } from '../../support/server/source-app.ts';

it('a page is compressed fast for the first visitor and then smaller, and rendered each time', async () => {
  const page = { html: Buffer.from((await served('/')).text) };
  const renderPage = vi.fn<() => Promise<Rendering>>(() => Promise.resolve({ html: page.html, style: '' }));
  const app = appWith({ renderPage });
  const get = async (path: string) => (await rawRequest(app, path, { headers: { 'Accept-Encoding': 'br' } })).body;
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
