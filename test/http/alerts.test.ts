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
const scrape = async () => (await request(metrics.server).get('/metrics')).text;

it('the alert rules ask for metrics and outcomes that the server has, before anything has happened', async () => {
  const text = await scrape();
  const names = new Set(found(rules, /\b([a-z]+(?:_[a-z]+)*_(?:total|seconds))\b/g));
  expect(names.size).toBe(7);
  // Visits are only divided by; the first one makes its series.
  names.delete('browser_visits_total');
  for (const name of names) expect(text).toMatch(new RegExp(`^${name}(\\{.*\\})? \\d`, 'm'));
  const asked = found(rules, /outcome="(\w+)"/g);
  expect(asked).toHaveLength(3);
  for (const outcome of asked) expect([...outcomes, 'flood']).toContain(outcome);
});

it('the rules and the dashboard ask for what browsers report, by labels that it has', async () => {
  const timings = ['LCP', 'INP', 'CLS', 'TTFB'].map((name) => ({ route: '/', name, value: 1, navigation: 'navigate' }));
  const soft = { route: '/', name: 'LCP', value: 1, navigation: 'soft-navigation' };
  const report = readReport({ timings: [...timings, soft], errors: [] });
  if (report) reports.add(report);
  const text = await scrape();
  const asked = `${rules}${dashboard.replaceAll(String.raw`\"`, '"')}`;
  const series = new Set(found(asked, /\b(browser_\w+(?:\{metric="\w+"\})?|site_build_info)/g));
  expect(series.size).toBe(9);
  for (const one of series) {
    const [name, label = ''] = one.replace('}', '').split('{');
    expect(text).toMatch(new RegExp(`^${name}\\{.*${label}.*\\} \\d`, 'm'));
  }
  for (const labels of found(asked, /sum by \(([\w, ]+)\)/g))
    for (const label of labels.split(', ')) expect(text).toMatch(new RegExp(`[{,]${label}="`));
});
