import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { readSettings } from '../../src/server/settings.ts';

const [deployment] = parseAllDocuments(readFileSync('.github/kubernetes.yaml', 'utf8')).map((document) =>
  document.toJS(),
);
const pod = deployment.spec.template.spec;
const [site] = pod.containers;

it('the Kubernetes example meets the restricted pod security standard and has probes', () => {
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
  for (const probe of [site.startupProbe, site.livenessProbe]) expect(probe.httpGet).toMatchObject({ path: '/livez' });
  expect(site.readinessProbe.httpGet).toMatchObject({ path: '/readyz' });
  expect(readFileSync('Dockerfile', 'utf8')).toContain('\nUSER 1000:1000\n');
});

it('the Kubernetes example keeps uploads in memory, below the memory limit', () => {
  expect(pod.volumes).toEqual([{ name: 'uploads', emptyDir: { medium: 'Memory', sizeLimit: '1600Mi' } }]);
  expect(site.volumeMounts).toEqual([{ name: 'uploads', mountPath: '/tmp' }]);
  expect(site.resources.limits.memory).toBe('2Gi');
});

it('the Kubernetes example has valid settings and lets uploads finish before the process is killed', () => {
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
  // Requests in progress have 30 seconds after the grace period.
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(settings.gracePeriod + 30);
});
