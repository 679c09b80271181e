/**
 * A PDF file of one page: objects, the table of their byte offsets, and where that table is. What is on the page is
 * given in PDF's operators, one character for each byte, with the fonts `/regular` and `/bold` in WinAnsi.
 */
export function onePageFile(
  drawing: string,
  title: string,
  page: { width: number; height: number },
): Uint8Array<ArrayBuffer> {
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-US) /ViewerPreferences << /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R
/Resources << /Font << /regular 5 0 R /bold 6 0 R >> >> >>`,
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title <${utf16(title)}> >>`,
  ];
  // The second line tells file transfers that the file is binary.
  let file = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n';
  let table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  for (const [index, object] of objects.entries()) {
    table += `${String(file.length).padStart(10, '0')} 00000 n \n`;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Uint8Array.from(file + table + trailer, (character) => character.charCodeAt(0));
}

/** Hexadecimal UTF-16 with its byte order mark, for texts about the document. */
function utf16(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  return [0xfeff, ...units].map((unit) => unit.toString(16).padStart(4, '0')).join('');
}
