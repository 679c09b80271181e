import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import type { Rendering } from '../../../src/entry-server.tsx';
import { pageAddresses } from '../../support/pages/page-addresses.ts';
import { lasting, rawRequest, type RawAnswer } from '../../support/server/raw-request.ts';
import { appWith, builtApp } from '../../support/server/test-app.ts';

const get = (app: ReturnType<typeof builtApp>, path: string, encoding = 'br') =>
  rawRequest(app, path, { headers: { 'Accept-Encoding': encoding } });

it('a page is compressed fast for the first visitor, then as small as possible, while it is rendered each time', async () => {
  let html = Buffer.from('<p>page</p>'.repeat(1000));
  const renderPage = vi.fn<() => Promise<Rendering>>(() => Promise.resolve({ html, styleHash: 'sha256-none' }));
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

it('compression changes neither a page nor a header except Content-Length', async () => {
  const app = builtApp();
  const withoutLength = (answer: RawAnswer) => ({ ...lasting(answer), 'content-length': '' });
  for (const path of pageAddresses) {
    const plain = await get(app, path, 'identity');
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const answer = await get(app, path, encoding);
      expect(decode(answer.body).equals(plain.body), `${path} in ${encoding}`).toBe(true);
      expect(withoutLength(answer)).toEqual({ ...withoutLength(plain), 'content-encoding': encoding });
    }
  }
});
