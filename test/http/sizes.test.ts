import { readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pagePaths } from '../../src/routes.tsx';
import { servedStyle } from '../support/read-html.ts';
import { rawRequest } from '../support/raw-request.ts';
import { builtApp } from '../support/test-app.ts';

const app = builtApp();
const kB = 1000;

describe('sizes', () => {
  it('the home page’s HTML, critical CSS included, fits the first congestion window: 14 kB', async () => {
    const { body } = await rawRequest(app, '/', { headers: { 'Accept-Encoding': 'br' } });
    expect(body.length).toBeLessThanOrEqual(14 * kB);
  });

  it.each([...pagePaths, '/no-such-page'])(
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
