import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { pagePaths } from '../../../src/routes.tsx';
import { sizesOfOpenFiles } from '../../support/open-files.ts';
import { copyBuild } from '../../support/server/build-copy.ts';
import { builtApp } from '../../support/server/built-app.ts';
import { openServer } from '../../support/server/open-server.ts';
import { rawRequest } from '../../support/server/raw-request.ts';
import { openSocket } from '../../support/server/raw-socket.ts';
import { serverOfTest } from '../../support/server/server-of-test.ts';
import { appWith } from '../../support/server/source-app.ts';
import { temporaryFiles } from '../../support/temporary-files.ts';

const app = builtApp();
const save = temporaryFiles();
const uncompressed = (folder: string) => readdirSync(folder).filter((name) => !/\.(br|gz)$/.test(name));
const assets = uncompressed('dist/client/assets');
const script = `/assets/${assets.find((name) => /^entry-client-.*\.js$/.test(name))}`;
const content = readFileSync(`dist/client${script}`);
const get = (path: string, headers: Record<string, string> = {}) => rawRequest(app, path, { headers });

it('every file in /assets/ has a hash in its name, is cached for a year, and has no source map; scripts begin with V8’s hint', async () => {
  expect(assets.length).toBeGreaterThan(30);
  for (const name of assets) {
    expect(name).toMatch(/-[\w-]{8}\.\w+$/);
    const { status, headers, body } = await get(`/assets/${name}`);
    expect([name, status, headers['cache-control']]).toEqual([name, 200, 'public, max-age=31536000, immutable']);
    expect(headers['content-type']).toMatch(/^(text\/javascript|image\/svg\+xml|font\/woff2|image\/png)/);
    expect(body.equals(readFileSync(`dist/client/assets/${name}`))).toBe(true);
    expect(body.includes('sourceMappingURL'), name).toBe(false);
    expect(name.endsWith('.js') && !String(body).startsWith('//# allFunctionsCalledOnLoad\n'), name).toBe(false);
  }
});

it('files in /.well-known/ are served, but no other hidden file, no folder, and nothing of the server', async () => {
  for (const path of ['.well-known/apple-app-site-association', '.well-known/.DS_Store', '.env', 'assets/.htaccess'])
    save(path);
  const site = appWith({ staticFolders: [dirname(save('index'))] });
  const statusOf = async (path: string) => (await rawRequest(site, path)).status;
  for (const path of ['/.well-known/apple-app-site-association', '/.well-known/security.txt'])
    expect([path, await statusOf(path)]).toEqual([path, 200]);
  const hidden = ['/.env', '/%2eenv', '/assets/.htaccess', '/.well-known/', '/.well-known/x', '/.well-known/.DS_Store'];
  for (const path of hidden) expect([path, await statusOf(path)]).toEqual([path, 404]);
  const ofBuild = ['/.vite/manifest.json', '/assets/', '/server/server.js', '/package.json'];
  for (const path of ofBuild) expect([path, (await get(path)).status]).toEqual([path, 404]);
});

it('files without a hash in their name are cached for an hour', async () => {
  const names = uncompressed('dist/client').filter((name) => /^[^.].*\.\w+$/.test(name));
  expect(names).toContain('favicon.svg');
  for (const name of names) {
    const { status, headers } = await get(`/${name}`);
    expect([name, status, headers['cache-control']]).toEqual([name, 200, 'public, max-age=3600']);
  }
  expect((await get('/licenses.txt')).headers['content-type']).toBe('text/plain; charset=utf-8');
});

it('a file and a page are sent in the smallest encoding that the client takes', async () => {
  const page = (await get('/')).body;
  const cases = [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['deflate', 'identity', (body: Buffer) => body],
  ] as const;
  for (const [encodings, encoding, decode] of cases)
    for (const [path, plain] of [[script, content] as const, ['/', page] as const]) {
      const { status, headers, body } = await get(path, { 'Accept-Encoding': encodings });
      expect([status, headers['content-encoding'] ?? 'identity']).toEqual([200, encoding]);
      expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': String(body.length) });
      expect(decode(body).equals(plain)).toBe(true);
    }
});

it('a request for a range gets the whole file', async () => {
  const { status, body } = await get(script, { Range: 'bytes=5-1,0-0' });
  expect([status, body.equals(content)]).toEqual([200, true]);
});

it('a file is closed when its client leaves early', async () => {
  const size = 50_000_000;
  const { server, port } = await openServer(appWith({ staticFolders: [dirname(save('large.bin', size))] }));
  onTestFinished(() => void server.close());
  const { socket } = await openSocket(port);
  socket.pause().write('GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(sizesOfOpenFiles).toContain(size);
  socket.destroy();
  await expect.poll(sizesOfOpenFiles).not.toContain(size);
});

it('pictures may be shown on other sites, and nothing else may', async () => {
  const policyOf = async (path: string) => (await get(path)).headers['cross-origin-resource-policy'];
  for (const name of assets.filter((file) => /\.(png|svg)$/.test(file)))
    expect(await policyOf(`/assets/${name}`), name).toBe('cross-origin');
  expect(await policyOf('/favicon.ico')).toBe('cross-origin');
  for (const path of [script, '/', '/licenses.txt']) expect(await policyOf(path), path).toBe('same-origin');
});

it('files of the release before are served after the own ones, and pages go on without any file', async () => {
  const folder = copyBuild();
  const own = assets.find((name) => name.endsWith('.js')) ?? '';
  mkdirSync(join(folder, 'dist/previous/assets'), { recursive: true });
  for (const name of ['old-12345678.js', own]) writeFileSync(join(folder, 'dist/previous/assets', name), '// old');
  const { base } = await serverOfTest({}, folder);
  const old = await fetch(`${base}/assets/old-12345678.js`);
  expect([old.status, old.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(await old.text()).toBe('// old');
  expect(await (await fetch(`${base}/assets/${own}`)).text()).not.toBe('// old');

  rmSync(join(folder, 'dist'), { recursive: true });
  await expect(fetch(`${base}/icon-512.png`)).rejects.toThrow('fetch failed');
  for (const path of pagePaths) expect((await fetch(base + path)).status, path).toBe(200);
  expect((await fetch(`${base}/no-such-page`)).status).toBe(404);
});
