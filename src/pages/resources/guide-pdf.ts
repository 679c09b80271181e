import type { Site } from '../../content/company/company.ts';
import type { Guide } from '../../content/pages/resources.ts';
import { color } from '../../theme.ts';

/** Returns the file's name: the title in lower case, with a hyphen per space. */
export const guideFileName = (title: string): string => `${title.toLowerCase().replaceAll(' ', '-')}.pdf`;

/**
 * Builds a guide as a PDF of one letter page. A library would add 160 kB or more to the page's script. A frame holds the title, the
 * chapters, the company's name and its contact details.
 */
export function buildGuidePdf(
  { title, contents }: Pick<Guide, 'title' | 'contents'>,
  { name, email, phone }: Pick<Site, 'name' | 'email' | 'phone'>,
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

/** A text in PDF's operators, with its role for screen readers: heading or paragraph. */
interface TaggedText {
  tag: 'H1' | 'P';
  operators: string;
}

/**
 * Builds a PDF file of one letter page from lines and texts in PDF's operators, with the fonts `/regular` and `/bold`. Screen
 * readers read the texts in order and skip the lines.
 */
function onePageFile(title: string, lines: readonly string[], texts: readonly TaggedText[]): Uint8Array<ArrayBuffer> {
  const marked = texts.map(({ tag, operators }, index) => `/${tag} << /MCID ${index} >> BDC ${operators} EMC`);
  const stream = ['/Artifact BMC', ...lines, 'EMC', ...marked].join('\n');
  // The objects of the tags follow the ten other objects.
  const tags = texts.map((_, index) => `${11 + index} 0 R`).join(' ');
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-US) /ViewerPreferences << /DisplayDocTitle true >>\n/MarkInfo << /Marked true >> /StructTreeRoot 8 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /StructParents 0
/Resources << /Font << /regular 5 0 R /bold 6 0 R >> >> >>`,
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    // Every PDF reader has these fonts.
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title <${utf16(title)}> >>`,
    '<< /Type /StructTreeRoot /K 9 0 R /ParentTree 10 0 R >>',
    `<< /Type /StructElem /S /Document /P 8 0 R /K [${tags}] >>`,
    `<< /Nums [0 [${tags}]] >>`,
    ...texts.map(({ tag }, index) => `<< /Type /StructElem /S /${tag} /P 9 0 R /Pg 3 0 R /K ${index} >>`),
  ];
  // The second line marks the file as binary for file transfers.
  let file = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n';
  let table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  for (const [index, object] of objects.entries()) {
    table += `${String(file.length).padStart(10, '0')} 00000 n \n`;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  // Every character is one byte, so lengths in characters are lengths in bytes.
  return Uint8Array.from(file + table + trailer, (character) => character.charCodeAt(0));
}

/** Encodes hexadecimal UTF-16 with a byte order mark, because the title in a reader's window is not limited to WinAnsi. */
function utf16(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  return [0xfeff, ...units].map((unit) => unit.toString(16).padStart(4, '0')).join('');
}

/** WinAnsi at 0x80 to 0x9F. The gaps are undefined bytes. */
const upper = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Encodes a text as a PDF string in WinAnsi, one character per byte. `?` replaces any other character. */
function pdfString(text: string): string {
  const bytes = Array.from(text.normalize('NFC'), (character) => {
    if (/[ -~\u00a0-\u00ff]/.test(character)) return character;
    return upper.includes(character) ? String.fromCharCode(0x80 + upper.indexOf(character)) : '?';
  });
  return `(${bytes.join('').replace(/[\\()]/g, String.raw`\$&`)})`;
}
