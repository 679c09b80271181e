import { LRUCache } from 'lru-cache';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * The encoding that the visitor weighs highest, the smaller one of two equals; `q=0` refuses one. Express asks for the
 * header's own order instead, and so would send gzip to every browser, because they all name it before br.
 */
export function preferredEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  let encoding = known.get(acceptEncoding);
  if (!encoding) known.set(acceptEncoding, (encoding = readWeights(acceptEncoding)));
  return encoding;
}

// Browsers send the same few headers. Reading one each time took a sixth of the pages that the cache can answer.
const known = new LRUCache<string, Encoding>({ max: 100 });

function readWeights(acceptEncoding: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((text) => text.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  let best: Encoding = 'identity';
  // Plain bytes are always allowed and never chosen over a compression that is: unless the visitor weighs them higher.
  let highest = weights.get('identity') ?? 0;
  for (const encoding of ['gzip', 'br'] as const) {
    const weight = weights.get(encoding) ?? weights.get('*') ?? 0;
    if (weight > 0 && weight >= highest) [best, highest] = [encoding, weight];
  }
  return best;
}

/**
 * One pass over the whole page; the streaming middleware took twice the time for the same bytes (design §6). One level
 * more makes pages 5 % smaller, which spares the home page no packet, and the server answers a quarter fewer of them.
 */
export function encode(html: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') {
    return brotliCompressSync(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
    });
  }
  return encoding === 'gzip' ? gzipSync(html, { level: 4 }) : html;
}
