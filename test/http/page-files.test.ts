import { readFileSync } from 'node:fs';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { pagePaths } from '../page-paths.ts';
import { found, servedStyle } from '../read-html.ts';
import { builtApp } from '../test-app.ts';

const app = builtApp();

const fileText = (address: string) => readFileSync(`dist/client${address}`, 'utf8');

/** The addresses of the scripts that a script imports before it begins. */
const importsOf = (script: string) => found(fileText(script), /from"\.(\/[^"]+\.js)"/g).map((file) => `/assets${file}`);

describe('what a page has the browser load', () => {
  it.each(pagePaths)('%s: its font, asked for in the head of the answer and nowhere else', async (path) => {
    const { headers, text } = await request(app).get(path);
    const [font = ''] = found(servedStyle(text), /url\(([^)]+\.woff2)\)/g);
    expect(fileText(font)).not.toBe('');
    expect(headers.link).toBe(`<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`);
    expect(text).not.toMatch(/rel="(module)?preload"/);
  });

  // What is `async` would let DOMContentLoaded, at which browsers lay forms out, come before the font.
  it.each(pagePaths)('%s: one script, for which DOMContentLoaded waits and nothing else does', async (path) => {
    const { text } = await request(app).get(path);
    const [script = '', ...others] = found(text, /<script( [^>]*src=[^>]*)>/g);
    expect(others).toEqual([]);
    expect(script).toMatch(/^ type="module" src="\/assets\/after-first-paint-[\w-]{8}\.js" fetchpriority="low"$/);
  });

  it.each(pagePaths)('%s: after the first paint its scripts, each after those that it imports', async (path) => {
    const { text } = await request(app).get(path);
    const scripts = found(text, /<meta name="scripts" content="([^"]+)"/g).flatMap((names) => names.split(' '));
    expect(scripts.filter((script) => script.includes('/entry-client-'))).toHaveLength(1);
    expect(new Set(scripts).size).toBe(scripts.length);
    scripts.forEach((script, index) => {
      const before = scripts.slice(0, index);
      expect(importsOf(script).filter((imported) => !before.includes(imported))).toEqual([]);
    });
  });
});
