import { readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addresses, findRoute } from '../../src/routes.tsx';
import { servedStyle } from '../read-html.ts';
import { scriptSize } from '../script-size.ts';
import { rawRequest } from './raw-request.ts';
import { builtApp } from '../test-app.ts';

const app = builtApp();
const kB = 1000;

/** The page in brotli, and the scripts that it names. */
async function sizesOf(path: string) {
  const plain = await rawRequest(app, path, { headers: { 'Accept-Encoding': 'identity' } });
  const brotli = await rawRequest(app, path, { headers: { 'Accept-Encoding': 'br' } });
  return { html: brotli.body.length, script: scriptSize(plain.body.toString()) };
}

describe('sizes', () => {
  it.each([...addresses, '/nowhere'])(
    '%s loads at most 85 kB of script, 95 kB where it does something',
    async (path) => {
      const { script } = await sizesOf(path);
      expect(script.count).toBeGreaterThan(1);
      expect(script.bytes).toBeLessThanOrEqual((findRoute(path).static ? 85 : 95) * kB);
    },
  );

  it('the home page’s HTML, critical CSS included, fits the first congestion window: 14 kB', async () => {
    expect((await sizesOf('/')).html).toBeLessThanOrEqual(14 * kB);
  });

  it.each([...addresses, '/nowhere'])(
    '%s can be styled before its font is found: no length is in ch or ex',
    async (path) => {
      const { body } = await rawRequest(app, path, { headers: { 'Accept-Encoding': 'identity' } });
      const style = servedStyle(body.toString());
      expect(style).toContain('max-width:');
      expect(style).not.toMatch(/[ :(,][\d.]+(r?(ch|ex|cap|ic|lh))\b/);
    },
  );

  it('fonts take at most 40 kB', () => {
    const fonts = readdirSync('dist/client/assets').filter((file) => file.endsWith('.woff2'));
    expect(fonts).toHaveLength(1);
    expect(statSync(`dist/client/assets/${fonts[0]}`).size).toBeLessThanOrEqual(40 * kB);
  });
});
