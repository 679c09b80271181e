import { readFileSync } from 'node:fs';
import request from 'supertest';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { sentPath } from '../../../src/contact-form/link.ts';
import { pageRoutes } from '../../../src/routes.tsx';
import { createContactMetrics, outcomes } from '../../../src/server/contact/answers.ts';
import { createMetrics } from '../../../src/server/operations/metrics.ts';
import { readReport } from '../../../src/server/reports/read-report.ts';
import { createReportMetrics } from '../../../src/server/reports/report-metrics.ts';
import { found } from '../../support/read-html.ts';
import { appWith } from '../../support/server/test-app.ts';

const rules = readFileSync('src/server/deploy/alerts.yaml', 'utf8');
const dashboard = readFileSync('src/server/deploy/dashboard.json', 'utf8');
const metrics = createMetrics({ version: '1', commit: '2' }, { ready: true });
createContactMetrics(metrics.registry);
const reports = createReportMetrics(metrics.registry);
const exported = async () => (await request(metrics.server).get('/metrics')).text;

it('the alert rules use only metrics and outcomes that the server exports from its start', async () => {
  const text = await exported();
  const names = new Set(found(rules, /\b([a-z]+(?:_[a-z]+)*_(?:total|seconds))\b/g));
  expect(names.size).toBe(8);
  // The first visit creates this series. The rules only divide by it.
  names.delete('browser_visits_total');
  for (const name of names) expect(text).toMatch(new RegExp(`^${name}(\\{.*\\})? \\d`, 'm'));
  const used = found(rules, /outcome="(\w+)"/g);
  expect(used).toHaveLength(5);
  for (const outcome of used) expect([...outcomes, 'flood']).toContain(outcome);
});

it('a first answer of 5xx is an increase: its series are there from the start, for every route', async () => {
  const text = await exported();
  for (const method of ['GET', 'HEAD']) {
    const series = new RegExp(`^http_requests_total\\{route="(.*)",method="${method}",status="5xx"\\} 0$`, 'gm');
    expect(found(text, series).toSorted()).toEqual([...pageRoutes, sentPath, 'file', 'other'].toSorted());
  }
});

it('every failure that a visitor or the desk notices has an alert', () => {
  const { groups } = parse(rules);
  const expressions: string[] = groups.flatMap((group: { rules: { expr: string }[] }) =>
    group.rules.map(({ expr }) => expr),
  );
  for (const failure of [
    'http_requests_total{status="5xx"',
    'up{job="millwright-site"} == 0',
    'absent(up{job="millwright-site"} == 1)',
    'contact_pager_refused_total[',
    'contact_requests_total{outcome="contentRefused"}',
    'contact_requests_total{outcome="error"}',
    'contact_requests_total{outcome="failed"}',
    'contact_requests_total{outcome="busy"}',
  ])
    expect(
      expressions.filter((expression) => expression.includes(failure)),
      failure,
    ).toHaveLength(1);
});

it('the dashboard shows how long half of the answers of each route take at most, and 99 of 100', async () => {
  await request(appWith({ count: metrics.count }))
    .get('/about')
    .expect(200);
  const times = dashboard
    .replaceAll(String.raw`\"`, '"')
    .matchAll(/histogram_quantile\((.*), sum by \((.*)\) \(rate\((http_\w+)\{(.*)\}\[/g);
  const [labels = ''] = found(
    await exported(),
    /^http_request_duration_seconds_bucket\{(le="0.1",route="\/about".*)\} /gm,
  );
  const shown = [...times].map(([, quantile, by, name, filter = '']) => ({ quantile, by, name, filter }));
  expect(shown.map(({ quantile }) => quantile)).toEqual(['0.5', '0.99']);
  for (const { by, name, filter } of shown) {
    expect([by, name]).toEqual(['le, route', 'http_request_duration_seconds_bucket']);
    for (const [, label = '', isPattern, value = ''] of filter.matchAll(/(\w+)=(~?)"(.*?)"/g))
      expect(labels).toMatch(new RegExp(`,${label}="${isPattern ? `(${value})` : value}"`));
  }
});

it('the alert rules and the dashboard use only the series and labels of browser reports that the server exports', async () => {
  const timings = ['LCP', 'INP', 'CLS', 'TTFB'].map((name) => ({ route: '/', name, value: 1, navigation: 'navigate' }));
  const soft = { route: '/', name: 'LCP', value: 1, navigation: 'soft-navigation' };
  const report = readReport({ timings: [...timings, soft], errors: [] });
  if (report) reports.add(report);
  const text = await exported();
  const queries = `${rules}${dashboard.replaceAll(String.raw`\"`, '"')}`;
  const series = new Set(found(queries, /\b(browser_\w+(?:\{metric="\w+"\})?|site_build_info)/g));
  expect(series.size).toBe(9);
  for (const one of series) {
    const [name, label = ''] = one.replace('}', '').split('{');
    expect(text).toMatch(new RegExp(`^${name}\\{.*${label}.*\\} \\d`, 'm'));
  }
  for (const labels of found(queries, /sum by \(([\w, ]+)\)/g))
    for (const label of labels.split(', ')) expect(text).toMatch(new RegExp(`[{,]${label}="`));
});
