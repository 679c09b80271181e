import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pagePaths } from '../../src/routes.tsx';
import { test, windowOf } from '../support/browser.ts';
import { followLink } from '../support/links.ts';
import { pageAddresses } from '../support/page-addresses.ts';

/** Returns the computed values of each element and its pseudo-elements, of all properties that the page's style sets. */
const computedValues = () => {
  const properties = new Set<string>();
  const collect = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) for (const name of rule.style) properties.add(name);
      if (rule instanceof CSSGroupingRule) collect(rule.cssRules);
    }
  };
  for (const { cssRules } of document.styleSheets) collect(cssRules);
  return [...document.body.querySelectorAll('*')].flatMap((element) =>
    [undefined, '::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && ['none', 'normal'].includes(style.content)) return [];
      const values = [...properties].toSorted().map((name) => `${name}: ${style.getPropertyValue(name)}`);
      return [`<${element.tagName.toLowerCase()} class="${element.className}">${pseudo ?? ''} ${values.join('; ')}`];
    }),
  );
};

/** Reverses the styles of the classes. The rules of one class keep their order, and the global style stays first. */
const reverseStyles = () => {
  const [sheet] = document.styleSheets;
  const groups = new Map<string, string[]>();
  for (const { cssText } of sheet?.cssRules ?? []) {
    const [name = ''] = /\.s\w+/.exec(cssText) ?? [];
    groups.set(name, [...(groups.get(name) ?? []), cssText]);
  }
  const [globalRules = [], ...classes] = groups.values();
  while (sheet?.cssRules.length) sheet.deleteRule(0);
  for (const rule of [globalRules, ...classes.toReversed()].flat()) sheet?.insertRule(rule, sheet.cssRules.length);
  return classes.length;
};

const differences = (one: readonly string[], other: readonly string[]) =>
  one.flatMap((values, index) => (values === other[index] ? [] : [values, other[index]]));

test.for(pageAddresses)('the looks of %s do not depend on the order of its styles', async (path, { visit }) => {
  const page = await visit(path, { javaScriptEnabled: false, expected: [/404/] });
  const widths = [1440, 360];
  const before: string[][] = [];
  for (const width of widths) {
    await page.setViewportSize(windowOf(width));
    before.push(await page.evaluate(computedValues));
  }
  expect(await page.evaluate(reverseStyles)).toBeGreaterThan(20);
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize(windowOf(width));
    const after = await page.evaluate(computedValues);
    expect(differences(before[index] ?? [], after), `at ${width} px`).toEqual([]);
  }
});

const boxes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main, main *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const place = [x, y + window.scrollY, width, height].map((value) => value.toFixed(1));
      return `${element.tagName} ${element.className} ${place.join(' ')}`;
    }),
  );

// Between both tests each page is visited before and after each other page.
test.for([
  [1440, 'forward', pagePaths],
  [360, 'backward', pagePaths.toReversed()],
] as const)('in a window of %i px pages look as when loaded, visited %s', async ([width, , paths], { visit, open }) => {
  const [first = '/', ...others] = paths;
  const visitor = await open(first, { width });
  const direct = await visit(first, { width });
  for (const path of others) {
    await followLink(visitor, path);
    await visitor.waitForURL(`**${path}`);
    await direct.goto(path);
    await direct.waitForLoadState();
    await expect.poll(() => boxes(visitor), { message: path }).toEqual(await boxes(direct));
  }
});
