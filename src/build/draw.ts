import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { color } from '../theme.ts';
import { cards, drawCard } from './draw-social-cards.ts';

/** The condensed width of the font as a separate file. The renderer reads neither WOFF2 nor variable fonts. */
const fontFile = 'src/build/social-card-font.ttf';
const font = { loadSystemFonts: false, fontFiles: [fontFile] };

const { ink, white, amber } = color;
const mark = `<path d="M20 3v11M20 26v11M3 20h11M26 20h11M31 20a11 11 0 1 0-22 0 11 11 0 1 0 22 0z" fill="none" stroke="${white}" stroke-width="2.4"/><circle cx="20" cy="20" r="4.5" fill="${amber}"/>`;
const tabIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="4" fill="${ink}"/>${mark}</svg>`;
// Phones crop icons to their own shape, so the background fills the corners and the mark keeps away from the edges.
const phoneIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 -5 50 50"><path d="M-5-5h50v50H-5z" fill="${ink}"/>${mark}</svg>`;

/** Lists the icons and social cards: the file in `public/`, its SVG, and its width in pixels (0 for an SVG). */
const listPictures = (): readonly (readonly [file: string, svg: string, width: number])[] => [
  ['favicon.svg', tabIcon, 0],
  ['favicon.ico', tabIcon, 32],
  ['apple-touch-icon.png', phoneIcon, 180],
  ['icon-192.png', phoneIcon, 192],
  ['icon-512.png', phoneIcon, 512],
  ...Object.entries(cards).map(([name, card]) => [`cards/${name}.png`, drawCard(card), 1200] as const),
];

/** Returns a hash per picture. A hash changes with the claims, colors, drawings and letters that the picture shows. */
export function hashPictures(): Record<string, string> {
  const hash = (svg: string) => createHash('sha256').update(svg).update(readFileSync(fontFile)).digest('base64url');
  return Object.fromEntries(listPictures().map(([file, svg]) => [file, hash(svg)]));
}

/** Draws the pictures into `public/` (`npm run draw`). A unit test compares the hashes, because the bytes of renderers differ. */
export function draw(): void {
  mkdirSync('public/cards', { recursive: true });
  for (const [file, svg, width] of listPictures()) {
    const render = () => new Resvg(svg, { font, fitTo: { mode: 'width', value: width } }).render().asPng();
    writeFileSync(`public/${file}`, file.endsWith('.svg') ? svg : file.endsWith('.ico') ? toIco(render()) : render());
  }
  writeFileSync('src/build/drawn.json', `${JSON.stringify(hashPictures(), null, 2)}\n`);
}

/** Wraps a PNG of 32 × 32 pixels in an ICO container for old browsers: a header of 22 bytes, and the PNG. */
function toIco(png: Uint8Array): Uint8Array {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}
