import { readdirSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { content } from '../../../src/content/services/laser-alignment/page.ts';
import { found, servedMain, wordsIn } from '../../support/read-html.ts';
import { served } from '../../support/server/served-pages.ts';

const sectionOf = async (path: string) =>
  found(servedMain((await served(path)).text), /(<section [^>]*="move-the-motor".*?<\/section>)/gs)[0];

it('the served page has the worked example, and controls that are disabled until scripts run', async () => {
  const section = (await sectionOf('/services/laser-alignment')) ?? '';
  const words = found(section, /<(?:dt|dd)[^>]*>(.*?)<\/(?:dt|dd)>/gs).map((cell) => wordsIn(cell).trim());
  expect(words).toContain('Offset: 2.0 excellent, 3.0 acceptable');
  expect(words).toContain('+1.00 mils/in, out of tolerance');
  const rows = found(section, /<tr[^>]*>(.*?)<\/tr>/gs).map((row) => found(row, /<t[dh][^>]*>(.*?)<\/t[dh]>/gs));
  expect(rows.slice(1)).toEqual([
    ['Front feet', '−11.0 mils', 'Add 11.0 mils', 'None', '−11.0 mils'],
    ['Back feet', '−33.0 mils', 'Add 33.0 mils', 'None', '−33.0 mils'],
  ]);
  expect(section).toContain('Heights × 200');
  const fieldsets = found(section, /<fieldset( [^>]*)>/g);
  expect(fieldsets).toHaveLength(2);
  for (const attributes of fieldsets) expect(attributes).toContain('disabled=""');
  expect(section).not.toMatch(/<form|<input[^>]* name=/);
  expect(found(section, /<option[^>]*>(.*?)<\/option>/g)).toEqual(content.figures.rows.map(([speed]) => speed));
  // Nothing is announced yet.
  expect(section).toMatch(/<output[^>]*><\/output>/);
});

it('the drawing is on its own page only, with at most 6 kB of script', async () => {
  expect(await sectionOf('/services/plant-relocation')).toBeUndefined();
  const files = readdirSync('dist/client/assets').filter((file) => /^MoveTheMotor-.*\.js\.br$/.test(file));
  expect(files).toHaveLength(1);
  expect(statSync(`dist/client/assets/${files[0]}`).size).toBeLessThanOrEqual(6_000);
});
