import { describe, expect, it } from 'vitest';
import { addFiles, fileSize } from '../../../src/contact/files.ts';

const megabyte = 1024 * 1024;

describe('addFiles', () => {
  const file = (name: string, size = 1) => ({ name, size });
  const files = (count: number) => Array.from({ length: count }, (_, index) => file(`${index}.pdf`));
  const tooMany = 'Maximum 5 files allowed';
  const tooLarge = 'File size must be less than 10MB';
  const wrongType = 'File type not supported. Accepted types: .pdf, .doc, .docx, .txt, .jpg, .jpeg, .png, .gif, .dwg';

  it.each(['pdf', 'doc', 'docx', 'txt', 'jpg', 'jpeg', 'png', 'gif', 'dwg', 'PDF', 'Dwg'])('accepts .%s', (ending) => {
    expect(addFiles([], [file(`drawing.${ending}`)]).problems).toEqual([]);
  });

  it.each(['README', 'pdf', 'a.pdf.exe', 'a.pdf.', 'a.pdf x', 'folder.pdf/'])('rejects %j', (name) => {
    expect(addFiles([], [file(name)])).toEqual({ files: [], problems: [{ problem: wrongType, names: [name] }] });
  });

  it.each(['a.pdf ', 'a.pdf\u200e', '\u202aa.pdf\u202c', 'a.pdf\u00a0\ufeff'])(
    'accepts %j, which looks like a.pdf',
    (name) => {
      expect(addFiles([], [file(name)]).problems).toEqual([]);
    },
  );

  it('accepts empty files and files of 10 MB, and rejects one byte more', () => {
    expect(addFiles([], [file('a.pdf', 10 * megabyte), file('b.pdf', 0)]).problems).toEqual([]);
    const problems = [{ problem: tooLarge, names: ['a.pdf'] }];
    expect(addFiles([], [file('a.pdf', 10 * megabyte + 1)])).toEqual({ files: [], problems });
  });

  it('accepts five files, and rejects a sixth', () => {
    expect(addFiles(files(4), files(1)).problems).toEqual([]);
    const problems = [{ problem: tooMany, names: ['0.pdf'] }];
    expect(addFiles(files(5), files(1))).toEqual({ files: files(5), problems });
  });

  it('lists each problem once, with its files', () => {
    const batch = [...files(3), file('a.exe'), file('b.pdf', 11 * megabyte), file('c.exe', 11 * megabyte)];
    expect(addFiles([], batch).problems).toEqual([
      { problem: tooMany, names: batch.map(({ name }) => name) },
      { problem: tooLarge, names: ['b.pdf', 'c.exe'] },
      { problem: wrongType, names: ['a.exe', 'c.exe'] },
    ]);
  });
});

it.each([
  [0, '0 B'],
  [640, '640 B'],
  [1024, '1 KB'],
  [megabyte - 1, '1.0 MB'],
  [1.44 * megabyte, '1.4 MB'],
  [10 * megabyte, '10.0 MB'],
])('fileSize shows %d bytes as %s', (bytes, text) => expect(fileSize(bytes)).toBe(text));
