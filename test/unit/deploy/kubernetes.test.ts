import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { deliveryTimeout } from '../../../src/contact/server/relays.ts';
import { readSettings } from '../../../src/runtime/settings.ts';

const manifests = parseAllDocuments(readFileSync('src/server/deploy/kubernetes.yaml', 'utf8')).map((manifest) =>
  manifest.toJS(),
);
const [deployment, service, budget, autoscaler, ingress] = manifests;
const pod = deployment.spec.template.spec;
const [site] = pod.containers;
const values = site.env.map(({ name, value }: { name: string; value?: string }) => [name, value]);
const settings = readSettings({ ...Object.fromEntries(values), SMTP_URL: 'smtps://user:password@mail.example.com' });

it('the parts of the Kubernetes example refer to each other', () => {
  const kinds = ['Deployment', 'Service', 'PodDisruptionBudget', 'HorizontalPodAutoscaler', 'Ingress'];
  expect(manifests.map(({ kind }) => kind)).toEqual(kinds);
  const { labels } = deployment.spec.template.metadata;
  for (const { spec } of [deployment, budget]) expect(spec.selector.matchLabels).toEqual(labels);
  expect(service.spec.selector).toEqual(labels);
  expect(autoscaler.spec.scaleTargetRef.name).toBe(deployment.metadata.name);
  const [{ host, http }] = ingress.spec.rules;
  expect(host).toBe(new URL(settings.site.origin).host);
  expect(http.paths[0].backend.service).toEqual({ name: service.metadata.name, port: { name: 'http' } });
});

it('the ports and probes of the Kubernetes example are those of the server', () => {
  expect(site.ports).toEqual([
    { name: 'http', containerPort: settings.port },
    { name: 'metrics', containerPort: settings.metricsPort },
  ]);
  expect(service.spec.ports[0].targetPort).toBe('http');
  for (const probe of [site.startupProbe, site.livenessProbe])
    expect(probe.httpGet).toEqual({ path: '/livez', port: 'http' });
  expect(site.readinessProbe.httpGet).toEqual({ path: '/readyz', port: 'http' });
});

it('Kubernetes and its ingress wait for requests that are on their way to the relays', () => {
  const drain = deliveryTimeout / 1000;
  const left = pod.terminationGracePeriodSeconds - settings.gracePeriod - drain;
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(10);
  expect(ingress.metadata.annotations['nginx.org/proxy-read-timeout']).toBe(`${drain}s`);
});
