import { afterEach, expect, it, vi } from 'vitest';
import { readFiles } from '../../../src/contact/page/attached-files.ts';
import type { Attachment } from '../../../src/contact/page/form-state.ts';

/** A file of a disk or of a cloud drive, which notes each reading. */
class DiskFile extends File {
  readings = 0;
  readonly #read: () => Promise<ArrayBuffer>;

  constructor(name: string, content: string, read?: () => Promise<ArrayBuffer>) {
    super([content], name, { type: 'image/jpeg', lastModified: 1_700_000_000_000 });
    this.#read = read ?? (() => super.arrayBuffer());
  }

  override arrayBuffer() {
    this.readings += 1;
    return this.#read();
  }
}

const attach = (...files: File[]): Attachment[] =>
  files.map((file, id) => ({ id, name: file.name, size: file.size, file, isRead: false }));
const names = (files: readonly Attachment[]) => files.map(({ name }) => name);
const fail = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
const hang = () => new Promise<ArrayBuffer>(() => {});

afterEach(() => void vi.useRealTimers());

it('a file is read once, and its copy has the same bytes, name, type and date', async () => {
  const disk = new DiskFile('Pumpe "3".jpg', 'photo');
  const [attachment] = attach(disk);
  const first = await readFiles(attach(disk));
  expect(first.unreadable).toEqual([]);
  const [copy] = first.read;
  expect(copy).toEqual({ ...attachment, file: copy?.file, isRead: true });
  const { name, type, lastModified } = disk;
  expect(copy?.file).not.toBe(disk);
  expect(copy?.file).toMatchObject({ name, type, lastModified });
  expect(await copy?.file.text()).toBe('photo');

  const again = await readFiles(first.read);
  expect(again.read[0]?.file).toBe(copy?.file);
  expect(disk.readings).toBe(1);
});

it('files that fail, or have another length than before, are named; the others are kept', async () => {
  const shorter = new DiskFile('shorter.pdf', '%PDF', () => Promise.resolve(new ArrayBuffer(3)));
  const files = attach(new DiskFile('gone.pdf', '%PDF', fail), new DiskFile('plan.pdf', '%PDF'), shorter);
  const { read, unreadable } = await readFiles(files);
  expect(names(read)).toEqual(['plan.pdf']);
  expect(names(unreadable)).toEqual(['gone.pdf', 'shorter.pdf']);
});

it('files are read one after the other, and the first that does not come in a minute ends the reading', async () => {
  vi.useFakeTimers();
  const [before, hanging, after] = [
    new DiskFile('before.pdf', '%PDF'),
    new DiskFile('hanging.pdf', '%PDF', hang),
    new DiskFile('after.pdf', '%PDF'),
  ];
  let ended = false;
  const reading = readFiles(attach(before, hanging, after)).finally(() => (ended = true));
  await vi.advanceTimersByTimeAsync(59_999);
  expect(ended).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  const { read, unreadable } = await reading;
  expect([names(read), names(unreadable)]).toEqual([['before.pdf'], ['hanging.pdf']]);
  expect(after.readings).toBe(0);
});
