import type { Frame } from 'playwright-core';

/** Sets the least text spacing that a visitor may set (WCAG 1.4.12). */
export const addTextSpacing = (page: Frame) =>
  page.evaluate(() => {
    // A constructed sheet, because the security policy allows no other.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`);
    document.adoptedStyleSheets.push(sheet);
  });

export const removeTextSpacing = (page: Frame) => page.evaluate(() => void document.adoptedStyleSheets.pop());
