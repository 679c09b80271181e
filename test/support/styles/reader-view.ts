import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const readability = readFileSync('node_modules/@mozilla/readability/Readability.js', 'utf8');

/** Returns a function that lists the texts which the reader view of Firefox leaves out of the page at an address. */
export async function readerView(blank: Page): Promise<(address: string) => Promise<string[]>> {
  await blank.evaluate(`window.Readability = (() => { ${readability}; return Readability; })()`);
  return async (address) => blank.evaluate(leftOut, await (await fetch(address)).text());
}

/** Returns the texts of the main part that are left out. Runs in the blank page, whose policy allows to parse HTML. */
const leftOut = (html: string) => {
  const letters = (text: string) => text.replace(/\s+/g, '');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const Readability: new (page: Node) => { parse: () => { textContent: string } | null } = Reflect.get(
    window,
    'Readability',
  );
  const kept = letters(new Readability(page.cloneNode(true)).parse()?.textContent ?? '');
  // The reader view shows the title of the page in place of a heading with its words, and no controls.
  const blocks = page.querySelectorAll<HTMLElement>(
    'main :is(p, li, dt, dd, td, th, h2, h3, h4, a, figcaption, blockquote)',
  );
  const texts = Array.from(blocks).filter(
    (block) =>
      !block.querySelector('p, li, dt, dd, h3, h4, table, button, form, [aria-hidden]') &&
      !block.closest('nav, form, fieldset, caption, [hidden]'),
  );
  if (texts.length === 0) throw new Error('The page has no texts');
  return texts.map((block) => block.textContent).filter((text) => !kept.includes(letters(text)));
};
