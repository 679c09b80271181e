import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { defaultSite } from '../../src/content/company.ts';
import { pagePaths } from '../../src/routes.tsx';
import { wordsIn } from '../support/read-html.ts';
import { builtApp } from '../support/test-app.ts';

const phone = '+1 507 555 0100';
const app = builtApp({ SITE_PHONE: phone });

/** The words that a visitor can read, and the data for search engines. */
async function read(path: string): Promise<{ words: string; graph: Record<string, unknown>[] }> {
  const { text } = await request(app).get(path);
  const [, json = '{"@graph":[]}'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(text) ?? [];
  return { words: wordsIn(text.slice(text.indexOf('<body'))), graph: JSON.parse(json)['@graph'] };
}

/** The values of these properties, wherever they stand. */
function* valuesOf(names: readonly string[], value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    if (typeof part === 'string' && names.includes(name)) yield part;
    else yield* valuesOf(names, part);
  }
}

describe.each([...pagePaths])('%s', (path) => {
  it('tells search engines nothing that it does not show, but for the list of all services', async () => {
    const { words, graph } = await read(path);
    delete graph[0]?.hasOfferCatalog;
    expect(graph[0]).toMatchObject({ '@type': 'LocalBusiness', name: defaultSite.name, email: defaultSite.email });
    const shown = ['name', 'email', 'telephone', 'addressLocality', 'text', 'serviceType'];
    const [, ...others] = graph;
    const leads = valuesOf(['description'], others);
    for (const value of [...valuesOf(shown, graph), ...leads]) {
      expect(words, value).toContain(value.replace(/\s+/g, ' '));
    }
  });
});

it('a 404 has none', async () => {
  expect((await read('/no-such-page')).graph).toEqual([]);
});
