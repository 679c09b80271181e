import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pagePaths, findPage } from '../../src/routes.tsx';
import { lasting, rawRequest } from '../support/raw-request.ts';
import { builtApp } from '../support/test-app.ts';

const app = builtApp({ SITE_ORIGIN: 'https://www.example.com' });

describe('paths that try to leave the site’s folder', () => {
  const climbs = [
    '/../package.json',
    '/../../../../etc/passwd',
    '/assets/../../server/server.js',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/%2e%2e%2fserver%2fserver.js',
    '/..%2f..%2fetc%2fpasswd',
    '/..%252f..%252fetc%252fpasswd',
    '/assets/..%5c..%5cserver%5cserver.js',
    '/..%c0%af..%c0%afetc/passwd',
    '/..%u2215etc/passwd',
    '/....//....//etc/passwd',
    '/.;/etc/passwd',
    '/assets/%00',
    '/favicon.svg%00.js',
    '/%00',
    '/favicon.svg/..%2f..%2f',
    '/\\..\\..\\server\\server.js',
    '/assets/..\\..\\server\\server.js',
    '/file:///etc/passwd',
  ];
  it.each(climbs)('%s', async (path) => {
    const { status, headers, body } = await rawRequest(app, path);
    expect([308, 400, 404]).toContain(status);
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    expect(body.toString()).not.toMatch(/root:|createServer|"dependencies"|at .+:\d+:\d+/);
  });
});

describe('files that are nobody’s business', () => {
  const scripts = readdirSync('dist/client/assets').filter((name) => name.endsWith('.js'));

  it.each([
    '/server/server.js',
    '/dist/server/server.js',
    '/dist/client/favicon.svg',
    '/client/favicon.svg',
    '/production.js',
    '/package.json',
    '/package-lock.json',
    '/server.ts',
    '/src/entry-server.tsx',
    '/node_modules/express/package.json',
    '/Dockerfile',
    '/.env',
    '/.git/config',
    '/.vite/manifest.json',
    '/.vite',
    '/.well-known/',
    '/assets',
    '/assets/',
    '/favicon.svg.br',
    '/favicon.svg.gz',
    '/metrics',
    ...scripts.map((name) => `/assets/${name}.map`),
  ])('%s is not there', async (path) => {
    const { status, headers } = await rawRequest(app, path);
    // A redirect, of capitals or a slash at the end, leads to an address that is not there either.
    expect(status === 308 ? (await rawRequest(app, String(headers.location))).status : status).toBe(404);
  });

  it('no script names a source map', () => {
    for (const name of scripts) {
      expect(readFileSync(`dist/client/assets/${name}`, 'utf8'), name).not.toContain('sourceMappingURL');
    }
  });
});

describe('redirects never lead off the site and set no header', () => {
  it.each([
    '//evil.example',
    '///evil.example/',
    '////evil.example/About',
    '//evil.example/..',
    '//evil.example@www.example.com/',
    '//EVIL.example:443//',
    '/\\evil.example/',
    '/\\Evil.example',
    '/\\/Evil.example/',
    '\\/\\/Evil.example',
    '/%5cEvil.example/',
    '/%2fEvil.example/',
    '/%2F%2FEvil.example',
    '/%09/Evil.example/',
    '/https://evil.example/',
    '/HTTPS:evil.example/',
    '/javascript:Alert(1)/',
    '/.//Evil.example',
    '/@evil.example/',
    '/About%0d%0aSet-Cookie:%20a=1/',
    '/About%0D%0A%0D%0A<script>',
    '/About/?%0d%0aSet-Cookie:%20a=1',
    '/About/?next=//evil.example',
    'http://evil.example/About',
    'http://evil.example//evil.example/About/',
    'https://evil.example',
  ])('%s', async (path) => {
    const { status, headers } = await rawRequest(app, path, { headers: { Host: 'evil.example' } });
    expect([200, 308, 400, 404]).toContain(status);
    expect(headers).not.toHaveProperty('set-cookie');
    const { location = '/' } = headers;
    expect(location).toMatch(/^\/(?![/\\])[^\r\n\\]*$/);
    expect(new URL(location, 'https://www.example.com').origin).toBe('https://www.example.com');
  });

  it('an address in absolute form is the path that it names', async () => {
    const direct = await rawRequest(app, '/about');
    const absolute = await rawRequest(app, 'http://evil.example/about?x');
    expect(absolute.status).toBe(200);
    expect(absolute.body.equals(direct.body)).toBe(true);
    expect((await rawRequest(app, 'http://evil.example/About?x=1')).headers.location).toBe('/about?x=1');
  });
});

describe('headers that name another host', () => {
  const poison = [
    { Host: 'evil.example' },
    { Host: 'evil.example:1"><script>' },
    { 'X-Forwarded-Host': 'evil.example' },
    { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'http', 'X-Forwarded-Port': '81' },
    { Forwarded: 'host=evil.example;proto=http' },
    { 'X-Original-URL': '/evil.example', 'X-Rewrite-URL': '/evil.example' },
    { 'X-HTTP-Method-Override': 'POST' },
    { Origin: 'https://evil.example', Referer: 'https://evil.example/' },
  ];
  it.each(poison)('change neither page, nor redirect, nor sitemap: %j', async (headers) => {
    for (const path of ['/', '/blog?category=safety', '/About/', '/no-such-page', '/sitemap.xml', '/robots.txt']) {
      const [usual, poisoned] = await Promise.all([rawRequest(app, path), rawRequest(app, path, { headers })]);
      expect(poisoned.body.equals(usual.body)).toBe(true);
      expect(lasting(poisoned)).toEqual(lasting(usual));
      expect(poisoned.headers).not.toHaveProperty('access-control-allow-origin');
    }
  });
});

describe('markup in what the visitor sends', () => {
  const payloads = [
    '"><script>alert(7)</script>',
    "'><img src=x onerror=alert(7)>",
    '</title><script>alert(7)</script>',
    '</style><script>alert(7)</script>',
    '</script><script>alert(7)</script>',
    '--><svg onload=alert(7)>',
    '" onfocus=alert(7) autofocus x="',
    'javascript:alert(7)',
    '{{alert(7)}}${alert(7)}',
    '\u2028alert(7)\u0000',
    '&lt;script&gt;alert(7)',
  ];
  const tags = (html: Buffer) => html.toString().match(/<\/?[a-z][^\s>/]*/g) ?? [];

  it.each(payloads)('%j in a path is shown nowhere', async (payload) => {
    for (const prefix of ['/', '/services/', '/blog/', '/assets/']) {
      const path = prefix + encodeURIComponent(payload).toLowerCase();
      const { status, headers, body } = await rawRequest(app, path);
      expect([400, 404]).toContain(status);
      expect(body.toString()).not.toContain('alert(7)');
      expect(JSON.stringify(headers)).not.toContain('alert(7)');
    }
  });

  it('raw markup in a path is shown nowhere, nor where it is redirected', async () => {
    for (const path of ['/<script>alert(7)</script>', '/<SCRIPT>alert(7)</SCRIPT>/', '/About"onclick="alert(7)"']) {
      const { status, body } = await rawRequest(app, path);
      expect([308, 404]).toContain(status);
      expect(body.toString()).not.toMatch(/<script>alert|"onclick/i);
    }
  });

  it('some pages read query values', async () => {
    const names = await Promise.all(pagePaths.map(async (path) => (await findPage(path).load()).query ?? []));
    expect(names.flat().toSorted()).toEqual(['category', 'service', 'urgency']);
  });

  it.each(payloads)('%j in a query value changes no markup', async (payload) => {
    for (const path of pagePaths) {
      const { query: names = [] } = await findPage(path).load();
      for (const name of [...names, 'other']) {
        const plain = await rawRequest(app, `${path}?${name}=x`);
        const attacked = await rawRequest(app, `${path}?${name}=${encodeURIComponent(payload)}`);
        expect(attacked.status).toBe(200);
        expect(attacked.body.toString()).not.toContain(payload);
        expect(tags(attacked.body)).toEqual(tags(plain.body));
      }
    }
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '%', '%zz', '%c3%28', '+', '%00', '[]', 'a&a=b'])(
    'the value %s breaks no page',
    async (value) => {
      for (const path of pagePaths) {
        for (const name of (await findPage(path).load()).query ?? []) {
          expect((await rawRequest(app, `${path}?${name}=${value}`)).status, `${path}?${name}=${value}`).toBe(200);
        }
        expect((await rawRequest(app, `${path}?${value}=${value}`)).status).toBe(200);
      }
    },
  );
});
