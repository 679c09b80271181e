import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/^(server|build|render|content)\//.test(name))
  .map((name) => join('src', name));

/** Describes each match of a pattern in the code of the site by file and line. */
const matches = (pattern: RegExp) =>
  files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(({ index, input, 0: match, 1: part }) => ({
      at: `${file}:${input.slice(0, index).split('\n').length}: ${part ?? match}`,
      text: part ?? match,
    })),
  );

/** Elements by their tags, data attributes and pseudo-elements, which no component owns. */
const isGlobal = ({ at }: { at: string }) => at.startsWith('src/styles/global-style.ts');

const selectors = matches(/^\s*'((?:[^'\n]*&[^'\n]*))': /gm).filter((found) => !isGlobal(found));
/** A state or a pseudo-element of the element itself. */
const own = String.raw`&(:(hover|focus|focus-visible|active|disabled|checked|target|empty|popover-open|first-of-type|last-of-type|nth-of-type\(odd\)|not\(:popover-open\)|not\(\[aria-current\]\)|has\(> :focus-visible\))|\[[\w-]+(=[\w-]+)?\])*(::[\w-]+)?`;
/** The plain elements of one tag that a component writes into its own element. */
const children = String.raw`& > [a-z][a-z0-9]*(::[\w-]+)?`;

it('styles select their own element in a state, its pseudo-elements, or plain children by tag', () => {
  const allowed = new RegExp(`^(${own}|${children})(, (${own}|${children}))*$`);
  expect(selectors.length).toBeGreaterThan(100);
  expect(selectors.filter((found) => !allowed.test(found.text)).map(({ at }) => at)).toEqual([]);
});

it('at most 40 selectors name plain children', () => {
  expect(selectors.filter(({ text }) => text.includes(' > ')).length).toBeLessThanOrEqual(40);
});

it('an element has one class, whose parts are merged', () => {
  const classes = matches(/className=(\{`[^`]*`\}|"[^"]* [^"]*")/g);
  expect(classes.map(({ at }) => at)).toEqual([]);
});

// `List` is `ul` or `ol`.
it('components take styles by the names of their parts, and no class name or style', () => {
  expect(matches(/<(?!List\b)[A-Z]\w*\b[^<>]*? ((?:className|style)=)/g).map(({ at }) => at)).toEqual([]);
});

it('no style object is written in the code that renders', () => {
  const inMarkup = matches(/ styles=\{[^{}]*\{/g);
  const inCalls = matches(/useStyles\([^)]*\{/g);
  expect([...inMarkup, ...inCalls].map(({ at }) => at)).toEqual([]);
});
