import type { Site } from '../../content/company/company.ts';
import { color } from '../../theme.ts';
import { onePageFile, pdfString, type TaggedText } from './pdf-file.ts';

export interface GuidePage {
  /** One line per chapter. */
  contents: readonly string[];
  company: Pick<Site, 'name' | 'email' | 'phone'>;
}

/** Returns the file's name: the title in lower case, with a hyphen per space. */
export const guideFileName = (title: string): string => `${title.toLowerCase().replaceAll(' ', '-')}.pdf`;

/**
 * Builds a guide as a PDF of one letter page. A library would add 160 kB or more to the page's script. A frame holds the title, the
 * chapters, the company's name and its contact details.
 */
export function buildGuidePdf(
  title: string,
  { contents, company: { name, email, phone } }: GuidePage,
): Uint8Array<ArrayBuffer> {
  // Long titles and settings get smaller letters.
  const titleSize = Math.min(36, 806 / title.length);
  const nameSize = Math.min(15, 280 / name.length);
  const emailSize = Math.min(12, 300 / email.length);
  const lines = [
    `${rgb(color.ink)} rg ${rgb(color.ink)} RG`,
    // Trim line, frame, and the title block at the foot with its three cells.
    '0.5 w 20 20 572 752 re S',
    '1.5 w 36 36 540 720 re S 36 96 m 576 96 l S',
    '0.5 w 254 36 m 254 96 l S 480 36 m 480 96 l S',
    // An amber rule with its ink core.
    `${rgb(color.amber)} RG 5 w 64 672 m 548 672 l S`,
    `${rgb(color.ink)} RG 1 w 64 672 m 548 672 l S`,
  ];
  return onePageFile(title, lines, [
    write('H1', 'bold', titleSize, 64, 699, title),
    ...contents.map((line, index) => write('P', 'regular', 13, 64, 636 - index * 19.5, line)),
    write('P', 'regular', 9, 64, 80, 'Company'),
    write('P', 'bold', nameSize, 64, 62, name),
    write('P', 'regular', 9, 266, 80, 'Contact'),
    write('P', 'regular', emailSize, 266, 64, email),
    ...(phone ? [write('P', 'regular', 12, 266, 48, phone)] : []),
    write('P', 'regular', 9, 492, 80, 'Sheet'),
    write('P', 'bold', 15, 492, 62, '1 of 1'),
  ]);
}

const write = (tag: TaggedText['tag'], font: 'regular' | 'bold', size: number, x: number, y: number, text: string) => ({
  tag,
  operators: `BT /${font} ${size.toFixed(1)} Tf ${x} ${y} Td ${pdfString(text)} Tj ET`,
});

/** Converts `#11284F` to PDF's notation: three numbers from 0 to 1. */
const rgb = (hex: string) =>
  [1, 3, 5].map((start) => (Number.parseInt(hex.slice(start, start + 2), 16) / 255).toFixed(3)).join(' ');
