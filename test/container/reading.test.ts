import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildContext, copy } from './copy.ts';
import { readDockerfile } from './dockerfile.ts';

const read = (line: string) => readDockerfile(`FROM node:24 AS run\n${line}\n`)[0]?.instructions ?? [];

it('reads instructions over several lines, between comments', () => {
  const [instruction] = read('# why\nhealthcheck --timeout=3s \\\n  # why\n  CMD ["node"]');
  expect(instruction).toMatchObject({ name: 'HEALTHCHECK', words: 'CMD ["node"]' });
  expect(instruction?.flags.get('timeout')).toBe('3s');
});

it.each([
  ['VOLUME /data', 'The instruction VOLUME'],
  ['ADD https://example.com/x /x', 'The instruction ADD'],
  ['ENTRYPOINT ["node"]', 'The instruction ENTRYPOINT'],
  ['COPY --chown=node src ./src', 'The flag --chown=node'],
  ['RUN --network=none npm ci', 'The flag --network=none'],
  ['WORKDIR /$NAME', 'A variable'],
])('says that it does not understand "%s"', (line, reason) => {
  expect(() => read(line)).toThrow(`${reason} in "${line}": npm run test:container does not understand it`);
});

describe('COPY', () => {
  const files = ['a.txt', '.hidden', 'docs/one.md', 'docs/deep/two.md', 'docs/deep/secret.md', 'out/x.js'];

  /** What lies in an empty stage after it. */
  function copied(words: string, ignored = ''): string[] {
    const folder = mkdtempSync(join(tmpdir(), 'copy-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const [context, root] = [join(folder, 'context'), join(folder, 'root')];
    for (const file of files) {
      mkdirSync(dirname(join(context, file)), { recursive: true });
      writeFileSync(join(context, file), file);
    }
    writeFileSync(join(context, '.dockerignore'), ignored);
    for (const instruction of read(`COPY ${words}`)) copy(instruction, buildContext(context), root, '/app');
    if (!existsSync(root)) return [];
    const entries = readdirSync(root, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(root.length))
      .toSorted();
  }

  it.each([
    ['a file, under its new name', 'a.txt b.txt', ['/app/b.txt']],
    ['a file into a folder', 'a.txt /etc/', ['/etc/a.txt']],
    ['files into the working folder', 'a.txt .hidden ./', ['/app/.hidden', '/app/a.txt']],
    ['the contents of a folder', 'docs/deep ./docs', ['/app/docs/secret.md', '/app/docs/two.md']],
    ['nothing from outside of the context', '../a.txt ./', ['/app/a.txt']],
  ])('copies %s', (_what, words, expected) => {
    expect(copied(words)).toEqual(expected);
  });

  it.each([
    ['*\n!docs\ndocs/deep/secret.md', '. ./', ['/app/docs/deep/two.md', '/app/docs/one.md']],
    ['*\n!docs/deep/two.md', '. ./', ['/app/docs/deep/two.md']],
    ['**/*.md\n/out/\n.*', '. ./', ['/app/a.txt']],
  ])('leaves out what .dockerignore says: %j', (ignored, words, expected) => {
    expect(copied(words, ignored)).toEqual(expected);
  });

  it.each([
    ['missing.txt ./', '', 'there is no missing.txt'],
    ['out ./out', 'out', '.dockerignore leaves out out'],
    ['a.txt .hidden ./to', '', 'several files need a target that ends with a slash'],
    ['*.txt ./', '', 'does not understand it'],
  ])('refuses %s', (words, ignored, reason) => {
    expect(() => copied(words, ignored)).toThrow(reason);
  });
});
