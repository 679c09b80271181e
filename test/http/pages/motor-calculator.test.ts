import { expect, it } from 'vitest';
import { found, servedMain, wordsIn } from '../../support/read-html.ts';
import { served } from '../../support/server/served-pages.ts';

const sectionOf = async (address: string) =>
  found(servedMain((await served(address)).text), /(<section [^>]*="move-the-motor".*?<\/section>)/gs)[0];

it('the served page has the worked example, with its values in the fields', async () => {
  const section = (await sectionOf('/services/laser-alignment')) ?? '';
  const words = found(section, /<(?:dt|dd)[^>]*>(.*?)<\/(?:dt|dd)>/gs).map((cell) => wordsIn(cell).trim());
  expect(words).toContain('Offset: 2.0 excellent, 3.0 acceptable');
  expect(words).toContain('Out of tolerance');
  const rows = found(section, /<tr[^>]*>(.*?)<\/tr>/gs).map((row) =>
    // On phones the name of its column stands before the words of a cell.
    found(row, /<t[dh][^>]*>(.*?)<\/t[dh]>/gs).map((cell) => wordsIn(cell.replace(/<small.*?<\/small>/s, '')).trim()),
  );
  expect(rows.slice(1)).toEqual([
    ['Front feet', '−11.0 mils', 'Add 11.0 mils', '−11.0 mils, to go: add 11.0 mils'],
    ['Back feet', '−33.0 mils', 'Add 33.0 mils', '−33.0 mils, to go: add 33.0 mils'],
  ]);
  // Phones show it in the cells, and wider windows above them.
  expect(found(section, /<(?:th|small)\b[^>]*>(To target, in all)</g).length).toBe(3);
  const drawing = found(section, /<figure.*?>(.*?)<\/figure>/gs)[0] ?? '';
  expect(drawing.replace(/<[^>]*>/g, '')).toBe('22.00 in 17.00 in −33.0 −11.0 +6.0 Heights × 200');
  expect(wordsIn(section)).toContain('this is a worked example at 1,800 rpm');
  expect(found(section, /<input [^>]*value="([^"]*)"/g).slice(0, 4)).toEqual(['17', '39', '6', '1']);
});
