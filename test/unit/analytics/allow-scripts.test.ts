import { afterEach, expect, it, vi } from 'vitest';
import { isOf } from '../../../src/analytics/allow-scripts.ts';

/** That of Firefox, which reads no address with an asterisk in its host. */
class FirefoxURL extends URL {
  constructor(address: string) {
    if (address.includes('*')) throw new TypeError('URL constructor');
    super(address);
  }
}

/** That of Chromium. */
class ChromiumURL extends URL {
  override get host() {
    return super.host.replace('*', '%2A');
  }
  override get hostname() {
    return super.hostname.replace('*', '%2A');
  }
}

afterEach(() => void vi.unstubAllGlobals());

const origins = ['https://www.mill.example', 'https://*.stats.example', 'https://*.tags.example:8443'];

it.for([
  ['https://www.mill.example/a.js', true],
  ['HTTPS://WWW.MILL.EXAMPLE:443/a.js', true],
  ['https://a.stats.example/a.js', true],
  ['https://a.b.stats.example/a.js', true],
  ['https://a.tags.example:8443/a.js', true],
  ['https://stats.example/a.js', false],
  ['https://badstats.example/a.js', false],
  ['https://a.stats.example./a.js', false],
  ['https://a.stats.example.other.example/a.js', false],
  ['https://a.stats.example:8443/a.js', false],
  ['https://a.stats.example@other.example/a.js', false],
  ['https://other.example/https://a.stats.example', false],
  ['https://a.tags.example/a.js', false],
  ['http://a.stats.example/a.js', false],
  ['http://www.mill.example/a.js', false],
  ['blob:https://a.stats.example/0', false],
  ['data:text/javascript,//a.stats.example', false],
] as const)('the analytics script may load %s: %s', ([address, allowed]) => {
  for (const Reader of [FirefoxURL, ChromiumURL]) {
    vi.stubGlobal('URL', Reader);
    expect(isOf(new URL(address), origins)).toBe(allowed);
  }
});
