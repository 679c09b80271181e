import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Encoding } from './preferred-encoding.ts';

interface Kept {
  html: Buffer;
  body: Buffer;
  /** Whether `body` is as small as it gets. */
  best: boolean;
}

const maxBytes = 64 * 1024 * 1024;

/**
 * Creates a function that compresses pages and keeps the result. A page nearly always renders to the same bytes as last time,
 * and comparing 45 kB takes 3 µs where compressing them takes 190. So the compressed form is sent again while the bytes are
 * the same. It is made quickly at first, and then at the best level, off the main thread: that one is a fifth smaller.
 */
export function createCompressor() {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    // The key counts as well, because it contains the visitor's query.
    sizeCalculation: ({ html, body }, key) => html.length + body.length + key.length,
  });
  let busy = false;

  const improve = async (key: string, encoding: Compression, { html }: Kept) => {
    busy = true;
    kept.set(key, { html, body: await best[encoding](html), best: true });
    busy = false;
  };

  /** `page` names the page, whatever the encoding. */
  return (page: string, html: Buffer, encoding: Encoding): Buffer => {
    if (encoding === 'identity') return html;
    const key = `${encoding} ${page}`;
    let form = kept.get(key);
    if (!form?.html.equals(html)) {
      form = { html, body: quick[encoding](html), best: false };
      kept.set(key, form);
    }
    if (!form.best && !busy) void improve(key, encoding, form);
    return form.body;
  };
}

type Compression = Exclude<Encoding, 'identity'>;

const brotliOptions = (html: Buffer, quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
});

const quick: Record<Compression, (html: Buffer) => Buffer> = {
  br: (html) => brotliCompressSync(html, brotliOptions(html, 3)),
  gzip: (html) => gzipSync(html, { level: 4 }),
};

const best: Record<Compression, (html: Buffer) => Promise<Buffer>> = {
  br: (html) => promisify(brotliCompress)(html, brotliOptions(html, 11)),
  gzip: (html) => promisify(gzip)(html, { level: 9 }),
};
