import { syncBuiltinESMExports } from 'node:module';
import zlib, { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Rendering } from '../../../src/entry-server.tsx';
import { rawRequest } from '../../support/server/raw-request.ts';
import { appWith, builtApp, recordedLog } from '../../support/server/test-app.ts';

const get = (app: ReturnType<typeof builtApp>, path: string) =>
  rawRequest(app, path, { headers: { 'Accept-Encoding': 'br' } });

it('a page is compressed fast for the first visitor, then as small as possible, while it is rendered each time', async () => {
  let html = Buffer.from('<p>page</p>'.repeat(1000));
  const renderPage = vi.fn<() => Promise<Rendering>>(() => Promise.resolve({ html, style: '' }));
  const app = appWith({ renderPage });
  const first = await get(app, '/');
  const best = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: html.length } });
  expect(first.body.equals(best)).toBe(false);
  expect(brotliDecompressSync(first.body).equals(html)).toBe(true);
  await expect.poll(async () => (await get(app, '/')).body.equals(best)).toBe(true);
  const before = renderPage.mock.calls.length;
  html = Buffer.from('<p>changed</p>');
  expect(brotliDecompressSync((await get(app, '/')).body).equals(html)).toBe(true);
  expect(renderPage).toHaveBeenCalledTimes(before + 1);
});

it('the compressed form is kept once for all query values that the page does not know', async () => {
  const app = builtApp();
  const sizeOf = async (path: string) => (await get(app, path)).body.length;
  const quick = await sizeOf('/contact');
  await expect.poll(() => sizeOf('/contact')).toBeLessThan(quick);
  const best = await sizeOf('/contact');
  for (const path of ['/contact?service=zzz1', '/contact?urgency=zzz2']) expect(await sizeOf(path)).toBe(best);
});

it('a page that cannot be compressed better is served as before, and the log says so', async () => {
  const { log, lines } = recordedLog();
  const app = builtApp({}, log);
  const compress = vi.spyOn(zlib, 'brotliCompress').mockImplementation(() => {
    throw new Error('no memory');
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    compress.mockRestore();
    syncBuiltinESMExports();
  });
  const quick = await get(app, '/about');
  const err = expect.objectContaining({ message: 'no memory' });
  await expect.poll(() => lines).toContainEqual(expect.objectContaining({ level: 50, err }));
  expect((await get(app, '/about')).body.equals(quick.body)).toBe(true);
});

it('the page of a refused post, which is sent once, is compressed at a quick level', async () => {
  const headers = { Accept: 'text/html', 'Sec-Fetch-Site': 'cross-site', 'Accept-Encoding': 'br' };
  const app = builtApp({ SMTP_URL: 'smtp://127.0.0.1:9' });
  const { status, body } = await rawRequest(app, '/contact', { method: 'POST', headers });
  const page = brotliDecompressSync(body);
  expect([status, page.toString().slice(-7)]).toEqual([403, '</html>']);
  const better = brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  expect(body.length).toBeGreaterThan(better.length);
});
