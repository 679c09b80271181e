import { readdirSync, readFileSync, statSync } from 'node:fs';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { pageAddresses } from '../support/page-addresses.ts';
import { rawRequest } from '../support/raw-request.ts';
import { found, servedStyle, styleHashSource } from '../support/read-html.ts';
import { builtApp } from '../support/test-app.ts';

const app = builtApp();

describe.each(pageAddresses)('%s', (path) => {
  it('has one heading, one style that the policy knows by its hash, and no style or script in its markup', async () => {
    const { headers, text } = await request(app).get(path);
    const policy = String(headers['content-security-policy']);
    const style = servedStyle(text);
    expect(policy).toContain(styleHashSource(text));
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(found(text, /<(h1)[ >]/g)).toHaveLength(1);
    expect(found(text, /(<style)/g)).toHaveLength(1);
    expect(text).not.toMatch(/<[^>]+ style="/);
    expect(text).not.toMatch(/<script(?![^>]* src=)(?![^>]*ld\+json)/);
    expect(style).toContain('max-width:');
    // Lengths in ch or ex would change when the font arrives.
    expect(style).not.toMatch(/[ :(,][\d.]+(r?(ch|ex|cap|ic|lh))\b/);
  });

  it('asks for its font in the head of the answer, and has one script, for which only DOMContentLoaded waits', async () => {
    const { headers, text } = await request(app).get(path);
    const [font = ''] = found(servedStyle(text), /url\(([^)]+\.woff2)\)/g);
    expect(readFileSync(`dist/client${font}`).length).toBeGreaterThan(0);
    expect(headers.link).toBe(`<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`);
    expect(text).not.toMatch(/rel="(module)?preload"/);
    // With `async`, DOMContentLoaded, at which browsers lay forms out, could come before the font.
    const [script = '', ...others] = found(text, /<script( [^>]*src=[^>]*)>/g);
    expect(others).toEqual([]);
    expect(script).toMatch(
      /^ type="module" src="\/assets\/hydrate-after-load-[\w-]{8}\.js" integrity="sha384-[\w+/]{64}" fetchpriority="low"$/,
    );
  });
});

it('the home page’s HTML with its style fits the first congestion window, 14 kB, and the font takes at most 40 kB', async () => {
  const { body } = await rawRequest(app, '/', { headers: { 'Accept-Encoding': 'br' } });
  expect(body.length).toBeLessThanOrEqual(14_000);
  const fonts = readdirSync('dist/client/assets').filter((file) => file.endsWith('.woff2'));
  expect(fonts).toHaveLength(1);
  expect(statSync(`dist/client/assets/${fonts[0]}`).size).toBeLessThanOrEqual(40_000);
});

it('the policies deny what the site does not use', async () => {
  const { headers } = await request(app).get('/');
  for (const feature of ['camera', 'geolocation', 'microphone']) {
    expect(headers['permissions-policy']).toContain(`${feature}=()`);
  }
});

it('https is asked for only where the site’s own origin is https', async () => {
  const plain = await request(app).get('/');
  const secure = await request(builtApp({ SITE_ORIGIN: 'https://www.example.com' })).get('/');
  expect(plain.headers).not.toHaveProperty('strict-transport-security');
  expect(plain.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  expect(secure.headers).toHaveProperty('strict-transport-security');
  expect(secure.headers['content-security-policy']).toContain('upgrade-insecure-requests');
});
