import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { encode } from '../../src/server/encode.ts';

/** Writes the home page and a file as the reference servers answer them, compressed beforehand. Returns the folder. */
export function writeReferences(html: string, asset: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const page = join(folder, 'index.html');
  // The bytes of the site's own server, so that the same number of them is sent.
  const body = Buffer.from(html);
  writeFileSync(page, body);
  writeFileSync(`${page}.br`, encode(body, 'br'));
  writeFileSync(`${page}.gz`, gzipSync(body));
  mkdirSync(dirname(folder + asset), { recursive: true });
  for (const ending of ['', '.br', '.gz']) {
    writeFileSync(`${folder}${asset}${ending}`, readFileSync(`dist/client${asset}${ending}`));
  }
  return folder;
}
