import request from 'supertest';
import { expect, it } from 'vitest';
import { createMetrics } from '../../../src/server/operations/metrics.ts';
import { createReportMetrics } from '../../../src/server/reports/report-metrics.ts';
import { createReports } from '../../../src/server/reports/reports.ts';
import { inOrder } from '../../support/contact/contact-request.ts';
import { openContactSite } from '../../support/contact/contact-site.ts';
import { appWith, recordedLog } from '../../support/server/test-app.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:1234', '203.0.113.9'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:1234', '2001:db8::1'],
  ['198.51.100.1:1, 203.0.113.9:2', '203.0.113.9'],
  ['203.0.113.9:port', 'unknown'],
  ['203.0.113.999', 'unknown'],
  ['[203.0.113.9', 'unknown'],
  ['_hidden', 'unknown'],
  ['x'.repeat(99), 'unknown'],
])('the client of X-Forwarded-For: %s is %s', async (header, address) => {
  const { log, lines } = recordedLog();
  await request(appWith({ log, trustProxy: 1 }))
    .get('/')
    .set('X-Forwarded-For', header);
  expect(lines).toEqual([expect.objectContaining({ ip: address })]);
});

it.each([
  ['the ports of an address', (turn: number) => `10.9.9.9:${1024 + turn}`],
  ['the ports of an IPv6 address', (turn: number) => `[2001:db8::1]:${1024 + turn}`],
  ['the addresses of an IPv6 network', (turn: number) => `[2001:db8::${turn}]:1024`],
  ['words that are no address', (turn: number) => `visitor-${turn}`],
])('%s share one limit', async (_name, address) => {
  const { post, relay } = await openContactSite();
  const statuses: number[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    const fields = { ...inOrder, message: `Message ${turn}` };
    statuses.push((await post(fields).set('X-Forwarded-For', address(turn))).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
  expect(relay.mails).toHaveLength(10);
});

it('the ports of an address share one limit of reports', async () => {
  const { log } = recordedLog();
  const metrics = createMetrics({ version: '1', commit: '2' }, { ready: true });
  const reportsHandler = createReports({
    origin: 'https://www.example.com',
    log,
    metrics: createReportMetrics(metrics.registry),
  });
  const app = appWith({ reportsHandler, trustProxy: 1 });
  for (let turn = 0; turn < 33; turn += 1) {
    const client = { 'X-Forwarded-For': `10.9.9.9:${1024 + turn}` };
    await request(app).post('/reports').set(client).send({ timings: [], errors: [] }).expect(204);
  }
  const { text } = await request(metrics.server).get('/metrics');
  expect(text).toContain('browser_reports_total{outcome="taken"} 30\n');
  expect(text).toContain('browser_reports_total{outcome="limited"} 3\n');
});
