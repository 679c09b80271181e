import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { readSettings } from '../../src/server/settings.ts';

const [deployment, service, budget] = parseAllDocuments(readFileSync('.github/kubernetes.yaml', 'utf8')).map(
  (document) => document.toJS(),
);
const pod = deployment.spec.template.spec;
const [site] = pod.containers;

it('passes the restricted pod security standard', () => {
  expect(pod.securityContext).toMatchObject({
    runAsNonRoot: true,
    runAsUser: 1000,
    seccompProfile: { type: 'RuntimeDefault' },
  });
  expect(pod.containers).toHaveLength(1);
  expect(site.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  expect(pod.automountServiceAccountToken).toBe(false);
  expect(readFileSync('Dockerfile', 'utf8')).toContain('\nUSER 1000:1000\n');
});

it('gives uploads a place in memory that is smaller than the memory limit', () => {
  expect(pod.volumes).toEqual([{ name: 'uploads', emptyDir: { medium: 'Memory', sizeLimit: '1600Mi' } }]);
  expect(site.volumeMounts).toEqual([{ name: 'uploads', mountPath: '/tmp' }]);
  expect(site.resources.limits.memory).toBe('2Gi');
});

it('asks the addresses that say whether the site is alive and ready', () => {
  expect(site.startupProbe.httpGet).toEqual({ path: '/livez', port: 'http' });
  expect(site.livenessProbe.httpGet).toEqual({ path: '/livez', port: 'http' });
  expect(site.readinessProbe.httpGet).toEqual({ path: '/readyz', port: 'http' });
});

it('sets what the server reads, and lets an upload finish before the end', () => {
  const values: [string, string][] = site.env.map(({ name, value }: { name: string; value?: string }) => [
    name,
    value ?? 'smtps://user:password@mail.example.com',
  ]);
  expect(site.env).toContainEqual({ name: 'SMTP_URL', valueFrom: { secretKeyRef: expect.anything() } });
  const settings = readSettings(Object.fromEntries(values));
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
  // Requests under way have 30 seconds after the grace period.
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(settings.gracePeriod + 30);
});

it('keeps one of two replicas, and reaches them by their label', () => {
  const labels = deployment.spec.template.metadata.labels;
  expect(deployment.spec.replicas).toBe(2);
  expect(deployment.spec.selector.matchLabels).toEqual(labels);
  expect(service.spec.selector).toEqual(labels);
  expect(service.spec.ports[0].targetPort).toBe('http');
  expect(budget.spec).toEqual({ minAvailable: 1, selector: { matchLabels: labels } });
  expect(pod.topologySpreadConstraints[0].labelSelector.matchLabels).toEqual(labels);
});
