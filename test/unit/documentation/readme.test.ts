import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { found } from '../../support/read-html.ts';

/** Lists the files that a README names: in code by their path from the top level, in links by their path from the README. */
function namedFiles(readme: string): string[] {
  const text = readFileSync(readme, 'utf8');
  const inLinks = found(text, /\]\(((?!https?:|#)[^)#]+)/g).map((path) => join(dirname(readme), path));
  // Paths with a placeholder are no files.
  return [...found(text, /`[^`\n]*?((?<![\w./-])(?:src|test)\/[\w./-]*)[^`\n{[]*`/g), ...inLinks];
}

const readmes = [
  'README.md',
  '.github/CONTRIBUTING.md',
  'src/README.md',
  'src/server/README.md',
  'src/server/deploy/README.md',
  'src/contact/server/README.md',
  'src/components/README.md',
  'src/content/README.md',
  'test/README.md',
];

it.each(readmes)('every file and folder that %s names exists', (readme) => {
  const named = namedFiles(readme);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
