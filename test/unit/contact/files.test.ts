import { describe, expect, it } from 'vitest';
import { addFiles, fileName, fileSize } from '../../../src/contact/files.ts';

const megabyte = 1024 * 1024;

describe('fileName', () => {
  it.each([
    ['plan.pdf', '', 'plan.pdf'],
    // They look like a.pdf.
    ['a.pdf ', '', 'a.pdf'],
    ['\u202aa.pdf\u202c', '', 'a.pdf'],
    ['a.pdf.', '', 'a.pdf'],
    ['a\r\nPhone: 911\u0000\u0007\t.pdf', '', 'a Phone: 911 .pdf'],
    ['a\u2028b\u0085.pdf', '', 'a b.pdf'],
    ['1000012345', 'image/jpeg', '1000012345.jpg'],
    ['image:1641', 'IMAGE/PNG', 'image:1641.png'],
    ['document', 'application/pdf; charset=binary', 'document.pdf'],
    ['notes', 'text/plain;charset=utf-8', 'notes.txt'],
    ['Pump rev.B', 'application/pdf', 'Pump rev.B.pdf'],
    ['com.whatsapp.image', 'image/jpg', 'com.whatsapp.image.jpg'],
    ['IMG.20260302.', 'image/gif', 'IMG.20260302.gif'],
    // Another ending, or another type.
    ['photo.heic', 'image/jpeg', 'photo.heic'],
    ['page.html', 'application/pdf', 'page.html'],
    ['1000012345', 'video/mp4', '1000012345'],
  ])('of %j with the type %j is %j', (name, type, cleaned) => {
    expect(fileName({ name, type })).toBe(cleaned);
  });

  it('takes the time of its length for the longest name of a request', () => {
    const name = `${' .'.repeat(8000)}7`;
    // Otherwise the test would take longer than a test may.
    for (let turn = 0; turn < 500; turn += 1) expect(fileName({ name, type: 'image/png' })).toBe(`${name.trim()}.png`);
  });
});

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

  it.each(['pdf', 'doc', 'docx', 'txt', 'jpg', 'jpeg', 'png', 'gif', 'dwg', 'PDF', 'Dwg'])('accepts %s', (ending) => {
    const name = `plan.${ending}`;
    expect(addFiles([], [file(name)])).toEqual({ files: [file(name)], problem: '' });
  });

  it.each(['README', 'pdf', 'a.pdf.exe', 'a.pdf x', 'folder.pdf/'])('rejects %j', (name) => {
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
