import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { deliveryTimeout } from '../../../src/contact/server/relays.ts';

const { services, networks } = parse(readFileSync('src/server/deploy/compose.yaml', 'utf8'), { merge: true });
const template = readFileSync('src/server/deploy/site.conf.template', 'utf8');
/** Seconds for which the process waits for requests in progress after the grace period. */
const drain = deliveryTimeout / 1000;

it('requests on their way to the relays end before the process is killed', () => {
  for (const { stop_grace_period, environment } of [services['site-1'], services['site-2']]) {
    const left = parseInt(stop_grace_period) - Number(environment.GRACE_PERIOD) - drain;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(10);
  }
});

it('the health check is that of the image, which an image in OCI format does not keep', () => {
  const [, command = ''] = /^HEALTHCHECK .*\n +CMD (.*)$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  for (const { healthcheck } of [services['site-1'], services['site-2']])
    expect(healthcheck.test).toEqual(['CMD', ...JSON.parse(command)]);
});

it('one variable moves the network and every address in it, because another network may have the default', () => {
  const numbers =
    template + readFileSync('src/server/deploy/compose.yaml', 'utf8').replaceAll('${NETWORK:-172.30.5}.', '');
  expect(numbers).not.toMatch(/\b172\.30\./);
  const [{ subnet }] = networks.default.ipam.config;
  expect(subnet).toBe('${NETWORK:-172.30.5}.0/24');
});

it('requests come from a subdomain, because filters distrust two addresses of one domain, and some a mail from oneself', () => {
  for (const { environment } of [services['site-1'], services['site-2']])
    expect(environment.REQUESTS_FROM).toMatch(/^\$\{REQUESTS_FROM:-\w+@\w+\.example\.com\}$/);
});

it('nginx waits as long as a delivery may take, and so must other proxies', () => {
  expect(template).toContain(`proxy_read_timeout ${drain}s;`);
  expect(readFileSync('src/server/README.md', 'utf8')).toContain(`wait for ${drain} s`);
});

it('the compose file sets every variable of the nginx configuration', () => {
  const names = new Set([...template.matchAll(/\$\{([A-Z_\d]+)\}/g)].map(([, name]) => name));
  expect(new Set(Object.keys(services.nginx.environment))).toEqual(names);
});

it('the branch of nginx is one that got the fix of its maps with regular expressions (1.30.4, CVE-2026-42533)', () => {
  const [, branch] = /^nginx:1\.(\d+)-alpine$/.exec(services.nginx.image) ?? [];
  expect(Number(branch)).toBeGreaterThanOrEqual(30);
});

it('the log of each service has a bound, so that no disk fills', () => {
  for (const [name, { logging }] of Object.entries<Record<string, { options: Record<string, string> }>>(services)) {
    expect(logging?.options['max-size'], name).toMatch(/^\d+m$/);
    expect(Number(logging?.options['max-file']), name).toBeGreaterThan(1);
  }
});

it('the folder of analytics scripts is mounted, and both settings are passed on', () => {
  for (const { environment, volumes } of [services['site-1'], services['site-2']]) {
    expect(environment).toMatchObject({ ANALYTICS_FILE: null, ANALYTICS_HOSTS: null });
    expect(volumes).toEqual(['./analytics:/etc/analytics:ro']);
  }
});
