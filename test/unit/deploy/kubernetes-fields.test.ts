import { readFileSync } from 'node:fs';
import { Gateway, HTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1';
import { expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { typeErrors } from './kubernetes-types.ts';

const text = readFileSync('src/server/deploy/kubernetes.yaml', 'utf8');
const manifests = parseAllDocuments(text).map((document) => document.toJS());

it('every field of the Kubernetes example is one that Kubernetes and the Gateway API know', () => {
  expect(typeErrors(manifests).flat()).toEqual([]);
});

it('the values of the Gateway and the routes are ones that the Gateway API allows', () => {
  const models = { Gateway, HTTPRoute };
  for (const manifest of manifests)
    for (const [kind, Model] of Object.entries(models)) if (manifest.kind === kind) new Model(manifest).validate();
});

/** The ends of the paths of fields whose content has names of our own. */
const maps = ['.labels', '.matchLabels', '.requests', '.limits', 'Service.spec.selector'];

/** Lists a fault for each field and value: the field's name misspelled, the value of another type. */
function faultsIn(value: unknown, path: string): { fault: string; wrong: unknown }[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      faultsIn(item, `${path}[${index}]`).map(({ fault, wrong }) => ({ fault, wrong: value.with(index, wrong) })),
    );
  if (typeof value !== 'object' || value === null) return [{ fault: `${path} as an object`, wrong: { value } }];
  return Object.entries(value).flatMap(([name, field]) => {
    const others = Object.entries(value).filter(([other]) => other !== name);
    const within = (key: string, content: unknown) => Object.fromEntries([...others, [key, content]]);
    const inside = faultsIn(field, `${path}.${name}`).map(({ fault, wrong }) => ({
      fault,
      wrong: within(name, wrong),
    }));
    const misspelled = { fault: `${path}.${name} misspelled`, wrong: within(`${name}x`, field) };
    return maps.some((map) => path.endsWith(map)) ? inside : [misspelled, ...inside];
  });
}

it('a misspelled field and a value of another type are noticed anywhere in the Kubernetes example', () => {
  const faults = manifests.flatMap(({ apiVersion, kind, ...fields }) =>
    faultsIn(fields, kind).map(({ fault, wrong }) => ({ fault, wrong: Object.assign({ apiVersion, kind }, wrong) })),
  );
  expect(faults.length).toBeGreaterThan(200);
  const errors = typeErrors(faults.map(({ wrong }) => wrong));
  expect(faults.filter((_, index) => errors[index]?.length === 0).map(({ fault }) => fault)).toEqual([]);
});
