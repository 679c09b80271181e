/** A text in PDF's operators, with its role for screen readers: heading or paragraph. */
export interface TaggedText {
  tag: 'H1' | 'P';
  operators: string;
}

/**
 * Builds a PDF file of one letter page from lines and texts in PDF's operators, with the fonts `/regular` and `/bold`. Screen
 * readers read the texts in order and skip the lines.
 */
export function onePageFile(
  title: string,
  lines: readonly string[],
  texts: readonly TaggedText[],
): Uint8Array<ArrayBuffer> {
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
export function pdfString(text: string): string {
  const bytes = Array.from(text.normalize('NFC'), (character) => {
    if (/[ -~\u00a0-\u00ff]/.test(character)) return character;
    return upper.includes(character) ? String.fromCharCode(0x80 + upper.indexOf(character)) : '?';
  });
  return `(${bytes.join('').replace(/[\\()]/g, String.raw`\$&`)})`;
}
