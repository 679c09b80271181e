import { readdirSync, statSync } from 'node:fs';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createMetrics } from '../../../src/server/operations/metrics.ts';
import { createReportMetrics } from '../../../src/server/reports/report-metrics.ts';
import { createReports } from '../../../src/server/reports/reports.ts';
import { pageAddresses } from '../../support/pages/page-addresses.ts';
import { servedHead } from '../../support/read-html.ts';
import { served } from '../../support/server/served-pages.ts';
import { appWith, builtApp, recordedLog } from '../../support/server/test-app.ts';

const origin = 'https://www.example.com';
const timing = { route: '/about', name: 'LCP', value: 1200, navigation: 'navigate' };
const error = { route: '/', message: 'pump seized', file: '', line: 1, column: 2 };
const report = { connection: '4g', timings: [timing, { ...timing, name: 'TTFB' }], errors: [error] };

/** Opens the site with reports. */
function openSite() {
  const { log, lines } = recordedLog();
  const metrics = createMetrics({ version: '1', commit: '2' }, { ready: true });
  const reportsHandler = createReports({ origin, log, metrics: createReportMetrics(metrics.registry) });
  const app = appWith({ log, reportsHandler, trustProxy: 1 });
  const series = async (pattern: RegExp) => {
    const { text } = await request(metrics.server).get('/metrics');
    return text.split('\n').filter((line) => pattern.test(line));
  };
  const outcomes = async () => {
    const counts = await series(/^browser_reports_total.* [1-9]/);
    return Object.fromEntries(counts.map((line) => [/"(\w+)"/.exec(line)?.[1], Number(line.split(' ')[1])]));
  };
  const post = (body: string | object, headers: Record<string, string> = {}) =>
    request(app).post('/reports').set(headers).send(body).expect(204);
  return { app, lines, series, outcomes, post };
}

describe('a report', () => {
  it('is counted by route, metric and rating, and its errors are logged without the address', async () => {
    const { lines, series, outcomes, post } = openSite();
    // The report has almost 8 kB, which is the limit.
    const { text, headers } = await post({ ...report, more: 'x'.repeat(7500) });
    expect([text, headers['set-cookie']]).toEqual(['', undefined]);
    expect(await outcomes()).toEqual({ taken: 1 });
    expect(await series(/^browser_timing_seconds_sum/)).toEqual([
      'browser_timing_seconds_sum{route="/about",metric="LCP",rating="good"} 1.2',
      'browser_timing_seconds_sum{route="/about",metric="TTFB",rating="needs-improvement"} 1.2',
    ]);
    expect(await series(/^browser_visits_total/)).toEqual([
      'browser_visits_total{navigation="navigate",connection="4g"} 1',
    ]);
    expect(await series(/^browser_problems_total/)).toEqual([
      'browser_problems_total{kind="error"} 1',
      'browser_problems_total{kind="violation"} 0',
    ]);
    const logged = { msg: 'error in a browser', error: 'pump seized', route: '/', file: 'other' };
    expect(lines).toEqual([expect.objectContaining(logged)]);
    expect(JSON.stringify(lines)).not.toContain('127.0.0.1');
  });

  it.each([
    ['truncated JSON', '{"timings":[', 'application/json'],
    ['more than 8 kB', JSON.stringify({ ...report, more: 'x'.repeat(8192) }), 'application/json'],
    ['a form', 'timings=1', 'application/x-www-form-urlencoded'],
  ])('is dropped if it is %s', async (_name, body, type) => {
    const { post, outcomes, lines } = openSite();
    await post(body, { 'Content-Type': type });
    expect(await outcomes()).toEqual({ malformed: 1 });
    expect(lines).toEqual([]);
  });

  it.each([
    ['another site', { Origin: 'https://evil.example' }],
    ['another site that hides its name', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
    ['a visitor with Global Privacy Control', { 'Sec-GPC': '1' }],
  ])('is dropped if it comes from %s', async (_name, headers) => {
    const { post, outcomes } = openSite();
    await post(report, headers);
    expect(await outcomes()).toEqual({ foreign: 1 });
  });

  it('is dropped after 30 per minute from one address, whatever its port', async () => {
    const { post, outcomes } = openSite();
    for (let turn = 0; turn < 40; turn += 1) await post(report, { 'X-Forwarded-For': `192.0.2.1:${1024 + turn}` });
    await post(report, { 'X-Forwarded-For': '192.0.2.2' });
    expect(await outcomes()).toEqual({ taken: 31, limited: 10 });
  });

  it('is dropped after 50 per second in all', async () => {
    const { post, outcomes } = openSite();
    const posts = Array.from({ length: 250 }, (_, index) => post(report, { 'X-Forwarded-For': `192.0.2.${index}` }));
    await Promise.all(posts);
    const { taken = 0, flood = 0, ...others } = await outcomes();
    expect(taken).toBeGreaterThanOrEqual(50);
    expect(flood).toBeGreaterThan(0);
    expect([taken + flood, others]).toEqual([250, {}]);
  });
});

describe('with REPORTS=on', () => {
  const on = builtApp({ REPORTS: 'on', SITE_ORIGIN: origin });
  const overHttp = builtApp({ REPORTS: 'on' });

  it.each(['/', '/contact', '/no-such-page'])('%s asks browsers to report', async (path) => {
    const { headers, text } = await request(on).get(path);
    expect(headers['reporting-endpoints']).toBe('reports="/reports"');
    expect(headers['content-security-policy']).toMatch(/; report-to reports; report-uri \/reports/);
    const vary = 'Accept-Encoding, Sec-GPC';
    expect(headers.vary).toBe(vary);
    if (headers.etag) await request(on).get(path).set('If-None-Match', headers.etag).expect(304).expect('Vary', vary);
    expect(servedHead(text)).toContain(' data-reports="true"');
  });

  it('pages over http ask for violations by report-uri, because the Reporting API needs https', async () => {
    const { headers } = await request(overHttp).get('/');
    expect(headers).not.toHaveProperty('reporting-endpoints');
    expect(headers['content-security-policy']).toContain('; report-uri /reports');
    expect(headers['content-security-policy']).not.toContain('report-to');
    await request(overHttp).get('/reports').expect(404);
  });

  it('pages ask a visitor with Global Privacy Control for nothing', async () => {
    const { headers } = await request(on).get('/').set('Sec-GPC', '1');
    expect(headers).not.toHaveProperty('reporting-endpoints');
    expect(headers['content-security-policy']).not.toContain('report-');
    expect(headers.vary).toBe('Accept-Encoding, Sec-GPC');
  });

  it('the measuring script takes at most 3 kB', () => {
    const [file = '', ...others] = readdirSync('dist/client/assets').filter((name) => /^send-reports.*br$/.test(name));
    expect(others).toEqual([]);
    expect(statSync(`dist/client/assets/${file}`).size).toBeLessThanOrEqual(3 * 1024);
  });
});

it.each(pageAddresses)('without REPORTS %s has no trace of it', async (address) => {
  const { headers, text } = await served(address);
  expect(JSON.stringify(headers)).not.toMatch(/report|gpc/i);
  expect(text).not.toMatch(/data-reports|send-reports|reports nothing/);
});
