import type { Page } from 'playwright-core';
import type { OpenOptions } from './browser.ts';

/** What Safari 16 and Firefox 115 do not know in styles. A name that no browser knows takes its place. */
const unknown: readonly [RegExp, string][] = [
  [/content:(?:"[^"]*"|[^;{}"])*\/ *"";?/g, ''],
  [/:popover-open|:details-content/g, ':unknown'],
  [/:has\(/g, ':unknown('],
  [/scripting:/g, 'unknown:'],
  [/text-wrap:|content-visibility:|size-adjust:/g, 'unknown:'],
  [/(?<!-webkit-)print-color-adjust:/g, 'unknown:'],
  [/(?<=[\d.])dvh\b/g, 'unknown'],
  // Safari knows this shorthand with a line alone.
  [/text-decoration:[^;}]* [^;}]*/g, 'unknown:0'],
];

/** Takes away from a style what old browsers lack, as they would read it. */
const oldStyle = (style: string) =>
  unknown.reduce((text, [feature, instead]) => text.replaceAll(feature, instead), style);

/** Options for a page as Safari 16 and Firefox 115 show it. The policy would block the changed style. */
export const inOldBrowser = {
  bypassCSP: true,
  prepare: async (page: Page) => {
    await page.route('**', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const text = await response.text();
      return route.fulfill({ response, body: text.replace(/<style>.*?<\/style>/s, oldStyle) });
    });
    return page.addInitScript(() => {
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
        Reflect.deleteProperty(HTMLElement.prototype, name);
      for (const name of ['navigation', 'requestIdleCallback', 'trustedTypes']) Reflect.deleteProperty(window, name);
      Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
      // Safari throws at selectors that it does not know.
      Element.prototype.matches = new Proxy(Element.prototype.matches, {
        apply(matches, element, selectors: string[]) {
          if (selectors[0]?.includes(':popover-open')) throw new SyntaxError('not a valid selector');
          return Reflect.apply(matches, element, selectors);
        },
      });
    });
  },
} satisfies OpenOptions;
