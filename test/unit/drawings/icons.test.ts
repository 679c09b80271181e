import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { found } from '../../support/read-html.ts';

// `test/http/pages/document.test.ts` finds the pictures of served pages. Others come with a notice or a menu.
it('every icon that a component names exists', () => {
  const components = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const values = components.flatMap((file) =>
    found(readFileSync(`src/${file}`, 'utf8'), /<(?:Icon name|Message icon)=("[^"]+"|\{[^}]+\})/g),
  );
  const names = values.flatMap((value) => found(value, /["']([a-z-]+)["']/g));
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => name !== 'error' && !existsSync(`src/drawings/icons/${name}.svg`))).toEqual([]);
});
