import { describe, expect, it } from 'vitest';
import { withSafeNames } from '../../../src/contact/server/file-names.ts';

const safeNames = (...names: string[]) => withSafeNames(names.map((name) => ({ name }))).map(({ name }) => name);

it.each([
  ['Größe 5" π.jpg', 'Größe 5_ π.jpg'],
  ['C:\\fakepath\\plan.dwg', 'plan.dwg'],
  ['../../etc/a.pdf', 'a.pdf'],
  ["o'brien & sons; 50% $.pdf", "o'brien & sons; 50% $.pdf"],
  ['a\r\nX-Forged: b.pdf', 'a__X-Forged_ b.pdf'],
  ['photo\u202egpj.pdf', 'photo_gpj.pdf'],
  ['\u202ascan.pdf\u202c\u00a0', 'scan.pdf'],
  ['...hidden.txt', 'hidden.txt'],
  ['half \ud83d.pdf', 'half _.pdf'],
])('the file name %j becomes %j', (name, safe) => {
  expect(safeNames(name)).toEqual([safe]);
});

it.each(['   ', '...', '\u200b', '\u2800', '\u3164'])('the name %j becomes "file", and keeps its ending', (name) => {
  expect(safeNames(name, `${name}.pdf`)).toEqual(['file', 'file.pdf']);
});

describe('a name that is too long for disks is shortened', () => {
  it.each([
    ['x', 'jpeg', 115],
    ['😀', 'pdf', 58],
    ['図', 'pdf', 78],
    ['e\u0301\u0323', 'pdf', 47],
  ])('of the letter %s', (letter, ending, times) => {
    const [name = ''] = safeNames(`${letter.repeat(300)}.${ending}`);
    expect(name).toBe(`${letter.normalize('NFC').repeat(times)}.${ending}`);
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(240);
  });

  it('and stays its own', () => {
    expect(safeNames(`${'x'.repeat(300)}.pdf`, `${'x'.repeat(301)}.pdf`)).toEqual([
      `${'x'.repeat(116)}.pdf`,
      `${'x'.repeat(112)} (2).pdf`,
    ]);
  });
});

const devices =
  'CON.pdf, aux.txt, Nul.jpg, PRN.png, com1.doc, LPT9.docx, COM¹.gif, lpt³.dwg, ' +
  'NUL.backup.pdf, con .x.pdf, CONIN$.txt, conout$.txt';

it.each(devices.split(', '))('%s, which Windows keeps for a device, gets a sign in front', (name) => {
  expect(safeNames(name)).toEqual([`_${name}`]);
});

it.each(['console.pdf', 'a.con.pdf', 'com.pdf', 'com10.pdf', '_aux.txt', 'x-nul.jpg'])('%s stays', (name) => {
  expect(safeNames(name)).toEqual([name]);
});

// Disks and mail programs keep one file of each name.
it.each([
  ['image.jpg, image.jpg, image.jpg', 'image.jpg, image (2).jpg, image (3).jpg'],
  ['Scan.PDF, scan.pdf, SCAN.pdf', 'Scan.PDF, scan (2).pdf, SCAN (3).pdf'],
  ['a.jpg, a (2).jpg, a.jpg', 'a.jpg, a (2).jpg, a (3).jpg'],
  ['Größe.jpg, Gro\u0308ße.jpg, GRÖSSE.jpg', 'Größe.jpg, Größe (2).jpg, GRÖSSE (3).jpg'],
  ['x/a.pdf, y\\a.pdf, a\u200e.pdf, a_.pdf', 'a.pdf, a (2).pdf, a (3).pdf, a_.pdf'],
  ['con.pdf, _CON.pdf, .pdf, file.pdf', '_con.pdf, _CON (2).pdf, file.pdf, file (2).pdf'],
  ['a.jpg, a.png', 'a.jpg, a.png'],
])('the files %j are named %j', (names, safe) => {
  expect(safeNames(...names.split(', '))).toEqual(safe.split(', '));
});
