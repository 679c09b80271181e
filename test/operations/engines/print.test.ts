import { expect } from 'vitest';
import { layoutAddresses } from '../../support/pages/page-addresses.ts';
import { findPdftotext, readPdf } from '../../support/read-pdf.ts';
import { engines } from './engines.ts';

// WebKitGTK's driver does not print.
const [{ test }] = engines;
const pdftotext = findPdftotext();

/** Without spaces, some of which pdftotext leaves out, and without ligatures, which Firefox sets. */
const lettersOf = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '');

test.for(layoutAddresses)(
  'Firefox prints all words of %s and the addresses of its links, each once',
  async (path, { open }) => {
    const page = await open(path, { expected: [/^404: no page at/] });
    await page.evaluate(printWordsAlone);
    const printed = lettersOf(readPdf(await page.pdf(), pdftotext));
    // As wide as the paper without its margins.
    await page.setViewportSize({ width: 740, height: 900 });
    const { words, paths } = await page.evaluate(readAsOnPaper);
    const addresses = paths.map((href) => `(http://localhost:3000${href})`);
    for (const address of addresses) expect(printed).toContain(address);
    const withoutAddresses = addresses.reduce((letters, address) => letters.replace(address, ''), printed);
    for (const part of words.split(/[\n\t]/)) expect(withoutAddresses).toContain(lettersOf(part));
    expect(withoutAddresses).toHaveLength(lettersOf(words).length);
  },
);

test('Firefox prints the emergency page on one sheet', async ({ open }) => {
  const page = await open('/services/emergency-repair');
  expect(readPdf(await page.pdf(), pdftotext).split('\f')).toHaveLength(2);
});

/**
 * Runs in the page. Hides what `innerText` leaves out: the words of drawings, signs before and after elements, choices.
 * Firefox draws the glyphs of a variable font as shapes, which are no text in a PDF, and repeats the head of a table on each sheet.
 */
function printWordsAlone() {
  document.styleSheets[0]?.insertRule(`@media print {
    * { font-family: sans-serif !important }
    svg *, select, ::before, :not(a)::after { visibility: hidden !important }
    thead { display: table-row-group !important }
  }`);
}

/** Runs in the page. Returns its words and the paths of its links as they are on paper. */
function readAsOnPaper() {
  const swapMedia = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule)
        rule.media.mediaText = rule.media.mediaText.replaceAll(/\b(?:print|screen)\b/g, (name) =>
          name === 'print' ? 'screen' : 'print',
        );
      if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) swapMedia(rule.cssRules);
    }
  };
  for (const { cssRules } of document.styleSheets) swapMedia(cssRules);
  // Only screen readers read these. Reads all styles before it hides the first, because then the browser computes them again.
  const unseen = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => getComputedStyle(element).clipPath === 'inset(50%)',
  );
  for (const element of unseen) element.style.setProperty('display', 'none', 'important');
  const links = [...document.querySelectorAll('main a[href^="/"]')].filter((link) => link.checkVisibility());
  return { words: document.body.innerText, paths: links.map((link) => link.getAttribute('href')) };
}
