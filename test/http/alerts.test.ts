import { readFileSync } from 'node:fs';
import request from 'supertest';
import { expect, it } from 'vitest';
import { outcomes } from '../../src/server/contact/answers.ts';
import { createMetrics } from '../../src/server/metrics.ts';
import { readReport } from '../../src/server/reports/read-report.ts';
import { found } from '../support/read-html.ts';

const rules = readFileSync('.github/monitoring/alerts.yaml', 'utf8');
const dashboard = readFileSync('.github/monitoring/dashboard.json', 'utf8');
const metrics = createMetrics({ version: '1', commit: '2' }, { ready: true });
metrics.contact();
const reports = metrics.reports();
const exported = async () => (await request(metrics.server).get('/metrics')).text;

it('the alert rules use only metrics and outcomes that the server exports from its start', async () => {
  const text = await exported();
  const names = new Set(found(rules, /\b([a-z]+(?:_[a-z]+)*_(?:total|seconds))\b/g));
  expect(names.size).toBe(7);
  // The first visit creates this series. The rules only divide by it.
  names.delete('browser_visits_total');
  for (const name of names) expect(text).toMatch(new RegExp(`^${name}(\\{.*\\})? \\d`, 'm'));
  const used = found(rules, /outcome="(\w+)"/g);
  expect(used).toHaveLength(3);
  for (const outcome of used) expect([...outcomes, 'flood']).toContain(outcome);
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
