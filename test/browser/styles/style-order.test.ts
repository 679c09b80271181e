import { expect } from 'vitest';
import { test, windowOf } from '../../support/browser/browser.ts';
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
 * Reverses the styles of the classes in the text of the served element, since the texts that a style sheet returns lose
 * shorthands with variables. The rules of one class keep their order, and the global style stays first.
 */
const reverseStyles = () => {
  const element = document.querySelector('style');
  if (!element) throw new Error('The page has no style');
  const groups = new Map<string, string>();
  let depth = 0;
  let rule = '';
  for (const [piece] of element.textContent.matchAll(/[^{}]*[{}]/g)) {
    rule += piece;
    depth += piece.endsWith('{') ? 1 : -1;
    if (depth > 0) continue;
    const [name = ''] = /\.s\w+/.exec(rule) ?? [];
    groups.set(name, (groups.get(name) ?? '') + rule);
    rule = '';
  }
  const [globalRules = '', ...classes] = groups.values();
  element.textContent = globalRules + classes.toReversed().join('');
  return classes.length;
};

/** Returns each element with the first value that is another one than before. */
const differences = ([before, after]: readonly string[][][]) =>
  (after ?? []).flatMap(([element = '', ...values], index) => {
    const [, ...earlier] = before?.[index] ?? [];
    const changed = values.findIndex((value, place) => value !== earlier[place]);
    return changed === -1 ? [] : [`${element} ${earlier[changed]} -> ${values[changed]}`];
  });

test.for(pageAddresses)('the looks of %s do not depend on the order of its styles', async (path, { visit }) => {
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
