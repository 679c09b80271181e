import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPdftotext, readPdf } from '../support/read-pdf.ts';
import { startServer, stopServer, type ServerProcess } from '../support/server-process.ts';
import { launch } from './firefox.ts';
import { inEachEngine } from './in-each-engine.ts';
import { desktop, evaluate } from './page.ts';

/** A4 upright, without its margins. */
const paper = { width: 718, height: 1000 };

// WebKit's driver cannot print, and no engine's can show a page as for paper. So the rules for print become rules for all
// media, as each engine has read them.
inEachEngine((open) => {
  test.for(['/', '/services/emergency-repair', '/projects', '/contact'])(
    'the rules for paper make of %s what can be printed',
    async (path) => {
      const page = await open(path, paper);
      expect(await evaluate(page, onPaper)).toMatchObject({ header: 'sticky', links: 'none', black: false });
      await evaluate(page, applyPrintRules);
      expect(await evaluate(page, onPaper)).toEqual({
        header: 'static',
        // The menu, its button, the emergency link and the way to the top.
        shown: [false, false, false, false],
        links: expect.stringMatching(/^" \("/),
        black: true,
        overflow: 0,
      });
    },
  );
});

describe('in Firefox, printed', () => {
  let pdftotext: string;
  let server: ServerProcess;
  let browser: Awaited<ReturnType<typeof launch>>;
  beforeAll(async () => {
    pdftotext = findPdftotext();
    server = await startServer();
    // It draws the letters of a variable font as shapes, so that nobody could read them out of the file.
    browser = await launch({ base: server.base, scripts: false }, { 'gfx.downloadable_fonts.enabled': false });
  }, 600_000);
  afterAll(async () => {
    await browser.close();
    await stopServer(server);
  }, 60_000);

  test('pages have their words, with the addresses of links, and nothing that is to be clicked', async () => {
    await browser.open('/services/emergency-repair', desktop);
    const text = readPdf(await browser.print(), pdftotext);
    expect(text).toContain('Line down? Start here.');
    expect(text).toContain('Services (/services)');
    expect(text).toContain('Under 24 hours');
    expect(text).not.toMatch(/Skip to content|Industries|Emergency Service/);
    expect(text.split('\f').length - 1).toBe(3);
  });
});

/** Runs in the page. What there is of paper in how it looks. */
function onPaper() {
  const styleOf = (selector: string, part?: string) => {
    const element = document.querySelector(selector);
    return element ? getComputedStyle(element, part) : undefined;
  };
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    header: styleOf('header')?.position,
    shown: ['nav#menu', '[popovertarget="menu"]', 'header a[href^="/contact"]', 'a[href="#top"]'].map((selector) =>
      document.querySelector(selector)?.checkVisibility(),
    ),
    links: styleOf('main a[href^="/"]', '::after')?.content,
    black: styleOf('body')?.color === 'rgb(0, 0, 0)' && styleOf('body')?.backgroundColor === 'rgba(0, 0, 0, 0)',
    overflow: scrollWidth - clientWidth,
  };
}

/** Runs in the page. */
function applyPrintRules() {
  const apply = (rules: CSSRuleList) => {
    for (const rule of Array.from(rules)) {
      if (rule instanceof CSSMediaRule && /\bprint\b/.test(rule.media.mediaText)) rule.media.mediaText = 'all';
      if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) apply(rule.cssRules);
    }
  };
  for (const sheet of Array.from(document.styleSheets)) apply(sheet.cssRules);
}
