import { crc32, deflateSync } from 'node:zlib';

type Rgb = readonly [red: number, green: number, blue: number];

/**
 * A PNG of at most 256 colours: those of the palette, and the steps between the pairs that the drawing's edges blend.
 * A third of the size of the renderer's own PNG, and the same bytes everywhere.
 */
export function indexedPng(
  pixels: Buffer,
  width: number,
  height: number,
  pairs: readonly (readonly [string, string])[],
) {
  const palette = blends(pairs);
  const nearest = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = 4 * (y * width + x);
      const pixel = pixels.readUInt32BE(at);
      let index = nearest.get(pixel);
      if (index === undefined) {
        index = nearestIn(palette, [pixel >>> 24, (pixel >>> 16) & 255, (pixel >>> 8) & 255]);
        nearest.set(pixel, index);
      }
      // The first byte of a row says that it is not filtered.
      rows[y * (width + 1) + x + 1] = index;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits a pixel, by palette.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const steps = 12;

function blends(pairs: readonly (readonly [string, string])[]): Rgb[] {
  const found = new Map<string, Rgb>();
  for (const [one, other] of pairs) {
    const [from, to] = [rgb(one), rgb(other)];
    for (let step = 0; step <= steps; step += 1) {
      const part = (channel: 0 | 1 | 2) => Math.round(from[channel] + ((to[channel] - from[channel]) * step) / steps);
      const color: Rgb = [part(0), part(1), part(2)];
      found.set(color.join(), color);
    }
  }
  return [...found.values()].slice(0, 256);
}

function rgb(hex: string): Rgb {
  const value = parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function nearestIn(palette: readonly Rgb[], color: Rgb): number {
  let best = 0;
  let least = Infinity;
  for (const [index, entry] of palette.entries()) {
    const distance = (entry[0] - color[0]) ** 2 + (entry[1] - color[1]) ** 2 + (entry[2] - color[2]) ** 2;
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
