import { readdirSync, statSync } from 'node:fs';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { pagePaths } from '../../src/routes.tsx';
import { createMetrics } from '../../src/server/metrics.ts';
import { createReports } from '../../src/server/reports/reports.ts';
import { servedHead, wordsIn } from '../support/read-html.ts';
import { appWith, builtApp, recordedLog } from '../support/test-app.ts';

const origin = 'https://www.example.com';
const timing = { route: '/about', name: 'LCP', value: 1200, navigation: 'navigate' };
const error = { route: '/', message: 'pump seized', file: '', line: 1, column: 2 };
const report = { connection: '4g', timings: [timing, { ...timing, name: 'TTFB' }], errors: [error] };

/** The site with reports, its metrics and its log. */
function site() {
  const { log, lines } = recordedLog();
  const metrics = createMetrics({ version: '1', commit: '2' }, { ready: true });
  const reportsHandler = createReports({ origin, log, metrics: metrics.reports() });
  const app = appWith({ log, reportsHandler, trustProxy: 1, delay: () => 9999 });
  const counted = async (pattern: RegExp) => {
    const { text } = await request(metrics.server).get('/metrics');
    return text.split('\n').filter((line) => pattern.test(line));
  };
  const outcomes = async () => {
    const counts = await counted(/^browser_reports_total.* [1-9]/);
    return Object.fromEntries(counts.map((line) => [/"(\w+)"/.exec(line)?.[1], Number(line.split(' ')[1])]));
  };
  return { app, lines, counted, outcomes };
}

describe('a report', () => {
  it('is counted by route, metric and rating, and its errors are logged; also while pages are refused', async () => {
    const { app, lines, counted, outcomes } = site();
    await request(app).get('/about').expect(503);
    lines.length = 0;
    const { text, headers } = await request(app).post('/reports').send(report).expect(204);
    expect([text, headers['set-cookie']]).toEqual(['', undefined]);
    expect(await outcomes()).toEqual({ taken: 1 });
    expect(await counted(/^browser_timing_seconds_sum/)).toEqual([
      'browser_timing_seconds_sum{route="/about",metric="LCP",rating="good"} 1.2',
      'browser_timing_seconds_sum{route="/about",metric="TTFB",rating="needs-improvement"} 1.2',
    ]);
    expect(await counted(/^browser_visits_total/)).toEqual([
      'browser_visits_total{navigation="navigate",connection="4g"} 1',
    ]);
    expect(await counted(/^browser_problems_total/)).toEqual([
      'browser_problems_total{kind="error"} 1',
      'browser_problems_total{kind="violation"} 0',
    ]);
    // The one line is the error's: there is none with the address from which the report came.
    expect(lines).toEqual([
      expect.objectContaining({ msg: 'error in a browser', error: 'pump seized', route: '/', file: 'other' }),
    ]);
    expect(JSON.stringify(lines)).not.toContain('127.0.0.1');
  });

  it.each([
    ['is cut off', '{"timings":[', 'application/json'],
    ['is another thing', '{}', 'application/json'],
    ['is larger than 8 kB', JSON.stringify({ ...report, more: 'x'.repeat(8192) }), 'application/json'],
    ['is no JSON by its type', JSON.stringify(report), 'text/plain'],
    ['has the type of a form', 'timings=1', 'application/x-www-form-urlencoded'],
  ])('that %s is dropped', async (_name, body, type) => {
    const { app, outcomes, lines } = site();
    await request(app).post('/reports').set('Content-Type', type).send(body).expect(204);
    expect(await outcomes()).toEqual({ malformed: 1 });
    expect(lines).toEqual([]);
  });

  it('of almost 8 kB is taken', async () => {
    const { app, outcomes } = site();
    await request(app)
      .post('/reports')
      .send({ ...report, more: 'x'.repeat(7500) })
      .expect(204);
    expect(await outcomes()).toEqual({ taken: 1 });
  });

  it.each([
    ['another site', { Origin: 'https://evil.example' }],
    ['another site that hides its name', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
    ['a visitor with Global Privacy Control', { 'Sec-GPC': '1' }],
  ])('from %s is dropped', async (_name, headers) => {
    const { app, outcomes } = site();
    await request(app).post('/reports').set(headers).send(report).expect(204);
    expect(await outcomes()).toEqual({ foreign: 1 });
  });

  it('is taken thirty times a minute from one address, and from others all the same', async () => {
    const { app, outcomes } = site();
    const send = (address: string) =>
      request(app).post('/reports').set('X-Forwarded-For', address).send(report).expect(204);
    for (let count = 0; count < 40; count += 1) await send('192.0.2.1');
    await send('192.0.2.2');
    expect(await outcomes()).toEqual({ taken: 31, limited: 10 });
  });

  it('is dropped when too many come in a second from anywhere', async () => {
    const { app, outcomes } = site();
    const send = (_value: unknown, index: number) =>
      request(app).post('/reports').set('X-Forwarded-For', `192.0.2.${index}`).send(report).expect(204);
    await Promise.all(Array.from({ length: 250 }, send));
    const { taken = 0, flood = 0, ...others } = await outcomes();
    expect(taken).toBeGreaterThanOrEqual(50);
    expect(flood).toBeGreaterThan(0);
    expect([taken + flood, others]).toEqual([250, {}]);
  });

  it('is posted: GET finds no page there', async () => {
    await request(builtApp({ REPORTS: 'on' }))
      .get('/reports')
      .expect(404);
  });
});

describe('with REPORTS=on', () => {
  const on = builtApp({ REPORTS: 'on', SITE_ORIGIN: origin });

  it('over plain http violations are reported in the older way, since browsers have only that one there', async () => {
    const { headers } = await request(builtApp({ REPORTS: 'on' })).get('/');
    expect(headers).not.toHaveProperty('reporting-endpoints');
    expect(headers['content-security-policy']).toContain('; report-uri /reports');
    expect(headers['content-security-policy']).not.toContain('report-to');
  });

  it.each([...pagePaths, '/no-such-page'])('%s has violations of its policy reported', async (path) => {
    const { headers, text } = await request(on).get(path);
    expect(headers['reporting-endpoints']).toBe('reports="/reports"');
    expect(headers['content-security-policy']).toMatch(/; report-to reports; report-uri \/reports/);
    expect(headers.vary).toBe('Accept-Encoding, Sec-GPC');
    expect(servedHead(text)).toContain(' data-reports="true"');
  });

  it('a visitor with Global Privacy Control has nothing reported', async () => {
    const { headers } = await request(on).get('/').set('Sec-GPC', '1');
    expect(headers).not.toHaveProperty('reporting-endpoints');
    expect(headers['content-security-policy']).not.toContain('report-');
    expect(headers.vary).toBe('Accept-Encoding, Sec-GPC');
  });

  it('the privacy page says what is measured, and how to refuse', async () => {
    const words = wordsIn((await request(on).get('/privacy')).text);
    expect(words).toContain('how long the server took to begin its answer');
    expect(words).toContain('sends the Global Privacy Control signal reports nothing');
    expect(words).not.toContain('a do-not-track signal from your browser changes nothing');
  });

  it('the script that measures takes at most 3 kB', () => {
    const [file = '', ...others] = readdirSync('dist/client/assets').filter((name) => /^send-reports.*br$/.test(name));
    expect(others).toEqual([]);
    expect(statSync(`dist/client/assets/${file}`).size).toBeLessThanOrEqual(3 * 1024);
  });
});

describe('without REPORTS', () => {
  const off = builtApp();

  it.each([...pagePaths, '/no-such-page'])('%s has no trace of it', async (path) => {
    const { headers, text } = await request(off).get(path);
    expect(JSON.stringify(headers)).not.toMatch(/report|gpc/i);
    expect(text).not.toMatch(/data-reports|send-reports|reports nothing/);
  });

  it('a report is refused as any post is', async () => {
    await request(off).post('/reports').send(report).expect(405).expect('Allow', 'GET, HEAD');
  });
});
