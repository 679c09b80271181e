import { readFileSync } from 'node:fs';
import request from 'supertest';
import { expect, it } from 'vitest';
import { sentPath } from '../../../src/contact-form/link.ts';
import { pageRoutes } from '../../../src/routes.tsx';
import { createContactMetrics, outcomes } from '../../../src/server/contact/answers.ts';
import { createMetrics } from '../../../src/server/operations/metrics.ts';
import { readReport } from '../../../src/server/reports/read-report.ts';
import { createReportMetrics } from '../../../src/server/reports/report-metrics.ts';
import { found } from '../../support/read-html.ts';
import { appWith } from '../../support/server/test-app.ts';

const rules = readFileSync('src/server/deploy/alerts.yaml', 'utf8');
const dashboard = readFileSync('src/server/deploy/dashboard.json', 'utf8').replaceAll(String.raw`\"`, '"');
const metrics = createMetrics({ version: '1', commit: '2' }, { ready: true });
createContactMetrics(metrics.registry);
const reports = createReportMetrics(metrics.registry);
const exported = async () => (await request(metrics.server).get('/metrics')).text;

it('the alert rules use only metrics and outcomes that the server exports from its start', async () => {
  const text = await exported();
  const names = new Set(found(rules, /\b([a-z]+(?:_[a-z]+)*_(?:total|seconds))\b/g));
  // The first visit creates this series. The rules only divide by it.
  expect(names.delete('browser_visits_total')).toBe(true);
  expect(names.size).toBe(7);
  for (const name of names) expect(text).toMatch(new RegExp(`^${name}(\\{.*\\})? \\d`, 'm'));
  const used = found(rules, /outcome="(\w+)"/g);
  expect(used).toHaveLength(5);
  for (const outcome of used) expect([...outcomes, 'flood']).toContain(outcome);
  // So that a first answer of 5xx is an increase, on every route.
  for (const method of ['GET', 'HEAD']) {
    const series = new RegExp(`^http_requests_total\\{route="(.*)",method="${method}",status="5xx"\\} 0$`, 'gm');
    expect(found(text, series).toSorted()).toEqual([...pageRoutes, sentPath, 'file', 'other'].toSorted());
  }
});

it('the dashboard shows how long half of the answers of each route take at most, and 99 of 100', async () => {
  await request(appWith({ count: metrics.count }))
    .get('/about')
    .expect(200);
  const shown = found(dashboard, /(histogram_quantile\([^"]*rate\(http_\w+\{.*?\}\[)/g);
  const time =
    /^histogram_quantile\((.*), sum by \(le, route\) \(rate\(http_request_duration_seconds_bucket\{(.*)\}\[$/;
  const [fifty, ninetyNine] = shown.map((query) => time.exec(query)?.slice(1) ?? []);
  expect([shown.length, fifty?.[0], ninetyNine?.[0]]).toEqual([2, '0.5', '0.99']);
  const [labels = ''] = found(
    await exported(),
    /^http_request_duration_seconds_bucket\{(le="0.1",route="\/about".*)\} /gm,
  );
  for (const filter of [fifty?.[1], ninetyNine?.[1]])
    for (const [, label = '', isPattern, value = ''] of (filter ?? '').matchAll(/(\w+)=(~?)"(.*?)"/g))
      expect(labels).toMatch(new RegExp(`,${label}="${isPattern ? `(${value})` : value}"`));
});

it('the alert rules and the dashboard use only the series and labels of browser reports that the server exports', async () => {
  const timings = ['LCP', 'INP', 'CLS', 'TTFB'].map((name) => ({ route: '/', name, value: 1, navigation: 'navigate' }));
  const soft = { route: '/', name: 'LCP', value: 1, navigation: 'soft-navigation' };
  const report = readReport({ timings: [...timings, soft], errors: [] });
  if (report) reports.add(report);
  const text = await exported();
  const queries = rules + dashboard;
  const series = new Set(found(queries, /\b(browser_\w+(?:\{metric="\w+"\})?|site_build_info)/g));
  expect(series.size).toBe(9);
  for (const one of series) {
    const [name, label = ''] = one.replace('}', '').split('{');
    expect(text).toMatch(new RegExp(`^${name}\\{.*${label}.*\\} \\d`, 'm'));
  }
  const groups = found(queries, /sum by \(([\w, ]+)\)/g);
  expect(groups.length).toBeGreaterThan(3);
  for (const label of groups.flatMap((labels) => labels.split(', ')))
    expect(text).toMatch(new RegExp(`[{,]${label}="`));
});
