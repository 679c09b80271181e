import { beforeAll, describe, expect, it } from 'vitest';
import { guides } from '../../src/content/resources.ts';
import { buildGuidePdf } from '../../src/pages/resources/guide-pdf.ts';
import { findPdftotext, readPdf } from '../support/read-pdf.ts';

const winAnsi =
  '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ¡¢£¤¥¦§¨©ª«¬®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ';

const titles = [
  ...guides.map(({ title }) => title),
  'Café – the plant’s “quick” guide & more…',
  String.raw`Brackets (all (of) them) \ and a back\slash \n`,
  'ABC xyz 0123 !"#$%&\'()*+,-./:;<=>?@[]^_`{|}~',
  winAnsi,
];

const contents = ['First chapter', 'Second (and last)'];
const build = (title: string, company = 'Webster Millwright') => buildGuidePdf(title, { contents, company });

/** One character per byte. */
const bytes = (file: Uint8Array) => Buffer.from(file).toString('latin1');

let pdftotext: string;
// Installing it, where it is missing, takes a while.
beforeAll(() => {
  pdftotext = findPdftotext();
}, 300_000);

describe.each(titles)('the guide %j', (title) => {
  const file = build(title);

  it('is one page with the title, the chapters and the company, as a PDF reader sees it', () => {
    const lines = readPdf(file, pdftotext).split('\n');
    expect(lines).toEqual([title, ...contents, 'Company', 'Webster Millwright', 'Sheet', '1 of 1', '\f']);
  });
});

/** The right edges of the words that a PDF reader finds. */
function rightEdges(file: Uint8Array): [word: string, edge: number][] {
  const words = readPdf(file, pdftotext, '-bbox').matchAll(/<word .*xMax="([\d.]+)".*>(.*)<\/word>/g);
  return Array.from(words, ([, edge, word = '']) => [word, Number(edge)]);
}

it.each(guides)('the words of "$title" stay within the margins', ({ title, contents: chapters }) => {
  const edges = rightEdges(buildGuidePdf(title, { contents: chapters, company: 'Webster Millwright' }));
  expect(edges.length).toBeGreaterThan(30);
  for (const [word, edge] of edges) expect(edge, word).toBeLessThanOrEqual(548);
});

it('a long company name stays in its cell', () => {
  const company = 'SOUTHERN MINNESOTA INDUSTRIAL MILLWRIGHT COMPANY';
  const edges = new Map(rightEdges(build('Guide', company)));
  for (const word of company.split(' ')) expect(edges.get(word), word).toBeLessThan(456);
});

it('shows a question mark for a character that the fonts lack, and states the exact title beside', () => {
  const text = bytes(build('Łódź 手\u0081\u{1f527}'));
  expect(text).toContain('(?ód? ???) Tj');
  expect(text).toContain('<feff014100f30064017a0020624b0081d83ddd27>');
});
