import type { Page } from 'playwright-core';

/**
 * Does what Chrome's translation does to a page: it puts two `font` elements with other text in the place of each text that is not
 * translated yet. The other text has capital letters. Returns the number of texts.
 */
export const translate = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const isShown = node.parentElement?.closest('script, style, textarea, option, font, svg') === null;
      if (isShown && node instanceof Text && node.data.trim() !== '') texts.push(node);
    }
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data.toUpperCase();
      outer.append(inner);
      text.replaceWith(outer);
    }
    return texts.length;
  });
