import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const scripts = readdirSync('dist/client/assets').filter((name) => name.endsWith('.js'));

/** Finds a pattern in the scripts that browsers run, with the names of their files. */
const foundInScripts = (pattern: RegExp) =>
  scripts.flatMap((name) =>
    Array.from(readFileSync(`dist/client/assets/${name}`, 'utf8').matchAll(pattern), ([text]) => `${name}: ${text}`),
  );

// The build translates newer syntax, but not these calls, which came after ES2021.
const newer = [
  'at|findLast|findLastIndex|toReversed|toSorted|toSpliced|hasIndices|fromAsync|groupBy|hasOwn|withResolvers',
  'isWellFormed|toWellFormed|waitAsync|union|intersection|difference|isSubsetOf|isSupersetOf|isDisjointFrom|try',
].join('|');

it('scripts call no method that is newer than their syntax, so that browsers which read them also run them', () => {
  expect(scripts.length).toBeGreaterThan(10);
  expect(foundInScripts(new RegExp(String.raw`\.(?:${newer})\(|\bstructuredClone\(`, 'g'))).toEqual([]);
});

it('no script has a regular expression that looks behind, which ends it in Safari before 16.4', () => {
  expect(foundInScripts(/\(\?<[=!]/g)).toEqual([]);
});
