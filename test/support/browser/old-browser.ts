import type { Page } from 'playwright-core';
import type { OpenOptions } from './browser.ts';

/** Takes the parts out of the style that Safari 16 and Firefox 115 do not know. Runs in the page. */
export const makeStyleOld = () => {
  /** A name that no browser knows takes their place. */
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
  const style = document.querySelector('style');
  if (!style) throw new Error('The page has no style');
  style.textContent = unknown.reduce((text, [name, instead]) => text.replaceAll(name, instead), style.textContent);
};

/** Takes away what these browsers lack. Runs in the page, before its scripts. */
const makeOld = (ageStyle: () => void) => {
  // The scripts run after this event. A route would turn the browser's cache off, and each page would fetch all files again.
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive' && document.querySelector('style')) ageStyle();
  });
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
};

/** Options for a page as Safari 16 and Firefox 115 show it. The policy would block the changed style. */
export const inOldBrowser = {
  bypassCSP: true,
  prepare: (page: Page) => page.addInitScript(`(${String(makeOld)})(${String(makeStyleOld)})`),
} satisfies OpenOptions;
