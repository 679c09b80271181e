import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { maxFileBytes, maxFiles } from '../../src/contact-form/files.ts';
import { maxUploads } from '../../src/server/contact/saved-files.ts';
import { deliveryTimeout } from '../../src/server/contact/send-mail.ts';
import { readSettings } from '../../src/server/operations/settings.ts';

const documents = parseAllDocuments(readFileSync('src/server/deploy/kubernetes.yaml', 'utf8')).map((document) =>
  document.toJS(),
);
const [deployment] = documents;
const ofKind = (kind: string) => documents.filter((document) => document.kind === kind);
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

it('the examples take the version from package.json', () => {
  expect(site.image).toMatch(/:\$\{VERSION\}$/);
  expect(readFileSync('Dockerfile', 'utf8')).toContain('image.version=$VERSION ');
});

it('the operators’ README and the examples have room for the largest uploads', () => {
  const megabytes = (maxUploads * maxFiles * maxFileBytes) / 1024 ** 2;
  const emptyDir = { medium: 'Memory', sizeLimit: `${megabytes}Mi` };
  expect(pod.volumes).toEqual([{ name: 'uploads', emptyDir }]);
  expect(site.volumeMounts).toEqual([{ name: 'uploads', mountPath: '/tmp' }]);
  const { requests, limits } = site.resources;
  expect(requests.memory).toMatch(/^\d+Gi$/);
  expect(limits.memory).toBe(requests.memory);
  // The process itself needs less than 256 MB.
  expect(parseInt(requests.memory) * 1024).toBeGreaterThan(megabytes + 256);
  expect([requests, limits]).toEqual(
    Array(2).fill(expect.objectContaining({ 'ephemeral-storage': expect.any(String) })),
  );
  expect(readFileSync('src/server/README.md', 'utf8')).toContain(`a \`tmpfs\` of ${megabytes} MB`);
  expect(readFileSync('src/server/deploy/compose.yaml', 'utf8')).toContain(`/tmp:mode=1777,size=${megabytes}m`);
});

/** Seconds for which the process waits for requests in progress after the grace period. */
const drain = deliveryTimeout / 1000;

it('the compose file lets requests on their way to the relays finish before the process is killed', () => {
  const { services } = parse(readFileSync('src/server/deploy/compose.yaml', 'utf8'), { merge: true });
  for (const replica of [services['site-1'], services['site-2']])
    expect(parseInt(replica.stop_grace_period)).toBeGreaterThan(Number(replica.environment.GRACE_PERIOD) + drain);
});

it('the proxy of the example and the operators’ README wait as long as a delivery may take', () => {
  expect(readFileSync('src/server/deploy/site.conf.template', 'utf8')).toContain(`proxy_read_timeout ${drain}s;`);
  expect(readFileSync('src/server/README.md', 'utf8')).toContain(`wait for ${drain} s`);
});

it('the ingress of the Kubernetes example lets the largest requests pass, and asks each replica for a file', () => {
  const [pages, files, ...others] = ofKind('Ingress');
  expect(others).toEqual([]);
  const annotation = (ingress: typeof pages, name: string) =>
    ingress.metadata.annotations[`nginx.ingress.kubernetes.io/${name}`];
  expect(annotation(pages, 'proxy-body-size')).toBe('60m');
  expect(annotation(pages, 'proxy-read-timeout')).toBe(`${drain}`);
  // A page that one replica does not have, the others do not have either.
  expect(annotation(pages, 'proxy-next-upstream')).toBeUndefined();
  expect(annotation(files, 'proxy-next-upstream')).toBe('error timeout http_404');
  const most = ofKind('HorizontalPodAutoscaler')[0].spec.maxReplicas + deployment.spec.strategy.rollingUpdate.maxSurge;
  expect(annotation(files, 'proxy-next-upstream-tries')).toBe(`${most}`);
  const { host } = new URL(site.env.find(({ name }: { name: string }) => name === 'SITE_ORIGIN').value);
  for (const [ingress, path] of [
    [pages, '/'],
    [files, '/assets/'],
  ]) {
    // Otherwise a replica may be asked twice. Both must say it, because the controller takes it from the older one.
    expect(annotation(ingress, 'load-balance')).toBe('ewma');
    const [service] = ofKind('Service');
    const backend = { service: { name: service.metadata.name, port: { name: service.spec.ports[0].name } } };
    expect(ingress.spec.rules).toEqual([{ host, http: { paths: [{ path, pathType: 'Prefix', backend }] } }]);
  }
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

it('the Kubernetes example lets only the ingress reach the site and only the monitoring reach the metrics', () => {
  const [policy, ...others] = ofKind('NetworkPolicy');
  expect(others).toEqual([]);
  expect(policy.spec.podSelector.matchLabels).toEqual(deployment.spec.template.metadata.labels);
  expect(policy.spec.policyTypes).toEqual(['Ingress']);
  const from = (name: string) => [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': name } } }];
  expect(policy.spec.ingress).toEqual([
    { from: from('ingress-nginx'), ports: [{ port: 'http' }] },
    { from: from('monitoring'), ports: [{ port: 'metrics' }] },
  ]);
});

it('the Kubernetes example adds replicas when the processor is short, and sets no number of them itself', () => {
  const [autoscaler, ...others] = ofKind('HorizontalPodAutoscaler');
  expect(others).toEqual([]);
  expect(autoscaler.spec.scaleTargetRef).toMatchObject({ kind: 'Deployment', name: deployment.metadata.name });
  expect(autoscaler.spec.minReplicas).toBeGreaterThan(ofKind('PodDisruptionBudget')[0].spec.minAvailable);
  expect(autoscaler.spec.metrics).toEqual([
    expect.objectContaining({ resource: expect.objectContaining({ name: 'cpu' }) }),
  ]);
  expect(deployment.spec).not.toHaveProperty('replicas');
});
