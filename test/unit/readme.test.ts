import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { found } from '../read-html.ts';

const readme = readFileSync('README.md', 'utf8');

/** In code and in links; those with a slug to fill in are no files. */
const paths = new Set([
  ...found(readme, /`((?:src|test)\/[^`{ ]*)`/g),
  ...found(readme, /\]\(((?!https?:|#)[^)]+)\)/g),
]);

it('every file and folder that the README names is there', () => {
  expect(paths.size).toBeGreaterThan(30);
  expect([...paths].filter((path) => !existsSync(path))).toEqual([]);
});

it('names where the company finds each statement that it must confirm', () => {
  for (const file of ['legal/terms', 'legal/privacy', 'certifications', 'testimonials', 'projects', 'about'])
    expect(paths).toContain(`src/content/${file}.ts`);
});
