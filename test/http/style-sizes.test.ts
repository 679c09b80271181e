import { describe, expect, it } from 'vitest';
import { pageAddresses } from '../support/page-addresses.ts';
import { rawRequest } from '../support/raw-request.ts';
import { found, servedStyle } from '../support/read-html.ts';
import { builtApp } from '../support/test-app.ts';

const app = builtApp();
const kB = 1000;

async function servedPage(path: string) {
  const { body } = await rawRequest(app, path, { headers: { 'Accept-Encoding': 'identity' } });
  return body.toString();
}

/** The style without what holds for paper only; a block ends where its rules end. */
const withoutPrint = (style: string) => style.replaceAll(/@media print\{(?:[^{}]+\{[^}]*\})*\}/g, '');

describe('the served styles', () => {
  it('set at most 16 sizes of letters on the whole site, print apart', async () => {
    const sizes = new Set<string>();
    for (const path of pageAddresses) {
      const style = servedStyle(await servedPage(path));
      for (const size of found(withoutPrint(style), /font-size:([^;}]+)/g)) sizes.add(size);
    }
    expect(sizes.size, [...sizes].join()).toBeLessThanOrEqual(16);
    expect(sizes.size).toBeGreaterThan(10);
  });

  it('name each color of the brand by its value or mix it: none is written out as rgb()', async () => {
    for (const path of pageAddresses) expect(servedStyle(await servedPage(path))).not.toMatch(/rgba?\(/);
  });

  it.each(pageAddresses)('of %s take at most 26 kB, as text', async (path) => {
    const style = servedStyle(await servedPage(path));
    expect(style.length).toBeGreaterThan(10 * kB);
    expect(style.length).toBeLessThanOrEqual(26 * kB);
  });

  it('of the home page take at most 19.5 kB, for 320 elements and the links of a few more pages', async () => {
    const html = await servedPage('/');
    expect(servedStyle(html).length).toBeLessThanOrEqual(19.5 * kB);
    const body = html.slice(html.indexOf('<body'));
    expect(found(body, /(<[a-z])/g).length).toBeLessThanOrEqual(328);
  });
});
