import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pagePaths } from '../../../src/routes.tsx';
import { test, windowOf } from '../../support/browser/browser.ts';
import { followLink } from '../../support/pages/links.ts';
import { pageAddresses } from '../../support/pages/page-addresses.ts';

/** Returns the names of all properties that the page's style sets. */
const setProperties = () => {
  const names = new Set<string>();
  const collect = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) for (const name of rule.style) names.add(name);
      if (rule instanceof CSSGroupingRule) collect(rule.cssRules);
    }
  };
  for (const { cssRules } of document.styleSheets) collect(cssRules);
  return [...names];
};

/** Returns the computed values of these properties for each element and its pseudo-elements. */
const computedValues = (properties: readonly string[]) =>
  [...document.body.querySelectorAll('*')].flatMap((element) =>
    [undefined, '::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && ['none', 'normal'].includes(style.content)) return [];
      const name = `<${element.tagName.toLowerCase()} class="${element.className}">${pseudo ?? ''}`;
      return [[name, ...properties.map((property) => `${property}: ${style.getPropertyValue(property)}`)]];
    }),
  );

/**
 * Puts a style sheet for each class in the place of the page's style, in reverse order. The global style stays first. Each is a
 * copy without the rules of others, since the text that a rule returns has lost shorthands with variables.
 */
const reverseStyles = () => {
  const [served] = document.styleSheets;
  const text = served?.ownerNode?.textContent ?? '';
  const ownerOf = (rule: CSSRule) => /\.s\w+/.exec(rule.cssText)?.[0] ?? '';
  const owners = [...new Set(Array.from(served?.cssRules ?? [], ownerOf))];
  const copies = owners.map((owner) => {
    const copy = new CSSStyleSheet();
    copy.replaceSync(text);
    for (let index = copy.cssRules.length - 1; index >= 0; index -= 1) {
      const rule = copy.cssRules[index];
      if (rule && ownerOf(rule) !== owner) copy.deleteRule(index);
    }
    return copy;
  });
  const [globalStyle = new CSSStyleSheet(), ...classes] = copies;
  document.adoptedStyleSheets = [globalStyle, ...classes.toReversed()];
  if (served) served.disabled = true;
  return classes.length;
};

/** Returns each element with the first value that is another one than before. */
const differences = ([before, after]: readonly string[][][]) =>
  (after ?? []).flatMap(([element = '', ...values], index) => {
    const [, ...earlier] = before?.[index] ?? [];
    const changed = values.findIndex((value, place) => value !== earlier[place]);
    return changed === -1 ? [] : [`${element} ${earlier[changed]} -> ${values[changed]}`];
  });

test.for(pageAddresses)('the look of %s does not depend on the order of its styles', async (path, { visit }) => {
  const page = await visit(path, { javaScriptEnabled: false, bypassCSP: true, expected: [/404/] });
  const properties = await page.evaluate(setProperties);
  // The values stay in the page, because there are a million.
  const read = async (width: number) => {
    await page.setViewportSize(windowOf(width));
    return page.evaluateHandle(computedValues, properties);
  };
  const [wide, narrow] = [await read(1440), await read(360)];
  expect(await page.evaluate(reverseStyles)).toBeGreaterThan(20);
  expect(await page.evaluate(differences, [narrow, await read(360)]), 'at 360 px').toEqual([]);
  expect(await page.evaluate(differences, [wide, await read(1440)]), 'at 1440 px').toEqual([]);
});

/** Describes the boxes of all elements. */
const boxes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main, main *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const place = [x, y + window.scrollY, width, height].map((value) => value.toFixed(1));
      return `${element.tagName} ${element.className} ${place.join(' ')}`;
    }),
  );

// The browser keeps the styles of all pages visited before. Each page comes before and after each other one.
test('a page looks as when it is loaded, whichever pages were visited before', async ({ visit }) => {
  const loaded = new Map<string, string[]>();
  for (const path of pagePaths) loaded.set(path, await boxes(await visit(path)));
  for (const [first = '', ...paths] of [pagePaths, pagePaths.toReversed()]) {
    const page = await visit(first);
    for (const path of paths) {
      await followLink(page, path);
      await page.waitForURL(`**${path}`, { waitUntil: 'commit' });
      await expect.poll(() => boxes(page), { message: path, interval: 20 }).toEqual(loaded.get(path));
    }
  }
});
