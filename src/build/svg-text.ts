/** A line of text in an SVG. */
export const svgText = (x: number, y: number, size: number, words: string, attributes = '') =>
  `<text x="${x}" y="${y}" font-size="${size}"${attributes}>${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;

/** The attributes of a text whose x is its middle. */
export const centered = (fill: string) => ` text-anchor="middle" fill="${fill}"`;
