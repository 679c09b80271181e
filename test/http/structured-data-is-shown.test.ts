import request from 'supertest';
import { expect, it } from 'vitest';
import { defaultSite } from '../../src/content/company.ts';
import { pagePaths } from '../../src/routes.tsx';
import { wordsIn } from '../support/read-html.ts';
import { builtApp } from '../support/test-app.ts';

const app = builtApp({ SITE_PHONE: '+1 507 555 0100' });

/** Reads the words that a visitor sees, and the data for search engines. */
async function read(path: string): Promise<{ words: string; graph: Record<string, unknown>[] }> {
  const { text } = await request(app).get(path);
  const [, json = '{"@graph":[]}'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(text) ?? [];
  return { words: wordsIn(text.slice(text.indexOf('<body'))), graph: JSON.parse(json)['@graph'] };
}

/** Finds the values of these properties at any depth. */
function* valuesOf(names: readonly string[], value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    if (typeof part === 'string' && names.includes(name)) yield part;
    else yield* valuesOf(names, part);
  }
}

it.each([...pagePaths])(
  '%s shows everything that its structured data say, except the list of all services',
  async (path) => {
    const { words, graph } = await read(path);
    const [company, ...others] = graph;
    delete company?.hasOfferCatalog;
    expect(company).toMatchObject({ '@type': 'LocalBusiness', name: defaultSite.name, email: defaultSite.email });
    const shown = ['name', 'email', 'telephone', 'addressLocality', 'text', 'serviceType'];
    for (const value of [...valuesOf(shown, graph), ...valuesOf(['description'], others)]) {
      expect(words, value).toContain(value.replace(/\s+/g, ' '));
    }
  },
);

it('the 404 page has no structured data', async () => {
  expect((await read('/no-such-page')).graph).toEqual([]);
});
