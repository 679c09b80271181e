import { beforeAll, describe, expect, it } from 'vitest';
import { guides } from '../../src/content/resources.ts';
import { buildGuidePdf, guideFileName } from '../../src/pages/resources/guide-pdf.ts';
import { findPdftotext, readPdf } from '../read-pdf.ts';

const winAnsi =
  '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ¡¢£¤¥¦§¨©ª«¬®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ';

/** Bytes 0x80 to 0x9F, with a blank where the alphabet has none: Node 20 decodes windows-1252 as Latin 1. */
const upperBytes = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

const decode = (text: string) =>
  text.replace(/\\(.)/g, '$1').replace(/[\u0080-\u009f]/g, (byte) => upperBytes.charAt(byte.charCodeAt(0) - 0x80));

const titles = [
  ...guides.map(({ title }) => title),
  'Café – the plant’s “quick” guide & more…',
  String.raw`Brackets (all (of) them) \ and a back\slash \n`,
  'ABC xyz 0123 !"#$%&\'()*+,-./:;<=>?@[]^_`{|}~',
  winAnsi,
  'A title that is far too long for one line of a letter page and so has to be broken into several of them',
  'W'.repeat(200),
  '',
];

const build = (title: string) =>
  buildGuidePdf(title, { contents: ['First chapter', 'Second (and last)'], company: 'Webster Millwright' });

/** One character for each byte. */
const bytes = (file: Uint8Array) => Buffer.from(file).toString('latin1');

/** The lines that the page shows in one of its fonts, with where they stand. */
function shownLines(file: Uint8Array, font: 'regular' | 'bold') {
  const pattern = new RegExp(String.raw`/${font} ([\d.]+) Tf ([\d.]+) ([\d.]+) Td \(((?:[^\\()]|\\[\\()])*)\) Tj`, 'g');
  return [...bytes(file).matchAll(pattern)].map(([, size, x, y, text = '']) => ({
    size: Number(size),
    x: Number(x),
    y: Number(y),
    text: decode(text),
  }));
}

/** The title's lines: bold, and above the title block. */
const titleLines = (file: Uint8Array) => shownLines(file, 'bold').filter(({ y }) => y > 100);

describe.each(titles)('the guide %j', (title) => {
  const file = build(title);
  const text = bytes(file);

  it('has a table that leads to every object, counted in bytes', () => {
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
    const table = /^xref\n0 (\d+)\n((?:\d{10} \d{5} [fn] \n)+)trailer\n<< \/Size (\d+) /.exec(text.slice(start));
    const entries = table?.[2]?.match(/.{20}/gs) ?? [];
    expect(entries).toHaveLength(Number(table?.[1]));
    expect(entries).toHaveLength(Number(table?.[3]));
    const [free, ...objects] = entries;
    expect(free).toBe('0000000000 65535 f \n');
    for (const [index, entry] of objects.entries()) {
      expect(entry).toMatch(/ 00000 n \n$/);
      expect(text.slice(Number(entry.slice(0, 10)))).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
    }
  });

  it('states the length of its drawing in bytes', () => {
    const drawing = /<< \/Length (\d+) >>\nstream\n(.*)\nendstream\nendobj\n/s.exec(text);
    expect(drawing?.[2]).toHaveLength(Number(drawing?.[1]));
  });

  it('is one page', () => {
    expect(text).toMatch(/^%PDF-1\.4\n/);
    expect(text).toContain('/Kids [3 0 R] /Count 1');
    expect(text.match(/\/Type \/Page /g)).toHaveLength(1);
  });

  it('shows the title with every character right', () => {
    const lines = titleLines(file).map((line) => line.text);
    expect(lines.join('').replaceAll(' ', '')).toBe(title.replaceAll(' ', ''));
  });

  it('keeps the title on the page', () => {
    for (const { size, x, y, text: line } of titleLines(file)) {
      // 0.944 of the size is the width of W, the widest letter of Helvetica Bold.
      const width = size * 0.944 * (line.match(/W/g)?.length ?? 0);
      expect(x + width).toBeLessThanOrEqual(576);
      expect(y).toBeGreaterThan(100);
      expect(y + size).toBeLessThanOrEqual(756);
    }
  });

  it('shows the chapters and the company', () => {
    expect(shownLines(file, 'regular').map((line) => line.text)).toEqual(
      expect.arrayContaining(['First chapter', 'Second (and last)']),
    );
    expect(shownLines(file, 'bold').map((line) => line.text)).toContain('Webster Millwright');
  });
});

it.each(guides)('writes "$title" on one line, with all its chapters', ({ title, contents }) => {
  const file = buildGuidePdf(title, { contents, company: 'Webster Millwright' });
  expect(titleLines(file).map((line) => line.text)).toEqual([title]);
  expect(shownLines(file, 'regular').map((line) => line.text)).toEqual(expect.arrayContaining([...contents]));
});

it('joins a letter and its combining mark', () => {
  expect(titleLines(build('Cafe\u0301')).map((line) => line.text)).toEqual(['Café']);
});

it('shows a question mark for a character that the fonts lack, and states the exact title beside', () => {
  const file = build('Łódź 手\u0081\u{1f527}');
  expect(titleLines(file).map((line) => line.text)).toEqual(['?ód? ???']);
  expect(bytes(file)).toContain('<feff014100f30064017a0020624b0081d83ddd27>');
});

it('makes line ends spaces', () => {
  expect(titleLines(build('Two\r\nlines')).map((line) => line.text)).toEqual(['Two lines']);
});

it('is small and the same every time', () => {
  expect(build('Guide').length).toBeLessThan(3000);
  expect(build('Guide')).toEqual(build('Guide'));
});

it('names the file after the title', () => {
  expect(guides.map(({ title }) => guideFileName(title))).toEqual([
    'emergency-procedures-guide.pdf',
    'preventive-maintenance-guide.pdf',
    'safety-standards-guide.pdf',
  ]);
});

describe('read by pdftotext, a second opinion', () => {
  let pdftotext: string;
  // Installing it, where it is missing, takes a while.
  beforeAll(() => {
    pdftotext = findPdftotext();
  }, 300_000);

  it.each(titles.filter((title) => title !== ''))('%j is on the one page', (title) => {
    const text = readPdf(build(title), pdftotext);
    expect(text.replaceAll(/\s/g, '')).toContain(title.replaceAll(/\s/g, ''));
    expect(text.match(/\f/g)).toHaveLength(1);
  });
});
