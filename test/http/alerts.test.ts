import { readFileSync } from 'node:fs';
import request from 'supertest';
import { expect, it } from 'vitest';
import { outcomes } from '../../src/server/contact/answers.ts';
import { createMetrics } from '../../src/server/metrics.ts';
import { found } from '../support/read-html.ts';

const rules = readFileSync('.github/monitoring/alerts.yaml', 'utf8');

it('the alert rules ask for metrics and outcomes that the server has, before anything has happened', async () => {
  const metrics = createMetrics({ version: '1', commit: '2' }, { ready: true });
  metrics.contact();
  const { text } = await request(metrics.server).get('/metrics');
  const names = new Set(found(rules, /\b([a-z]+(?:_[a-z]+)*_(?:total|seconds))\b/g));
  expect(names.size).toBe(4);
  for (const name of names) expect(text).toMatch(new RegExp(`^${name}(\\{.*\\})? \\d`, 'm'));
  const asked = found(rules, /outcome="(\w+)"/g);
  expect(asked).toHaveLength(2);
  for (const outcome of asked) expect(outcomes).toContain(outcome);
});
