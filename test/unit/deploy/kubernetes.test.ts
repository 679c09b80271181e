import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { maxFileBytes, maxFiles } from '../../../src/contact/files.ts';
import { deliveryTimeout } from '../../../src/contact/server/relays.ts';
import { maxUploads } from '../../../src/contact/server/saved-files.ts';
import { readSettings } from '../../../src/process/settings.ts';

const text = readFileSync('src/server/deploy/kubernetes.yaml', 'utf8');
const manifests = parseAllDocuments(text).map((document) => document.toJS());
const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
const [deployment] = ofKind('Deployment');
const [service] = ofKind('Service');
const [gateway] = ofKind('Gateway');
const [autoscaler] = ofKind('HorizontalPodAutoscaler');
const pod = deployment.spec.template.spec;
const [site] = pod.containers;
const labels = deployment.spec.template.metadata.labels;

const values = site.env.map(({ name, value }: { name: string; value?: string }) => [name, value]);
const settings = readSettings({ ...Object.fromEntries(values), SMTP_URL: 'smtps://user:password@mail.example.com' });
/** Seconds for which the process waits for requests in progress after the grace period. */
const drain = deliveryTimeout / 1000;

const routes = ofKind('HTTPRoute');
const rules = routes.flatMap((route) => route.spec.rules);
/** Returns the rule for requests of a method and a path: the one with the longest path, and of these the one with a method. */
const ruleFor = (method: string, path: string) =>
  rules
    .flatMap((rule) =>
      (rule.matches ?? []).map((match: { path: { value: string }; method?: string }) => ({ rule, match })),
    )
    .filter(({ match }) => path.startsWith(match.path.value) && (match.method ?? method) === method)
    .toSorted((one, other) => other.match.path.value.length - one.match.path.value.length)[0]?.rule;

const seconds = (duration: string) => Number(/^(\d+)s$/.exec(duration)?.[1]);

it('the parts of the example refer to each other', () => {
  expect(deployment.spec.selector.matchLabels).toEqual(labels);
  for (const selector of [service.spec.selector, ofKind('PodDisruptionBudget')[0].spec.selector.matchLabels])
    expect(labels).toMatchObject(selector);
  const ports = site.ports.map(({ name }: { name: string }) => name);
  for (const { targetPort } of service.spec.ports) expect(ports).toContain(targetPort);
  const listeners = gateway.spec.listeners.map(({ name }: { name: string }) => name);
  for (const { spec } of routes)
    for (const { name, sectionName } of spec.parentRefs) {
      expect(name).toBe(gateway.metadata.name);
      expect(listeners).toContain(sectionName);
    }
  for (const { name, port } of rules.flatMap((rule) => rule.backendRefs ?? [])) {
    expect(name).toBe(service.metadata.name);
    expect(service.spec.ports).toContainEqual(expect.objectContaining({ port }));
  }
  expect(autoscaler.spec.scaleTargetRef).toMatchObject({ kind: 'Deployment', name: deployment.metadata.name });
});

it('every host of the example is that of SITE_ORIGIN, over https only', () => {
  const { host, protocol } = new URL(settings.site.origin);
  expect(protocol).toBe('https:');
  for (const { hostname } of gateway.spec.listeners) expect(hostname).toBe(host);
  for (const { spec } of routes) expect(spec.hostnames).toEqual([host]);
  for (const { spec } of routes) {
    const isPlain = spec.parentRefs.some(({ sectionName }: { sectionName: string }) => sectionName === 'http');
    for (const rule of spec.rules)
      expect(rule.filters?.[0]?.requestRedirect?.scheme).toBe(isPlain ? 'https' : undefined);
  }
});

it('the gateway waits as long as a delivery may take, and asks each replica for a file', () => {
  const post = ruleFor('POST', '/contact');
  expect(seconds(post.timeouts.backendRequest)).toBe(drain);
  expect(seconds(post.timeouts.request)).toBeGreaterThan(drain);
  expect(post).not.toHaveProperty('retry');
  // A page that one replica does not have, the others do not have either.
  for (const path of ['/', '/contact', '/no-such-page']) expect(ruleFor('GET', path)).not.toHaveProperty('retry');
  const replicas = autoscaler.spec.maxReplicas + deployment.spec.strategy.rollingUpdate.maxSurge;
  expect(ruleFor('GET', '/assets/x-12345678.js').retry).toEqual({ codes: [404], attempts: replicas - 1 });
});

it('the example runs as the user of the image, and takes the version from package.json, as the image does', () => {
  const { runAsUser, runAsGroup } = pod.securityContext;
  const image = readFileSync('Dockerfile', 'utf8');
  expect(image).toContain(`\nUSER ${runAsUser}:${runAsGroup}\n`);
  expect(site.image).toMatch(/:\$\{VERSION\}$/);
  expect(image).toContain('image.version=$VERSION ');
});

it('the example meets the restricted pod security standard', () => {
  expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
  const restricted = { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } };
  for (const { securityContext } of pod.containers) expect(securityContext).toMatchObject(restricted);
});

it('probes ask the addresses that the site answers', () => {
  for (const probe of [site.startupProbe, site.livenessProbe]) expect(probe.httpGet.path).toBe('/livez');
  expect(site.readinessProbe.httpGet.path).toBe('/readyz');
});

it('the operators’ README and the examples have room for the largest uploads', () => {
  const megabytes = (maxUploads * maxFiles * maxFileBytes) / 1024 ** 2;
  expect(pod.volumes).toContainEqual({
    name: 'uploads',
    emptyDir: { medium: 'Memory', sizeLimit: `${megabytes}Mi` },
  });
  const { requests, limits } = site.resources;
  expect(limits.memory).toBe(requests.memory);
  expect(requests.memory).toMatch(/^\d+Gi$/);
  // The process itself needs less than 256 MB.
  expect(parseInt(requests.memory) * 1024).toBeGreaterThan(megabytes + 256);
  expect(readFileSync('src/server/README.md', 'utf8')).toContain(`a \`tmpfs\` of ${megabytes} MB`);
  expect(readFileSync('src/server/deploy/compose.yaml', 'utf8')).toContain(`/tmp:mode=1777,size=${megabytes}m`);
});

it('the settings of the example are valid, and it has the ports that they name', () => {
  expect(site.env).toContainEqual({ name: 'SMTP_URL', valueFrom: { secretKeyRef: expect.anything() } });
  expect(settings.trustProxy).toBe(1);
  // On a subdomain: filters distrust two addresses of one domain, and some a mail from oneself.
  expect([settings.delivery?.to, settings.delivery?.from]).toEqual([
    'service@example.com',
    'website@forms.example.com',
  ]);
  const ports = site.ports.map(({ containerPort }: { containerPort: number }) => containerPort);
  expect(ports).toEqual([settings.port, settings.metricsPort]);
});

it('requests in progress end before the process is killed', () => {
  const left = pod.terminationGracePeriodSeconds - settings.gracePeriod - drain;
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(10);
});

it('the file of analytics comes from a configuration that may be missing, and is where the comment puts it', () => {
  const { name } = pod.volumes.find((volume: { configMap?: unknown }) => volume.configMap !== undefined);
  const { mountPath } = site.volumeMounts.find((mount: { name: string }) => mount.name === name);
  expect(text).toContain('--from-file=analytics.js=umami.js');
  expect(text).toContain(`--from-literal=file=${mountPath}/analytics.js`);
  const references = site.env.filter(({ name: variable }: { name: string }) => variable.startsWith('ANALYTICS_'));
  for (const { valueFrom } of references)
    expect(valueFrom.configMapKeyRef).toMatchObject({ name: 'millwright-site-analytics', optional: true });
  expect(references).toHaveLength(2);
});
