import { onePageFile } from './pdf-file.ts';
import { toWinAnsi } from './win-ansi.ts';

/** A letter page in points, its frame and what stands in it. */
const page = { width: 612, height: 792 } as const;
const frame = { left: 36, bottom: 36, width: 540, height: 720, top: 756 } as const;
const margin = 28;
const textLeft = frame.left + margin;
const textWidth = frame.width - 2 * margin;
/** The table at the foot of a drawing that says what it is and whose. */
const titleBlock = { top: frame.bottom + 60, divider: 456 } as const;

const ink = '0.067 0.157 0.31';
const amber = '0.957 0.655 0';

export interface GuidePage {
  /** One line for each chapter. */
  contents: readonly string[];
  /** Stands in the title block. */
  company: string;
}

/** The name of the file: the title in lower case, a hyphen for each space. */
export function guideFileName(title: string): string {
  return `${title.toLowerCase().replaceAll(' ', '-')}.pdf`;
}

/**
 * A guide as a PDF of one page, written by hand, because the libraries for it would add 160 kB and more to the page's
 * script. In a drawing's frame stand the title, on one line where it can, the chapters and the company's name.
 *
 * The fonts are those that every reader has, so the alphabet is WinAnsi, and `?` stands for any other character: an
 * unusual company name shall not cost a visitor the guide. The title that readers show in their window is exact.
 */
export function buildGuidePdf(title: string, { contents, company }: GuidePage): Uint8Array<ArrayBuffer> {
  const heading = fitTitle(toWinAnsi(title));
  const headingTop = frame.top - margin;
  const underline = headingTop - heading.lines.length * heading.size * leading - 10;
  const chapters = fit(contents.map(toWinAnsi), 13, underline - 24 - titleBlock.top - margin);
  const name = fit([toWinAnsi(company)], 15, 34, titleBlock.divider - textLeft - 12);
  return onePageFile(
    [
      drawFrame(underline),
      write('bold', heading, textLeft, headingTop),
      write('regular', chapters, textLeft, underline - 24),
      write('regular', { lines: ['Company'], size: 9 }, textLeft, titleBlock.top - 8),
      write('bold', name, textLeft, titleBlock.top - 20),
      write('regular', { lines: ['Sheet'], size: 9 }, titleBlock.divider + 12, titleBlock.top - 8),
      write('bold', { lines: ['1 of 1'], size: 15 }, titleBlock.divider + 12, titleBlock.top - 20),
    ].join('\n'),
    title,
    page,
  );
}

interface Block {
  lines: readonly string[];
  size: number;
}

/** From the top of one line to the top of the next, in type sizes. */
const leading = 1.5;

/** On one line in large type where the title allows, else in several. */
function fitTitle(title: string): Block {
  const size = Math.min(40, Math.floor(textWidth / widthOf(title)));
  return size >= 22 ? { lines: [title], size } : fit([title], 30, 300);
}

/** The paragraphs broken to the width, in type small enough for the height. */
function fit(paragraphs: readonly string[], largest: number, height: number, width = textWidth): Block {
  for (let size = largest; ; size *= 0.9) {
    const lines = paragraphs.flatMap((paragraph) => breakLines(paragraph, width / size));
    if (lines.length * size * leading <= height) return { lines, size };
  }
}

/** Lines no wider than `width` type sizes; a word that is wider alone is cut. */
function breakLines(paragraph: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const character of word) {
      if (widthOf(line + character) > width) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return [...lines, line];
}

/** At least the width of the text in type sizes: bounds for both weights of Helvetica, in place of their tables. */
function widthOf(text: string): number {
  let width = 0;
  for (const character of text) {
    if (/[ !'()*,\-./:;I[\\\]`fijlrt{|}]/.test(character)) width += 0.39;
    else if (/[a-z\d"#$?_^+<=>~]/.test(character) && !/[mw]/.test(character)) width += 0.62;
    else if (/[A-Z&w]/.test(character) && !/[MW]/.test(character)) width += 0.78;
    else width += 1;
  }
  return width;
}

function write(font: 'regular' | 'bold', { lines, size }: Block, x: number, top: number): string {
  return lines
    .map((line, index) => {
      const baseline = top - size * (0.9 + index * leading);
      return `BT ${ink} rg /${font} ${round(size)} Tf ${x} ${round(baseline)} Td (${escaped(line)}) Tj ET`;
    })
    .join('\n');
}

/** Trim line, frame, title block, and an amber rule with its ink core under the title. */
function drawFrame(underline: number): string {
  const { left, bottom, width, height } = frame;
  const right = left + width;
  return [
    `${ink} RG 0.5 w 20 20 ${page.width - 40} ${page.height - 40} re S`,
    `1.5 w ${left} ${bottom} ${width} ${height} re S`,
    `${left} ${titleBlock.top} m ${right} ${titleBlock.top} l S`,
    `0.5 w ${titleBlock.divider} ${bottom} m ${titleBlock.divider} ${titleBlock.top} l S`,
    `${amber} RG 5 w ${textLeft} ${round(underline)} m ${right - margin} ${round(underline)} l S`,
    `${ink} RG 1 w ${textLeft} ${round(underline)} m ${right - margin} ${round(underline)} l S`,
  ].join('\n');
}

const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&');

const round = (points: number) => Number(points.toFixed(2));
