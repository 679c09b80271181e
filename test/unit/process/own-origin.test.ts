import { expect, it } from 'vitest';
import { createOriginCheck } from '../../../src/process/own-origin.ts';
import { recordedLog } from '../../support/server/recorded-log.ts';

const { log, lines } = recordedLog();
log.level = 'error';
/** Tells by the headers of a post whether it may come from a page of www.example.com, behind a proxy that keeps the host or not. */
const isOwn = createOriginCheck('https://www.example.com', log);

it.each([
  ['plant.example:8080', 'http://plant.example:8080'],
  ['site-1:3000', 'https://www.example.com'],
  ['example.com:443', 'https://example.com'],
  ['example.com:80', 'http://example.com'],
  ['EXAMPLE.com', 'https://example.com'],
  ['WWW.Example.COM:443', 'https://www.example.com'],
  ['example.com.', 'https://example.com'],
  ['example.com.:443', 'https://example.com.'],
  ['example.com', 'https://example.com.'],
  ['192.0.2.1:443', 'https://192.0.2.1'],
  ['[2001:DB8:0:0:0:0:0:1]:443', 'https://[2001:db8::1]'],
  ['[::1]:8080', 'http://[::1]:8080'],
])('a post to %s from a page of %s is of this site', (host, origin) => {
  expect(isOwn({ host, origin })).toBe(true);
});

it.each([
  ['example.com', 'https://evil.example'],
  ['example.com', 'https://example.com.evil.example'],
  ['example.com', 'https://www.example.com.'],
  ['example.com', 'https://xample.com'],
  ['example.com:8080', 'https://example.com'],
  ['example.com', 'https://example.com:8443'],
  ['example.com:80', 'https://example.com'],
  ['[::1]', 'https://[::2]'],
  ['not a host', 'https://evil.example'],
  ['undefined', 'not an origin'],
  ['null', 'null'],
])('a post to %s from a page of %s is of another site', (host, origin) => {
  expect(isOwn({ host, origin })).toBe(false);
});

it('five refused posts in a row are a warning with Origin and Host, at any log level', () => {
  const foreign = { host: 'origin.cdn.example', origin: 'https://shop.example.com' };
  const post = (times: number) => Array.from({ length: times }, () => isOwn(foreign));
  isOwn({});
  lines.length = 0;
  post(4);
  isOwn({});
  post(4);
  expect(lines).toEqual([]);
  post(9);
  expect(lines).toEqual([expect.objectContaining({ level: 40, ...foreign })]);
});

it('a post without Origin is no browser’s', () => {
  expect(isOwn({ host: 'www.example.com' })).toBe(true);
});

it.each([
  ['same-origin', true],
  ['none', true],
  ['same-site', false],
  ['cross-site', false],
])('a browser that says “%s” decides, whatever a CDN makes of Origin and Host', (fetchSite, expected) => {
  for (const origin of ['https://www.example.com', 'https://shop.example.com', 'null'])
    for (const host of ['www.example.com', 'origin.cdn.example'])
      expect(isOwn({ host, origin, 'sec-fetch-site': fetchSite })).toBe(expected);
  expect(isOwn({ 'sec-fetch-site': fetchSite })).toBe(expected);
});

it.each(['', 'same-origin, cross-site', 'other'])('“%s” is no word of a browser, and Origin decides', (fetchSite) => {
  const own = { host: 'x', origin: 'https://www.example.com', 'sec-fetch-site': fetchSite };
  expect(isOwn(own)).toBe(true);
  expect(isOwn({ ...own, origin: 'https://evil.example' })).toBe(false);
});
