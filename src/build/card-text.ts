/** A line of lettering on a card. */
export const text = (x: number, y: number, size: number, words: string, more = '') =>
  `<text x="${x}" y="${y}" font-size="${size}"${more}>${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;

/** Its attributes where it stands in the middle of something. */
export const centered = (fill: string) => ` text-anchor="middle" fill="${fill}"`;
