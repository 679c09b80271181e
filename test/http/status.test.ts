import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { pagePaths } from '../../src/routes.tsx';
import { lasting, rawRequest } from '../support/raw-request.ts';
import { builtApp } from '../support/test-app.ts';

const app = builtApp();
const paths = [...pagePaths];

describe('status', () => {
  it.each(paths)('%s answers 200 with the page', async (path) => {
    const answer = await request(app).get(path).expect(200).expect('Content-Type', 'text/html; charset=utf-8');
    expect(answer.text).toMatch(/^<!DOCTYPE html><html lang="en">/);
  });

  it.each([
    '/no-such-page',
    '/industries/x',
    '/services/x',
    '/blog/x',
    '/index.html',
    '/.vite/manifest.json',
    '/assets/none.js',
    '/__proto__',
    '/%2e%2e/server/server.js',
    // Missing at once: a redirect would only lead to another missing page.
    '/no-such-page/',
    '/industries/Nuclear',
    '/README.md',
    '/caf%C3%A9',
    '/assets/',
    '//evil.example',
    '//evil.example/%2e%2e',
  ])('%s answers 404 with the 404 page', async (path) => {
    const answer = await request(app).get(path).expect(404);
    expect(answer.text).toContain('<h1>Page Not Found</h1>');
    expect(answer.text).toContain('<meta name="robots" content="noindex"');
    expect(answer.text).not.toContain('rel="canonical"');
  });

  it.each(['/%C3%28', '/%', '/about/%E0%A4%A', '/industries/%zz?q=1', '/about\\', '/\\evil.example/'])(
    '%s is malformed and answers 404 with the 404 page',
    async (path) => {
      const { status, body } = await rawRequest(app, path);
      expect(status).toBe(404);
      expect(body.toString()).toContain('<h1>Page Not Found</h1>');
    },
  );

  it.each(['post', 'put', 'patch', 'delete', 'options'] as const)('%s on a page answers 405', async (method) => {
    await request(app)[method]('/about').expect(405).expect('Allow', 'GET, HEAD');
  });

  it.each([
    ['/about/', '/about'],
    ['/ABOUT', '/about'],
    ['//about', '/about'],
    ['/services//laser-alignment/', '/services/laser-alignment'],
    ['/Contact/?service=Emergency&urgency=x', '/contact?service=Emergency&urgency=x'],
    ['///', '/'],
    ['/services/laser%2Dalignment', '/services/laser-alignment'],
  ])('%s leads by 308 to %s', async (path, target) => {
    await request(app).get(path).set('Host', 'evil.example').expect(308).expect('Location', target);
  });

  it.each([...paths, '/no-such-page', '/about/', '/%'])('HEAD %s equals GET without a body', async (path) => {
    const headers = { 'Accept-Encoding': 'br' };
    const get = await rawRequest(app, path, { headers });
    const head = await rawRequest(app, path, { headers, method: 'HEAD' });
    expect(head.status).toBe(get.status);
    expect(lasting(head)).toEqual(lasting(get));
    expect(head.body).toHaveLength(0);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (body: Buffer) => body],
  ] as const)('a page in %s is sent whole, with its true length', async (encoding, decode) => {
    const plain = await request(app).get('/').set('Accept-Encoding', 'identity');
    const { headers, body } = await rawRequest(app, '/', { headers: { 'Accept-Encoding': encoding } });
    expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers.vary).toBe('Accept-Encoding');
    expect(decode(body).toString()).toBe(plain.text);
  });
});
