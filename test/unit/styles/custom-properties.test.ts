import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { found } from '../../support/read-html.ts';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(join('src', name), 'utf8'));

const unique = (names: readonly string[]) => [...new Set(names)].toSorted();

it('styles read every custom property that they set, and no other', () => {
  const set = unique(sources.flatMap((text) => found(text, /(?:'|html\{|setProperty\(')(--[a-z][\w-]*)'?(?::|,)/g)));
  expect(set.length).toBeGreaterThan(20);
  expect(unique(sources.flatMap((text) => found(text, /var\((--[a-z][\w-]*)/g)))).toEqual(set);
});
