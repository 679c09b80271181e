import { setTimeout as sleep } from 'node:timers/promises';
import { pageAddresses } from '../support/page-addresses.ts';
import type { ServerProcess } from '../support/server-process.ts';

/** The path of each page and the bytes of its HTML in brotli. */
export async function sizesOf({ base }: ServerProcess): Promise<string[][]> {
  const rows: string[][] = [];
  for (const path of pageAddresses) {
    rows.push([path, String(await bestLength(base + path))]);
  }
  return rows;
}

/** The length of a page in its best form, which the server makes after it has answered the first request quickly. */
async function bestLength(url: string): Promise<number> {
  const lengths: number[] = [];
  while (lengths.length < 50 && new Set(lengths).size < 2) {
    const answer = await fetch(url, { headers: { 'Accept-Encoding': 'br' } });
    await answer.arrayBuffer();
    lengths.push(Number(answer.headers.get('Content-Length')));
    await sleep(20);
  }
  return Math.min(...lengths);
}
