import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { maxFileBytes, maxFiles } from '../../src/content/contact.ts';
import { deliveryPatience } from '../../src/server/contact/send-mail.ts';
import { mostUploads } from '../../src/server/contact/uploads.ts';
import { readSettings } from '../../src/server/settings.ts';

const [deployment] = parseAllDocuments(readFileSync('.github/kubernetes.yaml', 'utf8')).map((document) =>
  document.toJS(),
);
const pod = deployment.spec.template.spec;
const [site] = pod.containers;

it('the Kubernetes example meets the restricted pod security standard and has probes', () => {
  const seccompProfile = { type: 'RuntimeDefault' };
  expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000, seccompProfile });
  expect(pod.containers).toHaveLength(1);
  expect(site.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  for (const probe of [site.startupProbe, site.livenessProbe]) expect(probe.httpGet).toMatchObject({ path: '/livez' });
  expect(site.readinessProbe.httpGet).toMatchObject({ path: '/readyz' });
  expect(readFileSync('Dockerfile', 'utf8')).toContain('\nUSER 1000:1000\n');
});

it('the operators’ README and the examples have room for the largest uploads', () => {
  const megabytes = (mostUploads * maxFiles * maxFileBytes) / 1024 ** 2;
  const emptyDir = { medium: 'Memory', sizeLimit: `${megabytes}Mi` };
  expect(pod.volumes).toEqual([{ name: 'uploads', emptyDir }]);
  expect(site.volumeMounts).toEqual([{ name: 'uploads', mountPath: '/tmp' }]);
  expect(parseInt(site.resources.limits.memory) * 1024).toBeGreaterThan(megabytes);
  expect(readFileSync('src/server/README.md', 'utf8')).toContain(`a \`tmpfs\` of ${megabytes} MB`);
  expect(readFileSync('test/nginx/compose.yaml', 'utf8')).toContain(`/tmp:mode=1777,size=${megabytes}m`);
});

/** Seconds for which the process waits for requests in progress after the grace period. */
const drain = deliveryPatience / 1000;

it('the compose file lets requests on their way to the relays finish before the process is killed', () => {
  const { services } = parse(readFileSync('test/nginx/compose.yaml', 'utf8'), { merge: true });
  for (const replica of [services['site-1'], services['site-2']])
    expect(parseInt(replica.stop_grace_period)).toBeGreaterThan(Number(replica.environment.GRACE_PERIOD) + drain);
});

it('the proxy of the example and the operators’ README wait as long as a delivery may take', () => {
  expect(readFileSync('test/nginx/site.conf.template', 'utf8')).toContain(`proxy_read_timeout ${drain}s;`);
  expect(readFileSync('src/server/README.md', 'utf8')).toContain(`wait for ${drain} s`);
});

it('the Kubernetes example has valid settings and lets uploads finish before the process is killed', () => {
  expect(site.env).toContainEqual({ name: 'SMTP_URL', valueFrom: { secretKeyRef: expect.anything() } });
  const values = site.env.map(({ name, value }: { name: string; value?: string }) => [name, value]);
  const settings = readSettings({ ...Object.fromEntries(values), SMTP_URL: 'smtps://user:password@mail.example.com' });
  expect(settings).toMatchObject({
    site: { origin: 'https://www.example.com' },
    delivery: { to: 'service@example.com', from: 'website@example.com' },
    trustProxy: 1,
    gracePeriod: 300,
  });
  const ports = [settings.port, settings.metricsPort].map((containerPort) =>
    expect.objectContaining({ containerPort }),
  );
  expect(site.ports).toEqual(ports);
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(settings.gracePeriod + drain);
});
