import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { maxFileBytes, maxFiles } from '../../../src/contact/files.ts';
import { maxUploads } from '../../../src/contact/server/read-form.ts';
import { deliveryTimeout } from '../../../src/contact/server/relays.ts';
import { found } from '../../support/read-html.ts';

const [compose = '', kubernetes = '', nginx = ''] = ['compose.yaml', 'kubernetes.yaml', 'site.conf.template'].map(
  (name) => readFileSync(`src/server/deploy/${name}`, 'utf8'),
);

it('the examples wait for requests that are on their way to the relays', () => {
  const drain = deliveryTimeout / 1000;
  const numbers = (text: string, pattern: RegExp) => found(text, pattern).map(Number);
  const stops = [
    ...numbers(compose, /stop_grace_period: (\d+)s/g),
    ...numbers(kubernetes, /terminationGrace\w+: (\d+)/g),
  ];
  const graces = [
    ...numbers(compose, /GRACE_PERIOD: '(\d+)'/g),
    ...numbers(kubernetes, /GRACE_PERIOD[^}]*?value: '(\d+)'/g),
  ];
  expect(stops).toHaveLength(2);
  for (const [index, stop] of stops.entries()) {
    const left = stop - (graces[index] ?? stop) - drain;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(10);
  }
  expect(nginx).toContain(`proxy_read_timeout ${drain}s;`);
  expect(kubernetes).toContain(`proxy-read-timeout: ${drain}s`);
});

it('the examples have room for the largest uploads', () => {
  // Texts and folders take some megabytes, and the process itself 350 at most.
  const megabytes = (maxUploads * maxFiles * maxFileBytes) / 1024 ** 2 + 20;
  for (const line of [`size=${megabytes}m`, 'mem_limit: 768m']) expect(compose).toContain(line);
  for (const line of [`sizeLimit: ${megabytes}Mi`, 'limits: { memory: 768Mi }']) expect(kubernetes).toContain(line);
  expect(Number(/limit_conn uploads (\d+);/.exec(nginx)?.[1])).toBeLessThan(maxUploads);
});
