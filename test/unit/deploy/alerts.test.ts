import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createContactMetrics } from '../../../src/contact/server/metrics.ts';
import { outcomes } from '../../../src/contact/server/outcomes.ts';
import { createMetrics } from '../../../src/server/metrics.ts';
import { found } from '../../support/read-html.ts';

const rules = readFileSync('src/server/deploy/alerts.yaml', 'utf8');

it('the alert rules name metrics and outcomes that the server has, and each of its own counters', async () => {
  const { registry } = createMetrics({ version: '1', commit: '2' }, { ready: true });
  createContactMetrics(registry);
  const named = found(rules, /\b((?:http|contact)_[a-z_]+?)(?:_bucket)?[{[]/g);
  for (const name of named) expect(registry.getSingleMetric(name), name).toBeDefined();
  const counters = found(await registry.metrics(), /^# TYPE ((?:http|contact)_\w+) counter$/gm);
  expect(counters.length).toBeGreaterThan(0);
  expect(named).toEqual(expect.arrayContaining(counters));
  for (const listed of found(rules, /outcome=~"([\w|]+)"/g))
    expect(outcomes).toEqual(expect.arrayContaining(listed.split('|')));
});
