import { expect, it } from 'vitest';
import { isSameOrigin } from '../../../src/runtime/same-origin.ts';

const site = 'https://www.example.com';

it.each([
  ['same-origin', true],
  ['none', true],
  ['same-site', false],
  ['cross-site', false],
  ['', false],
])(
  'Sec-Fetch-Site “%s” decides whether a post is of this site, whatever Origin and Host say',
  (fetchSite, expected) => {
    for (const origin of [site, 'https://shop.example.com', undefined])
      for (const host of ['www.example.com', 'origin.cdn.example'])
        expect(isSameOrigin({ host, origin, 'sec-fetch-site': fetchSite }, site)).toBe(expected);
  },
);

it.each([
  ['replica-1:3000', site, true],
  ['plant.example:8080', 'http://plant.example:8080', true],
  ['www.example.com', undefined, true],
  ['example.com', 'https://evil.example', false],
  ['example.com', 'https://example.com.evil.example', false],
  ['example.com:8080', 'https://example.com', false],
  ['null', 'null', false],
  [undefined, 'https://evil.example', false],
])('without it a post to %s with the Origin %s is of this site: %s', (host, origin, expected) => {
  expect(isSameOrigin({ host, origin }, site)).toBe(expected);
});
