import * as fc from 'fast-check';
import { pagePaths } from '../../../src/routes.tsx';
import { form } from './forms.ts';
import { bytes, joined, line, maybe, oneOf, share } from './texts.ts';

/** A request that no browser may send. */
export interface HostileRequest {
  /** Its bytes, with the `marker` in its form and the `address` in the header of a proxy. */
  text: string;
  /** Whether it is well formed up to its end, so that an answer must come. */
  isWhole: boolean;
  /** Whether it is sent a second time. */
  again: boolean;
  /** The share of the bytes after which the client waits. */
  pause: number;
}

/** It is replaced before a request is sent, so that each comes from another client. */
export const address = '10.0.0.0';

const addresses = [
  ...pagePaths,
  '/contact/sent',
  '/robots.txt',
  '/sitemap.xml',
  '/icon.svg',
  '/livez',
  '/no-such-page',
  '*',
  '//a@[/',
];
const target = fc
  .tuple(oneOf(addresses), maybe(oneOf(['?service=%zz', '?urgency=emergency', '?', '#a']).map((text) => text || '?')))
  .map(([path, query]) => `${path}${query}`.replace(/[\0-\x20\x7f]/g, '') || '/');

const headerValues: Readonly<Record<string, readonly string[]>> = {
  Accept: ['application/json', 'text/html', '*/*;q=2', 'text/html;q=', ','],
  'Accept-Encoding': ['br', 'gzip;q=0', '*;q=0', 'identity;q=0.5, br;q=x'],
  'Accept-Language': ['*', 'en;q=2'],
  Cookie: ['a=b', '='],
  Expect: ['100-continue'],
  'If-Modified-Since': ['Thu, 01 Jan 1970 00:00:00 GMT', '0'],
  'If-None-Match': ['*', '"', 'W/""'],
  Origin: ['null', 'http://x', 'https://evil.example', 'http://[', 'http://x:99999'],
  Range: ['bytes=0-', 'bytes=-1', 'bytes=5-1,0-0', 'bytes='],
  Referer: ['http://x/', '//'],
  'Sec-Fetch-Site': ['same-origin', 'cross-site', 'none'],
  'X-Forwarded-For': ['unknown', '::1%eth0', '[2001:db8::1]:80', '1.2.3.4:5', ','],
  'X-Request-Id': ['a', '{}'],
  traceparent: ['00-', '01-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01-x'],
};
const header = fc
  .constantFrom(...Object.entries(headerValues))
  .chain(([name, known]) => oneOf(known, line).map((text) => `${name}: ${text}\r\n`));
const host = fc.oneof(
  { weight: 30, arbitrary: fc.constant('x') },
  oneOf(['', 'x:', '[::1]:1', 'a, b', 'x:99999'], line),
);

/** How the head says where the body ends. The last ones are wrong. */
const framings = {
  length: (body: string) => ({ fields: `Content-Length: ${body.length}\r\n`, sent: body }),
  chunks: (body: string) => ({
    fields: 'Transfer-Encoding: chunked\r\n',
    sent: `${body && `${body.length.toString(16)};a=b\r\n${body}\r\n`}0\r\n\r\n`,
  }),
  longer: (body: string) => ({ fields: `Content-Length: ${body.length + 9}\r\n`, sent: body }),
  shorter: (body: string) => ({ fields: `Content-Length: ${Math.max(0, body.length - 9)}\r\n`, sent: body }),
  both: (body: string) => ({ fields: `Content-Length: ${body.length}\r\nTransfer-Encoding: chunked\r\n`, sent: body }),
  masked: (body: string) => ({ fields: 'Transfer-Encoding: gzip, \x0bchunked\r\n', sent: body }),
};
const framing = fc.constantFrom(
  'length',
  'length',
  'length',
  'length',
  ...(['length', 'chunks', 'longer', 'shorter', 'both', 'masked'] as const),
);

/** Replaces a stretch of a text, whose place is a share of its length. */
const damage = fc.record({ at: share, length: fc.nat(20), by: bytes });

/** Requests with any bytes where a client may put them, and requests of which a stretch is replaced or the end is missing. */
export const hostileRequest: fc.Arbitrary<HostileRequest> = fc
  .record({
    method: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom('POST', 'POST', 'GET') },
      fc.constantFrom('HEAD', 'PUT', 'OPTIONS'),
    ),
    target,
    isForm: fc.constantFrom(true, true, true, false),
    host,
    headers: joined(header, 4),
    form,
    framing,
    damages: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.array(damage, { maxLength: 3 })),
    end: fc.oneof({ weight: 4, arbitrary: fc.constant(1) }, share),
    again: fc.boolean(),
    pause: fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, share),
  })
  .map(({ method, isForm, form: { type, body }, framing: way, damages, end, again, pause, ...request }) => {
    const isPost = method === 'POST';
    const { fields, sent } = framings[way](isPost ? body : '');
    const lines = [
      `${method} ${isPost && isForm ? '/contact' : request.target} HTTP/1.1`,
      `Host: ${request.host}`,
      `X-Forwarded-For: ${address}`,
      'Connection: close',
      ...(isPost ? [`Content-Type: ${type}`] : []),
    ];
    let text = `${lines.join('\r\n')}\r\n${fields}${request.headers}\r\n${sent}`;
    for (const { at, length, by } of damages) {
      const from = Math.floor(at * text.length);
      text = text.slice(0, from) + by + text.slice(from + length);
    }
    text = text.slice(0, Math.ceil(end * text.length));
    const isWhole = damages.length === 0 && end === 1 && /length|chunks|both/.test(way);
    return { text, isWhole, again, pause };
  });
