import { describe, expect, it } from 'vitest';
import { addFiles, fileSize } from '../../../src/contact/files.ts';

const megabyte = 1024 * 1024;

describe('addFiles', () => {
  const file = (name: string, size = 1) => ({ name, size });
  const files = (count: number) => Array.from({ length: count }, (_, index) => file(`${index}.pdf`));
  const refusal = (problem: string, ...texts: string[]) => ({
    problem,
    notice: { title: 'File Upload Error', text: texts.join('\n') },
  });
  const tooMany = 'Maximum 5 files allowed';
  const tooLarge = 'File size must be less than 10MB';
  const wrongType = 'File type not supported. Accepted types: .pdf, .doc, .docx, .txt, .jpg, .jpeg, .png, .gif, .dwg';

  it.each([
    ...['pdf', 'doc', 'docx', 'txt', 'jpg', 'jpeg', 'png', 'gif', 'dwg', 'PDF', 'Dwg'].map(
      (ending) => `plan.${ending}`,
    ),
    // They look like a.pdf.
    'a.pdf ',
    'a.pdf\u200e',
    '\u202aa.pdf\u202c',
    'a.pdf\u00a0\ufeff',
  ])('accepts %j', (name) => {
    expect(addFiles([], [file(name)])).toEqual({ files: [file(name)], problem: '' });
  });

  it.each(['README', 'pdf', 'a.pdf.exe', 'a.pdf.', 'a.pdf x', 'folder.pdf/'])('rejects %j', (name) => {
    expect(addFiles([], [file(name)])).toEqual({ files: [], ...refusal(`${name}: ${wrongType}`, wrongType) });
  });

  it('accepts empty files and files of 10 MB, and rejects one byte more', () => {
    expect(addFiles([], [file('a.pdf', 10 * megabyte), file('b.pdf', 0)]).problem).toBe('');
    const refused = refusal(`a.pdf: ${tooLarge}`, tooLarge);
    expect(addFiles([], [file('a.pdf', 10 * megabyte + 1)])).toEqual({ files: [], ...refused });
  });

  it('accepts five files, and rejects a sixth', () => {
    expect(addFiles(files(4), files(1)).problem).toBe('');
    expect(addFiles(files(5), files(1))).toEqual({ files: files(5), ...refusal(`0.pdf: ${tooMany}`, tooMany) });
  });

  it('lists each problem once, with its files', () => {
    const batch = [...files(3), file('a.exe'), file('b.pdf', 11 * megabyte), file('c.exe', 11 * megabyte)];
    const problem = [
      `0.pdf, 1.pdf, 2.pdf, a.exe, b.pdf, c.exe: ${tooMany}`,
      `b.pdf, c.exe: ${tooLarge}`,
      `a.exe, c.exe: ${wrongType}`,
    ].join('\n');
    expect(addFiles([], batch)).toEqual({ files: [], ...refusal(problem, tooMany, tooLarge, wrongType) });
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
