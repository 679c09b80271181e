import { describe, expect, it } from 'vitest';
import { readReport } from '../../../src/server/reports/read-report.ts';
import { fileOf, withoutPersonalWords } from '../../../src/server/reports/scrub.ts';

const timing = (fields: object) => ({ route: '/about', name: 'LCP', value: 1200, navigation: 'navigate', ...fields });
const read = (timings: unknown[], connection: unknown = '4g') => readReport({ connection, timings, errors: [] });
const error = (fields: object) => ({ route: '/', message: 'x is not a function', line: 2, column: 30, ...fields });

describe('timings', () => {
  it.each([
    ['LCP', 2500, 'good', 2.5],
    ['LCP', 2501, 'needs-improvement', 2.501],
    ['LCP', 4001, 'poor', 4.001],
    ['INP', 201, 'needs-improvement', 0.201],
    ['TTFB', 1801, 'poor', 1.801],
    ['CLS', 0.26, 'poor', 0.26],
  ])('%s of %d is %s', (name, value, rating, taken) => {
    expect(read([timing({ name, value })])?.timings).toEqual([{ route: '/about', metric: name, rating, value: taken }]);
  });

  it('name the largest paint after a click "navigation"', () => {
    const softly = timing({ navigation: 'soft-navigation' });
    expect(read([softly])?.timings).toMatchObject([{ metric: 'navigation' }]);
    expect(read([{ ...softly, name: 'INP' }])?.timings).toMatchObject([{ metric: 'INP' }]);
  });

  it.each([{ name: 'FCP' }, { name: 7 }, { value: -1 }, { value: Infinity }, { value: '12' }, { value: 600_001 }])(
    'are omitted if invalid: %o',
    (fields) => expect(read([timing(fields), null, 3, timing({})])?.timings).toHaveLength(1),
  );

  it('have the route "other" if there is no such page', () => {
    for (const route of ['/no-such-page', 'https://example.com/', '/about?x', 7, undefined, { toString: 1 }])
      expect(read([timing({ route })])?.timings).toMatchObject([{ route: 'other' }]);
  });

  it('are at most 64', () => {
    expect(read(Array.from({ length: 1000 }, () => timing({})))?.timings).toHaveLength(64);
  });
});

describe('visits', () => {
  it('are counted once per document and per click', () => {
    const load = ['TTFB', 'LCP', 'CLS'].map((name) => timing({ name, navigation: 'back_forward' }));
    const click = ['LCP', 'INP'].map((name) => timing({ name, navigation: 'soft-navigation' }));
    const restored = ['LCP', 'CLS'].map((name) => timing({ name, navigation: 'back-forward-cache' }));
    expect(read([...load, ...click, ...restored])?.visits).toEqual([
      { navigation: 'back-forward', connection: '4g' },
      { navigation: 'soft-navigation', connection: '4g' },
      { navigation: 'back-forward-cache', connection: '4g' },
    ]);
  });

  it('have known kinds of connection and navigation', () => {
    expect(read([timing({ name: 'TTFB' })], 'carrier pigeon')?.visits).toMatchObject([{ connection: 'unknown' }]);
    expect(read([timing({ name: 'TTFB', navigation: 'flown' })])?.visits).toEqual([]);
    expect(read([timing({ name: 'TTFB', navigation: { toString: 1 } })])?.visits).toEqual([]);
  });
});

describe('errors', () => {
  it('have the name of the script and the position in it', () => {
    const file = 'https://www.example.com/assets/entry-client-1a2b3c4d.js';
    expect(readReport({ timings: [], errors: [error({ file })] })?.errors).toEqual([
      { route: '/', error: 'x is not a function', file: 'entry-client-1a2b3c4d.js', line: 2, column: 30 },
    ]);
  });

  it('are at most five, each with a message', () => {
    expect(readReport({ timings: [], errors: Array.from({ length: 9 }, () => error({})) })?.errors).toHaveLength(5);
    expect(readReport({ timings: [], errors: [error({ message: {} })] })?.errors).toEqual([]);
  });

  it.each([
    ['Loading https://x.test/?a=b failed', 'Loading [address] failed'],
    [
      'Minified React error #418; visit https://react.dev/errors/418?args[]=Dana%20Olson',
      'Minified React error #418; visit [address]',
    ],
    ['no mail to dana.olson@example.com', 'no mail to [address]'],
    [`Unexpected token 'D', "Dana Olson" is not valid JSON`, `Unexpected token 'D', "…" is not valid JSON`],
    [`Failed to execute 'insertRule' on 'CSSStyleSheet'`, `Failed to execute 'insertRule' on 'CSSStyleSheet'`],
    [`cannot call 'Leg 3 is stuck'`, `cannot call '…'`],
    ['cannot call +1 (507) 555-0100 at /contact?service=x', 'cannot call # at /contact?…'],
    ['one\nline\u0007 only', 'one line only'],
    ['x'.repeat(9999), 'x'.repeat(200)],
  ])('are logged without personal words: %j as %j', (message, logged) =>
    expect(withoutPersonalWords(message)).toBe(logged),
  );

  it.each(['chrome-extension://abc/content.js', 'https://x.test/assets/../a.js?b', '', 7, '/assets/a.js?typed'])(
    'have the file "other" for %j',
    (file) => expect(fileOf(file)).toBe('other'),
  );
});

describe('violations of the policy', () => {
  const body = {
    documentURL: 'https://www.example.com/about?typed=words',
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/x.js?typed',
    sourceFile: 'https://www.example.com/assets/a.js',
    lineNumber: 3,
    columnNumber: 4,
    sample: 'typed',
  };
  const taken = { route: '/about', directive: 'script-src-elem', blocked: 'address', file: 'a.js', line: 3, column: 4 };

  it('come from the Reporting API, without the blocked address', () => {
    expect(readReport([{ type: 'csp-violation', body }])?.violations).toEqual([taken]);
    expect(readReport([{ type: 'csp-violation', body: { ...body, blockedURL: 'inline' } }])?.violations).toEqual([
      { ...taken, blocked: 'inline' },
    ]);
  });

  it('come from browsers that support only report-uri', () => {
    const report = {
      'document-uri': body.documentURL,
      'effective-directive': body.effectiveDirective,
      'blocked-uri': body.blockedURL,
      'source-file': body.sourceFile,
      'line-number': 3,
      'column-number': 4,
    };
    expect(readReport({ 'csp-report': report })?.violations).toEqual([taken]);
  });

  it('omit other reports and unknown directives', () => {
    const others = [{ type: 'deprecation', body }, { type: 'csp-violation', body: { effectiveDirective: 'a b' } }, 7];
    expect(readReport(others)?.violations).toEqual([]);
  });
});

it.each([null, 7, 'text', {}, { timings: [] }, { timings: {}, errors: [] }])('%j is not a report', (body) => {
  expect(readReport(body)).toBeUndefined();
});
