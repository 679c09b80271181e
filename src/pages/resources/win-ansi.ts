/** What Windows-1252 has at 0x80–0x9F. The gaps are the five bytes that it leaves undefined. */
const upper = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/**
 * A text in the alphabet of PDF's standard fonts, one character for each byte. A letter that is written as a base and
 * a combining mark is joined first; `?` stands for what the alphabet lacks.
 */
export function toWinAnsi(text: string): string {
  return Array.from(text.normalize('NFC').replace(/[\t\n\r]+/g, ' '), byteOf).join('');
}

function byteOf(character: string): string {
  if (/^[ -~\u00a0-\u00ff]$/.test(character)) return character;
  const place = character === ' ' ? -1 : upper.indexOf(character);
  return place < 0 ? '?' : String.fromCharCode(0x80 + place);
}
