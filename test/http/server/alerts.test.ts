import { readFileSync } from 'node:fs';
import request from 'supertest';
import { expect, it } from 'vitest';
import { sentPath } from '../../../src/contact/addresses.ts';
import { createContactMetrics } from '../../../src/contact/server/metrics.ts';
import { outcomes } from '../../../src/contact/server/outcomes.ts';
import { pagePaths } from '../../../src/routes.tsx';
import { createMetrics } from '../../../src/server/metrics.ts';
import { found } from '../../support/read-html.ts';

const rules = readFileSync('src/server/deploy/alerts.yaml', 'utf8');
const metrics = createMetrics({ version: '1', commit: '2' }, { ready: true });
createContactMetrics(metrics.registry);
const exported = async () => (await request(metrics.server).get('/metrics')).text;

it('the alert rules use only metrics and outcomes that the server exports from its start', async () => {
  const text = await exported();
  const names = new Set(found(rules, /\b([a-z]+(?:_[a-z]+)*_(?:total|seconds))\b/g));
  expect(names.size).toBe(6);
  for (const name of names) expect(text).toMatch(new RegExp(`^${name}(\\{.*\\})? \\d`, 'm'));
  const used = found(rules, /outcome=~?"([\w|]+)"/g).flatMap((listed) => listed.split('|'));
  // Without `aborted`, which is the client's own will.
  expect(new Set(used).size).toBe(outcomes.length - 1);
  for (const outcome of used) expect(outcomes).toContain(outcome);
  // So that a first answer of 5xx is an increase, on every route.
  for (const method of ['GET', 'HEAD']) {
    const series = new RegExp(`^http_requests_total\\{route="(.*)",method="${method}",status="5xx"\\} 0$`, 'gm');
    expect(found(text, series).toSorted()).toEqual([...pagePaths, sentPath, 'file', 'other'].toSorted());
  }
});
