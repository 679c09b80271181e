import type { RequestHandler } from 'express';
import request from 'supertest';
import { expect, it } from 'vitest';
import { createOriginCheck } from '../../../src/server/own-origin.ts';
import { appWith, recordedLog } from '../../support/server/test-app.ts';

const { log, lines } = recordedLog();
log.level = 'error';
const isFromThisSite = createOriginCheck('https://www.example.com', log);
const takePost: RequestHandler = (asked, response) => void response.json(isFromThisSite(asked));
const app = appWith({ contact: { takePost, showSent: () => {} } });

/** Answers whether a post with these headers may come from a page of www.example.com, behind a proxy that keeps the host or not. */
async function isOwn(headers: Record<string, string>): Promise<boolean> {
  const { body } = await request(app).post('/contact').set(headers);
  return body;
}

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
])('a post to %s from a page of %s is of this site', async (Host, Origin) => {
  expect(await isOwn({ Host, Origin })).toBe(true);
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
])('a post to %s from a page of %s is of another site', async (Host, Origin) => {
  expect(await isOwn({ Host, Origin })).toBe(false);
});

it('five refused posts in a row are a warning with Origin and Host, at any log level', async () => {
  const foreign = { Host: 'origin.cdn.example', Origin: 'https://shop.example.com' };
  await isOwn({});
  lines.length = 0;
  for (let turn = 0; turn < 4; turn += 1) await isOwn(foreign);
  await isOwn({});
  for (let turn = 0; turn < 4; turn += 1) await isOwn(foreign);
  expect(lines).toEqual([]);
  for (let turn = 0; turn < 9; turn += 1) await isOwn(foreign);
  expect(lines).toEqual([expect.objectContaining({ level: 40, host: foreign.Host, origin: foreign.Origin })]);
});

it('a post without Origin is no browser’s', async () => {
  expect(await isOwn({})).toBe(true);
});

it.each([
  ['same-origin', true],
  ['none', true],
  ['same-site', false],
  ['cross-site', false],
])('a browser that says “%s” decides, whatever a CDN makes of Origin and Host', async (fetchSite, expected) => {
  for (const Origin of ['https://www.example.com', 'https://shop.example.com', 'null'])
    for (const Host of ['www.example.com', 'origin.cdn.example'])
      expect(await isOwn({ Host, Origin, 'Sec-Fetch-Site': fetchSite })).toBe(expected);
  expect(await isOwn({ 'Sec-Fetch-Site': fetchSite })).toBe(expected);
});

it.each(['', 'same-origin, cross-site', 'other'])(
  '“%s” is no word of a browser, and Origin decides',
  async (fetchSite) => {
    const own = { Origin: 'https://www.example.com', 'Sec-Fetch-Site': fetchSite };
    expect(await isOwn(own)).toBe(true);
    expect(await isOwn({ ...own, Origin: 'https://evil.example' })).toBe(false);
  },
);
