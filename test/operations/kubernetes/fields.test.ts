import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Gateway, HTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1';
import { expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { folderOfTest } from '../../support/temporary-files.ts';

const manifests = parseAllDocuments(readFileSync('src/server/deploy/kubernetes.yaml', 'utf8')).map((document) =>
  document.toJS(),
);

/**
 * The type of an HTTPRoute. The package has that of the Gateway API 1.0, as its last version for Node 20; retries became part of
 * the standard channel with 1.7.
 */
const route = `
  type Package = import('@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1').IHTTPRoute;
  type Rule = NonNullable<Package['spec']['rules']>[number];
  interface Retry { codes: number[]; attempts: number; backoff?: string }
  interface Spec extends Omit<Package['spec'], 'rules'> { rules: (Rule & { retry?: Retry })[] }
  interface HTTPRoute extends Omit<Package, 'spec'> { spec: Spec }`;

/** Returns the type of a manifest as a TypeScript expression. */
function typeOf({ apiVersion, kind }: Record<'apiVersion' | 'kind', string>): string {
  if (kind === 'HTTPRoute') return kind;
  if (kind === 'Gateway') return `import('@kubernetes-models/gateway-api/${apiVersion}').I${kind}`;
  const [version, group = 'core'] = apiVersion.split('/').toReversed();
  return `import('kubernetes-types/${group.replace('.k8s.io', '')}/${version}').${kind}`;
}

// The compiler checks the fields, because the schemas that Kubernetes publishes allow unknown ones, which the cluster then ignores.
it('every field of the Kubernetes example is one that Kubernetes and the Gateway API know', () => {
  const folder = folderOfTest();
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const lines = manifests.map((manifest) => `(${JSON.stringify(manifest)}) satisfies ${typeOf(manifest)};`);
  writeFileSync(join(folder, 'manifests.ts'), [...lines, route].join('\n'));
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'preserve', '--types', ''];
  const compiler = resolve('node_modules/.bin/tsc');
  const { status, stdout } = spawnSync(compiler, [...options, 'manifests.ts'], { cwd: folder, encoding: 'utf8' });
  expect([status, stdout]).toEqual([0, '']);
});

it('the values of the Gateway and the routes are ones that the Gateway API allows', () => {
  const models = { Gateway, HTTPRoute };
  for (const manifest of manifests)
    for (const [kind, Model] of Object.entries(models)) if (manifest.kind === kind) new Model(manifest).validate();
});
