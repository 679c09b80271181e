import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { found } from '../../support/read-html.ts';

/** The year of JavaScript whose syntax the build writes. */
const target = Number(/target: 'es(\d{4})'/.exec(readFileSync('vite.config.ts', 'utf8'))?.[1]);

const filesIn = (folder: string, pattern: RegExp) =>
  readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((file) => pattern.test(file));

/** TypeScript's package for this platform has its libraries. */
const [compiler = ''] = filesIn('node_modules/@typescript', /\/typescript-/);
const libraries = join(compiler, 'lib');

/** The methods that TypeScript's libraries of these years of JavaScript declare. */
function methods(isOfYear: (year: number) => boolean): Set<string> {
  const files = filesIn(libraries, /\/lib\.es.*\.d\.ts$/).filter((file) => {
    const year = /lib\.es(?:(\d{4})|(next)|5)/.exec(file);
    return isOfYear(year?.[2] ? Infinity : Number(year?.[1] ?? 2009));
  });
  return new Set(files.flatMap((file) => found(readFileSync(file, 'utf8'), /^ {4}(\w+)\??[<(]/gm)));
}

const known = methods((year) => year <= target);
/** `use` of React and `escape` of CSS have the names of newer methods. */
const homonyms = ['use', 'escape'];
const newer = [...methods((year) => year > target)].filter((name) => !known.has(name) && !homonyms.includes(name));
const scripts = filesIn('dist/client/assets', /\.js$/);

it('scripts call no method that is newer than their syntax, so that browsers which read them also run them', () => {
  expect(newer).toContain('at');
  expect(newer.length).toBeGreaterThan(20);
  expect(scripts.length).toBeGreaterThan(10);
  const calls = new RegExp(String.raw`\.(?:${newer.join('|')})\(`, 'g');
  expect(scripts.flatMap((file) => (readFileSync(file, 'utf8').match(calls) ?? []).map((call) => file + call))).toEqual(
    [],
  );
});

it('no script has a regular expression that looks behind, which ends it in Safari before 16.4', () => {
  expect(scripts.filter((file) => /\(\?<[=!]/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
