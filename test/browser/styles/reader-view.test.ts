import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { pagePaths } from '../../../src/routes.tsx';
import { test } from '../../support/browser/browser.ts';

const readability = readFileSync('node_modules/@mozilla/readability/Readability.js', 'utf8');

/** Returns the texts of the main part that the reader view of Firefox leaves out. Runs in the page. */
const leftOut = () => {
  const letters = (text: string) => text.replace(/\s+/g, '');
  const copy = document.cloneNode(true);
  const Readability: new (page: Node) => { parse: () => { textContent: string } | null } = Reflect.get(
    window,
    'Readability',
  );
  const kept = letters(new Readability(copy).parse()?.textContent ?? '');
  // The reader view shows the title of the page in place of a heading with its words, and no controls.
  const blocks = document.querySelectorAll<HTMLElement>(
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

test.for(pagePaths)('the reader view of %s keeps its text', async (path, { visit }) => {
  const page = await visit(path, { bypassCSP: true });
  await page.evaluate(`window.Readability = (() => { ${readability}; return Readability; })()`);
  expect(await page.evaluate(leftOut)).toEqual([]);
});
