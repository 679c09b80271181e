import { beforeAll, expect, it } from 'vitest';
import { guides } from '../../../src/content/pages/resources.ts';
import { buildGuidePdf } from '../../../src/pages/resources/guide-pdf.ts';
import { findPdftotext, readPdf, readTags } from '../../support/read-pdf.ts';

const winAnsi =
  '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ¡¢£¤¥¦§¨©ª«¬®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ';

const titles = [
  ...guides.map(({ title }) => title),
  'Café – the plant’s “quick” guide & more…',
  String.raw`Brackets (all (of) them) \ and a back\slash \n`,
  winAnsi,
];

const contents = ['First chapter', 'Second (and last)'];
const company = { name: 'Webster Millwright', email: 'service@example.com', phone: '+1 507 555 0100' };
const build = (title: string) => buildGuidePdf({ title, contents }, company);

let pdftotext: string;
// Installing it may take minutes.
beforeAll(() => {
  pdftotext = findPdftotext();
}, 300_000);

it.each(titles)('the guide %j is one page with title, chapters and company in a PDF reader', (title) => {
  const lines = readPdf(build(title), pdftotext).split('\n');
  expect(lines).toEqual([
    title,
    ...contents,
    'Company',
    company.name,
    'Contact',
    company.email,
    company.phone,
    'Sheet',
    '1 of 1',
    '\f',
  ]);
});

/** Finds the right edges of the words in a PDF reader. */
function rightEdges(file: Uint8Array): [word: string, edge: number][] {
  const words = readPdf(file, pdftotext, '-bbox').matchAll(/<word .*xMax="([\d.]+)".*>(.*)<\/word>/g);
  return Array.from(words, ([, edge, word = '']) => [word, Number(edge)]);
}

it.each(guides)('the words of "$title" stay within the margins', ({ title, contents: chapters }) => {
  const edges = rightEdges(buildGuidePdf({ title, contents: chapters }, company));
  expect(edges.length).toBeGreaterThan(30);
  for (const [word, edge] of edges) expect(edge, word).toBeLessThanOrEqual(548);
});

it('a long company name and a long e-mail address fit their cells', () => {
  const name = 'SOUTHERN MINNESOTA INDUSTRIAL MILLWRIGHT COMPANY';
  const email = 'service-and-emergency-requests@southern-minnesota-millwrights.example.com';
  const edges = new Map(rightEdges(buildGuidePdf({ title: 'Guide', contents }, { name, email, phone: '' })));
  for (const word of name.split(' ')) expect(edges.get(word), word).toBeLessThan(254);
  expect(edges.get(email)).toBeLessThan(480);
});

it('a character that the fonts lack becomes a question mark, and the metadata has the exact title', () => {
  const text = Buffer.from(build('Łódź 手\u0081\u{1f527}')).toString('latin1');
  expect(text).toContain('(?ód? ???) Tj');
  expect(text).toContain('<feff014100f30064017a0020624b0081d83ddd27>');
});

it('screen readers get the title as a heading, the other texts as paragraphs, and their language', () => {
  const file = build('Guide');
  const tags = Array.from(readTags(file, pdftotext).matchAll(/(H1|P) \(block\)\s+"(.*)"/g), ([, tag, text]) => [
    tag,
    text,
  ]);
  const texts = [...contents, 'Company', company.name, 'Contact', company.email, company.phone, 'Sheet', '1 of 1'];
  expect(tags).toEqual([['H1', 'Guide'], ...texts.map((text) => ['P', text])]);
  const source = Buffer.from(file).toString('latin1');
  expect(source).toContain('/Lang (en-US)');
  // Screen readers ask for this before they look for tags.
  expect(source).toContain('/MarkInfo << /Marked true >>');
});
