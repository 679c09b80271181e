import { existsSync, statSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Bytes plain, gzipped and in brotli. */
export type Sizes = readonly [raw: number, gzip: number, brotli: number];

export interface PageSize {
  /** The page, with its styles in line. */
  html: Sizes;
  /** The styles alone. */
  css: Sizes;
  script: Sizes;
  fonts: Sizes;
  drawings: Sizes;
  /** Of a first visit, the icon of the tab included. */
  requests: number;
}

/** What a first visit to a page loads: the page and the files that it names. */
export async function sizeOf(base: string, path: string, site = '.'): Promise<PageSize> {
  const answers = await Promise.all(
    ['identity', 'gzip', 'br'].map(async (encoding) =>
      fetch(base + path, { headers: { 'Accept-Encoding': encoding } }),
    ),
  );
  const [raw = 0, gzip = 0, brotli = 0] = answers.map(({ headers }) => Number(headers.get('Content-Length')));
  const html = (await answers[0]?.text()) ?? '';
  const [, css = ''] = /<style[^>]*>(.*?)<\/style>/s.exec(html) ?? [];
  const files = [...new Set(html.match(/\/(?:assets\/[\w.-]+|favicon)\.(?:js|woff2|svg)/g))];
  const sizesOf = (ending: string) =>
    files
      .filter((file) => file.endsWith(ending))
      .map((file) => fileSizes(`${site}/dist/client${file}`))
      .reduce(add, [0, 0, 0]);
  return {
    html: [raw, gzip, brotli],
    css: [css.length, gzipSync(css).length, brotliCompressSync(css).length],
    script: sizesOf('.js'),
    fonts: sizesOf('.woff2'),
    drawings: sizesOf('.svg'),
    requests: files.length + 1,
  };
}

function fileSizes(file: string): Sizes {
  const size = (ending: string) => statSync(existsSync(file + ending) ? file + ending : file).size;
  return [size(''), size('.gz'), size('.br')];
}

const add = ([raw, gzip, brotli]: Sizes, more: Sizes): Sizes => [raw + more[0], gzip + more[1], brotli + more[2]];
