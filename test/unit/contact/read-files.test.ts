import { afterEach, expect, it, vi } from 'vitest';
import { readFiles } from '../../../src/contact/page/attached-files.ts';

afterEach(() => void vi.useRealTimers());

/** Reads a file that was given with this size, and which has this content or fails. Its own name has an invisible mark. */
function read(name: string, size: number, arrayBuffer: () => Promise<ArrayBuffer>) {
  const file = Object.assign(new File([], `${name}\u200e`, { type: 'image/jpeg', lastModified: 1_700_000_000_000 }), {
    arrayBuffer,
  });
  return { id: 1, name, size, file };
}
const bytes = (text: string) => () => Promise.resolve(new TextEncoder().encode(text).buffer);
const fail = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
const hang = () => new Promise<ArrayBuffer>(() => {});

it('a copy has the same bytes, type and date, and the name of the list, also of a file whose size was not known', async () => {
  for (const size of [5, 0]) {
    const { copies, problem } = await readFiles([read('Pumpe "3".jpg', size, bytes('photo'))]);
    expect(problem).toBe('');
    expect(copies).toEqual([
      expect.objectContaining({ name: 'Pumpe "3".jpg', type: 'image/jpeg', lastModified: 1_700_000_000_000, size: 5 }),
    ]);
    expect(await copies[0]?.text()).toBe('photo');
  }
});

it('names the files that fail, have another length than before, have no bytes or do not come in a minute', async () => {
  vi.useFakeTimers();
  const files = [
    read('gone.pdf', 4, fail),
    read('plan.pdf', 4, bytes('%PDF')),
    read('shorter.pdf', 4, bytes('%PD')),
    read('empty.pdf', 0, bytes('')),
    read('hanging.pdf', 4, hang),
  ];
  const ended = vi.fn<() => void>();
  const reading = readFiles(files).finally(ended);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  const { problem } = await reading;
  expect(problem.split('\n').map((line) => line.replace(/ (can no longer be read|is empty).+/, ' $1'))).toEqual([
    'gone.pdf: The file can no longer be read',
    'shorter.pdf: The file can no longer be read',
    'empty.pdf: The file is empty',
    'hanging.pdf: The file can no longer be read',
  ]);
});
