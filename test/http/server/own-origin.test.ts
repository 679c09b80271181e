import { expect, it } from 'vitest';
import { openContactSite } from '../../support/contact/contact-site.ts';

const settings = { SITE_ORIGIN: 'https://www.example.com' };

it.each([
  ['plant.example:8080', 'http://plant.example:8080'],
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
])('a post to %s from a page of %s is accepted', async (host, origin) => {
  const { post } = await openContactSite(settings);
  await post().set({ Host: host, Origin: origin }).expect(200);
});

it.each([
  ['example.com', 'https://evil.example'],
  ['example.com:443', 'https://evil.example'],
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
])('a post to %s from a page of %s gets 403', async (host, origin) => {
  const { post, relay } = await openContactSite(settings);
  await post().set({ Host: host, Origin: origin }).expect(403);
  expect(relay.mails).toEqual([]);
});
