import { readdirSync, readFileSync, statSync } from 'node:fs';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { pageAddresses } from '../../support/pages/page-addresses.ts';
import { found, servedStyle, styleHashSource } from '../../support/read-html.ts';
import { rawRequest } from '../../support/server/raw-request.ts';
import { builtApp } from '../../support/server/test-app.ts';

const app = builtApp();

describe.each(pageAddresses)('%s', (path) => {
  it('has one h1, one style, whose hash is in the policy, and no other inline style or script', async () => {
    const { headers, text } = await request(app).get(path);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).toContain(styleHashSource(text));
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(found(text, /<(h1)[ >]/g)).toHaveLength(1);
    expect(found(text, /(<style)/g)).toHaveLength(1);
    expect(text).not.toMatch(/<[^>]+ style="/);
    expect(text).not.toMatch(/<script(?![^>]* src=)(?![^>]*ld\+json)/);
  });

  it('preloads its font by a header, and has one script that runs before DOMContentLoaded', async () => {
    const { headers, text } = await request(app).get(path);
    const [font = ''] = found(servedStyle(text), /url\(([^)]+\.woff2)\)/g);
    expect(readFileSync(`dist/client${font}`).length).toBeGreaterThan(0);
    expect(headers.link).toBe(`<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`);
    expect(text).not.toMatch(/rel="(module)?preload"/);
    // Browsers lay forms out at DOMContentLoaded. With `async` that could come before the font.
    const [attributes = '', ...others] = found(text, /<script( [^>]*src=[^>]*)>/g);
    expect(others).toEqual([]);
    const [script = ''] = found(attributes, /src="([^"]*)"/g);
    expect(script).toMatch(/^\/assets\/entry-client-[\w-]{8}\.js$/);
    expect(attributes).toBe(` type="module" src="${script}" fetchpriority="low"`);
  });

  it('has at most 26 kB of style, without lengths that depend on the font', async () => {
    const style = servedStyle((await request(app).get(path)).text);
    expect(style.length).toBeGreaterThan(10_000);
    expect(style.length).toBeLessThanOrEqual(26_000);
    expect(style).not.toMatch(/[ :(,][\d.]+(r?(ch|ex|cap|ic|lh))\b/);
  });
});

it('the home page fits into the first congestion window of 14 kB, and the font into 40 kB', async () => {
  const { body } = await rawRequest(app, '/', { headers: { 'Accept-Encoding': 'br' } });
  expect(body.length).toBeLessThanOrEqual(14_000);
  const fonts = readdirSync('dist/client/assets').filter((file) => file.endsWith('.woff2'));
  expect(fonts).toHaveLength(1);
  expect(statSync(`dist/client/assets/${fonts[0]}`).size).toBeLessThanOrEqual(40_000);
});

it('the home page has at most 320 elements', async () => {
  const { text } = await request(app).get('/');
  expect(found(text.slice(text.indexOf('<body')), /(<[a-z])/g).length).toBeLessThanOrEqual(320);
});

it('letters have at most 17 sizes, none in px; lettering of drawings has at most 5, and no color is rgb()', async () => {
  const sizes = new Set<string>();
  for (const path of pageAddresses) {
    const style = servedStyle((await request(app).get(path)).text);
    const onScreens = style.replaceAll(/@media print\{(?:[^{}]+\{[^}]*\})*\}/g, '');
    for (const size of found(onScreens, /font-size:([^;}]+)/g)) sizes.add(size);
    expect(style).not.toMatch(/rgba?\(/);
  }
  const ofLetters = [...sizes].filter((size) => !/^\d+px$/.test(size));
  expect(ofLetters.filter((size) => size.includes('px'))).toEqual([]);
  expect(ofLetters.length, ofLetters.join()).toBeLessThanOrEqual(17);
  expect(ofLetters.length).toBeGreaterThan(10);
  expect(sizes.size - ofLetters.length, [...sizes].join()).toBeLessThanOrEqual(5);
});

it('the permissions policy denies features that the site does not use', async () => {
  const { headers } = await request(app).get('/');
  for (const feature of ['camera', 'geolocation', 'microphone'])
    expect(headers['permissions-policy']).toContain(`${feature}=()`);
});

it.each([
  ['http://www.example.com', false],
  ['https://www.example.com', true],
])('SITE_ORIGIN=%s upgrades requests to https: %s', async (origin, secure) => {
  const { headers } = await request(builtApp({ SITE_ORIGIN: origin })).get('/');
  expect('strict-transport-security' in headers).toBe(secure);
  expect(String(headers['content-security-policy']).includes('upgrade-insecure-requests')).toBe(secure);
});
