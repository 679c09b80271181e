import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { maxFileBytes, maxFiles } from '../../../src/contact/files.ts';
import { maxUploads } from '../../../src/contact/server/read-form.ts';
import { deliveryTimeout } from '../../../src/contact/server/relays.ts';

const compose = readFileSync('src/server/deploy/compose.yaml', 'utf8');
const { services } = parse(compose, { merge: true });
const replicas = [services['site-1'], services['site-2']];
const template = readFileSync('src/server/deploy/site.conf.template', 'utf8');

it('Docker and nginx wait for requests that are on their way to the relays', () => {
  const drain = deliveryTimeout / 1000;
  for (const { stop_grace_period, environment } of replicas) {
    const left = parseInt(stop_grace_period) - Number(environment.GRACE_PERIOD) - drain;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(10);
  }
  expect(template).toContain(`proxy_read_timeout ${drain}s;`);
});

it('the health check is that of the image', () => {
  const [, command = ''] = /^HEALTHCHECK .*\n +CMD (.*)$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  for (const { healthcheck } of replicas)
    expect(healthcheck.test.slice(1).join(' ')).toBe(command.replace('${PORT:-3000}', '3000').replaceAll('"', ''));
});

it('the compose file sets every variable of the nginx configuration', () => {
  const names = new Set([...template.matchAll(/\$\{([A-Z_\d]+)\}/g)].map(([, name]) => name));
  expect(new Set(Object.keys(services.nginx.environment))).toEqual(names);
});

it('the examples have room for the largest uploads', () => {
  // Texts and folders take some megabytes, and the process itself 350 at most.
  const megabytes = (maxUploads * maxFiles * maxFileBytes) / 1024 ** 2 + 20;
  for (const replica of replicas)
    expect(replica).toMatchObject({ tmpfs: [`/tmp:mode=1777,size=${megabytes}m`], mem_limit: '768m' });
  expect(Number(/limit_conn uploads (\d+);/.exec(template)?.[1])).toBeLessThan(maxUploads);
  const kubernetes = readFileSync('src/server/deploy/kubernetes.yaml', 'utf8');
  for (const line of [`sizeLimit: ${megabytes}Mi`, 'limits: { memory: 768Mi }']) expect(kubernetes).toContain(line);
});

it('SELinux lets the containers read what is mounted', () => {
  for (const { volumes } of [...replicas, services.nginx])
    for (const volume of volumes) expect(volume).toMatch(/:ro,z$/);
});
