import { brotliDecompressSync, type BrotliOptions, type CompressCallback } from 'node:zlib';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { createCompressor } from '../../../src/server/pages/send-page.ts';

const attempts = vi.hoisted(() => ({ count: 0 }));

/** The first compression at the best level fails. */
vi.mock('node:zlib', async (importOriginal) => {
  const zlib = await importOriginal<typeof import('node:zlib')>();
  const brotliCompress = (html: Buffer, options: BrotliOptions, done: CompressCallback) => {
    attempts.count += 1;
    if (attempts.count === 1) done(new Error('no memory'), Buffer.alloc(0));
    else zlib.brotliCompress(html, options, done);
  };
  return { ...zlib, brotliCompress };
});

it('when the best compression of a page fails, it is logged, the page is still sent, and other pages get smaller', async () => {
  const lines: string[] = [];
  const compress = createCompressor(pino({}, { write: (line: string) => void lines.push(line) }));
  const one = Buffer.from('<p>one</p>'.repeat(1000));
  const other = Buffer.from('<p>other</p>'.repeat(1000));
  const quick = compress('/one', one, 'br');
  await expect.poll(() => lines.length).toBe(1);
  expect(lines[0]).toContain('no memory');
  expect(compress('/one', one, 'br')).toBe(quick);
  expect(brotliDecompressSync(quick).equals(one)).toBe(true);
  const quickOther = compress('/other', other, 'br').length;
  await expect.poll(() => compress('/other', other, 'br').length).toBeLessThan(quickOther);
  expect([attempts.count, lines.length]).toEqual([2, 1]);
});
