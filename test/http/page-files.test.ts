import { readFileSync } from 'node:fs';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { pageAddresses } from '../support/page-addresses.ts';
import { found, servedStyle } from '../support/read-html.ts';
import { builtApp } from '../support/test-app.ts';

const app = builtApp();

const fileText = (address: string) => readFileSync(`dist/client${address}`, 'utf8');

describe('what a page has the browser load', () => {
  it.each(pageAddresses)('%s: its font, asked for in the head of the answer and nowhere else', async (path) => {
    const { headers, text } = await request(app).get(path);
    const [font = ''] = found(servedStyle(text), /url\(([^)]+\.woff2)\)/g);
    expect(fileText(font)).not.toBe('');
    expect(headers.link).toBe(`<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`);
    expect(text).not.toMatch(/rel="(module)?preload"/);
  });

  // What is `async` would let DOMContentLoaded, at which browsers lay forms out, come before the font.
  it.each(pageAddresses)('%s: one script, for which DOMContentLoaded waits and nothing else does', async (path) => {
    const { text } = await request(app).get(path);
    const [script = '', ...others] = found(text, /<script( [^>]*src=[^>]*)>/g);
    expect(others).toEqual([]);
    expect(script).toMatch(/^ type="module" src="\/assets\/hydrate-after-load-[\w-]{8}\.js" fetchpriority="low"$/);
  });
});
