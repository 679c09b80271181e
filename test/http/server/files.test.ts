import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { builtApp } from '../../support/server/built-app.ts';
import { rawRequest } from '../../support/server/raw-request.ts';

const app = builtApp();
const uncompressed = (folder: string) => readdirSync(folder).filter((name) => !/\.(br|gz)$/.test(name));
const assets = uncompressed('dist/client/assets');
const script = `/assets/${assets.find((name) => /^entry-client-.*\.js$/.test(name))}`;
const content = readFileSync(`dist/client${script}`);
const get = (path: string, headers: Record<string, string> = {}) => rawRequest(app, path, { headers });

it('every file in /assets/ has a hash in its name, is cached for a year, and has no source map', async () => {
  expect(assets.length).toBeGreaterThan(30);
  for (const name of assets) {
    expect(name).toMatch(/-[\w-]{8}\.\w+$/);
    const { status, headers, body } = await get(`/assets/${name}`);
    expect([name, status, headers['cache-control']]).toEqual([name, 200, 'public, max-age=31536000, immutable']);
    expect(headers['content-type']).toMatch(/^(text\/javascript|image\/svg\+xml|font\/woff2|image\/png)/);
    expect(body.equals(readFileSync(`dist/client/assets/${name}`))).toBe(true);
    expect(body.includes('sourceMappingURL'), name).toBe(false);
  }
});

it.each([
  '/server/server.js',
  '/package.json',
  '/src/entry-server.tsx',
  '/.env',
  '/.vite/manifest.json',
  '/assets/',
  '/favicon.svg.br',
  '/favicon.svg.gz',
  '/favicon.svg%2ebr',
  '/favicon.svg.b%72',
  '/favicon.svg.br/',
  `${script}.map`,
])('%s is not public', async (path) => {
  const { status, headers } = await get(path);
  // A trailing slash is redirected first.
  expect(status === 301 ? (await get(String(headers.location))).status : status).toBe(404);
});

it('files without a hash in their name are cached for an hour', async () => {
  const names = uncompressed('dist/client').filter((name) => /^[^.].*\.\w+$/.test(name));
  expect(names).toContain('favicon.svg');
  for (const name of names) {
    const { status, headers } = await get(`/${name}`);
    expect([name, status, headers['cache-control']]).toEqual([name, 200, 'public, max-age=3600']);
  }
});

it('a file and a page are sent in the encoding that the client prefers', async () => {
  const page = (await get('/')).body;
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };
  for (const [encoding, decode] of Object.entries(decoders))
    for (const [path, plain] of [[script, content] as const, ['/', page] as const]) {
      const { status, headers, body } = await get(path, { 'Accept-Encoding': `${encoding}, *;q=0.5` });
      expect([status, headers['content-encoding'] ?? 'identity']).toEqual([200, encoding]);
      expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': String(body.length) });
      expect(decode(body).equals(plain)).toBe(true);
    }
  // sirv would send an encoding that is named only to be excluded.
  expect((await get(script, { 'Accept-Encoding': 'br;q=0, gzip;q=0' })).headers).not.toHaveProperty('content-encoding');
});

it('a file that is missing in /assets/ is kept by no cache', async () => {
  const answers = [await get('/assets/entry-client-00000000.js'), await get('/no-such-page')];
  expect(answers.map(({ status, headers }) => [status, headers['cache-control']])).toEqual([
    [404, 'no-store, no-transform'],
    [404, 'public, max-age=0, s-maxage=10, no-transform'],
  ]);
});

it('a request for a range gets the whole file', async () => {
  const { status, headers, body } = await get(script, { Range: 'bytes=0-99', 'Accept-Encoding': 'br' });
  expect([status, headers['content-range'], headers['content-encoding']]).toEqual([200, undefined, 'br']);
  expect(brotliDecompressSync(body).equals(content)).toBe(true);
});
