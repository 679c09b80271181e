import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { found } from '../../support/read-html.ts';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(join('src', name), 'utf8'));

const unique = (names: readonly string[]) => [...new Set(names)].toSorted();

it('src/styles/README.md lists the custom properties that styles set, and all of them are read', () => {
  const set = unique(sources.flatMap((text) => found(text, /(?:'|html\{|setProperty\(')(--[a-z][\w-]*)'?(?::|,)/g)));
  const read = unique(sources.flatMap((text) => found(text, /var\((--[a-z][\w-]*)/g)));
  const listed = unique(found(readFileSync('src/styles/README.md', 'utf8'), /`(--[\w-]+)`/g));
  expect(set.length).toBeGreaterThan(20);
  expect(set).toEqual(listed);
  expect(read).toEqual(listed);
});
