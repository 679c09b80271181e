import { statSync } from 'node:fs';

/** How many scripts a page names for its first view, and their bytes in brotli. */
export function scriptSize(html: string): { count: number; bytes: number } {
  const scripts = [...new Set(html.match(/\/assets\/[^" ]+\.js/g))];
  const sizes = scripts.map((script) => statSync(`dist/client${script}.br`).size);
  return { count: scripts.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
