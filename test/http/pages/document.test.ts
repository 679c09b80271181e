import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageAddresses } from '../../support/pages/page-addresses.ts';
import { found, servedMain, servedStyle } from '../../support/read-html.ts';
import { served } from '../../support/server/served-pages.ts';

describe.each(pageAddresses)('%s', (address) => {
  it('has one h1, one style, one script, and nothing inline that the policy blocks', async () => {
    const { headers, text } = await served(address);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toMatch(/^<!DOCTYPE html><html lang="en">/);
    expect(found(text, /<(h1)[ >]/g)).toHaveLength(1);
    expect(found(text, /(<style)/g)).toHaveLength(1);
    expect(text).not.toMatch(/<[^>]+ style="/);
    // iPhones would put links into the text before React starts.
    const detected = found(text, /<meta name="format-detection" content="([^"]*)"/g)[0]?.split(', ');
    expect(detected).toEqual(['telephone=no', 'date=no', 'address=no', 'email=no', 'url=no']);
    expect(text).not.toMatch(/<script(?![^>]* src=)(?! type="application\/(ld\+)?json")/);
    const [script = '', ...others] = found(text, /(<script[^>]* src="[^>]*>)/g);
    expect(others).toEqual([]);
    expect(script).toMatch(/ src="\/assets\/entry-client-[\w-]{8}\.js"/);
    expect(script).toContain(' type="module"');
    expect(script).toContain(' fetchpriority="low"');
    // Browsers lay forms out at DOMContentLoaded. With `async` that could come before the font.
    expect(script).not.toContain('async');

    const [font = ''] = found(servedStyle(text), /url\(([^)]+\.woff2)\)/g);
    expect(readFileSync(`dist/client${font}`).length).toBeGreaterThan(0);
    expect(headers.link).toBe(`<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`);
    expect(text).not.toMatch(/rel="(module)?preload"/);
  });

  it('has a style without lengths that depend on the font and without words', async () => {
    const style = servedStyle((await served(address)).text);
    expect(style.length).toBeGreaterThan(10_000);
    expect(style).not.toMatch(/[ :(,][\d.]+(r?(ch|ex|cap|ic|lh))\b/);
    const generated = style.split(/[{};]/).filter((one) => one.startsWith('content:') && !/attr\(href\)/.test(one));
    expect(generated.filter((one) => /"[^"]*[a-z]|attr\(/i.test(one))).toEqual([]);
  });

  it('has only articles with a name, and no footer or aside in its main part', async () => {
    const { text } = await served(address);
    expect(found(text, /(<article(?![^>]* aria-label)[^>]*>)/g)).toEqual([]);
    expect(servedMain(text)).not.toMatch(/<(footer|aside)/);
  });

  // So that no look depends on the order in which styles are inserted, nor on another component.
  it('gives each element at most one class, which selects itself, plain children, or the cells of its table', async () => {
    const { text } = await served(address);
    const classes = found(text, / class="([^"]*)"/g);
    expect(classes.length).toBeGreaterThan(50);
    expect(classes.filter((name) => !/^s\w+$/.test(name))).toEqual([]);
    // `{` and `}` around the rules of media, and the declarations, are left out.
    const rules = found(servedStyle(text), /(?:^|[{};])([^{};@]*\.s[\w-]+[^{};]*)(?=\{)/g);
    // A table selects its rows and cells with no more weight than their tags, so that any class overrides it.
    const ofTable = /^table:where\(\.s\w+\) [a-z\d\s:(),-]+$/;
    const selectors = rules.filter((rule) => !ofTable.test(rule)).flatMap((rule) => rule.split(','));
    const state = String.raw`(:[\w-]+(\([^)]*\))?|\[[^\]]*\])*(::[\w-]+)?`;
    const allowed = new RegExp(String.raw`^\.s\w+(>[a-z][a-z\d]*)?${state}$`);
    expect(selectors.length).toBeGreaterThan(50);
    expect(selectors.filter((one) => !allowed.test(one) || /:(is|where|nth)/.test(one))).toEqual([]);
  });
});

it('quick taps do not zoom, and two fingers do', async () => {
  const { text } = await served('/');
  expect(servedStyle(text)).toMatch(/(^|})html\{[^}]*touch-action:manipulation/);
  expect(text).not.toMatch(/user-scalable|maximum-scale/);
});

it('every icon and drawing has a name that its sprite has', async () => {
  const pages = await Promise.all(pageAddresses.map(served));
  const named = new Set(pages.flatMap(({ text }) => found(text, /<use href="([^"]+)"/g)));
  expect(named.size).toBeGreaterThan(50);
  const missing = [...named].filter((href) => {
    const [sprite = '', name] = href.split('#');
    return !readFileSync(`dist/client${sprite}`, 'utf8').includes(` id="${name}"`);
  });
  expect(missing).toEqual([]);
});

it('every class and fact in the drawings is replaced', () => {
  const sprites = readdirSync('dist/client/assets').filter((file) => file.endsWith('.svg'));
  expect(sprites.length).toBeGreaterThan(5);
  for (const file of sprites)
    expect(readFileSync(`dist/client/assets/${file}`, 'utf8')).not.toMatch(/ class=|[{}]|undefined/);
});
