import { expect, it } from 'vitest';
import { defaultSite } from '../../../src/content/company/company.ts';
import { render } from '../../../src/entry-server.tsx';
import { writePage } from '../../../src/render/write-page.ts';
import { loadPage, pagePaths } from '../../../src/routes.tsx';

/** Pipes these parts as React does, all at once. */
const piping =
  (...parts: string[]) =>
  (sink: NodeJS.WritableStream) => {
    for (const part of parts) sink.write(part);
    sink.end();
  };

it('a page is its start, its parts and its end, and later pages do not change it', () => {
  const first = writePage('<html>', piping('Täglich', ' 24 h'), '</html>');
  writePage('<p>', piping('something else'), '</p>');
  expect(first.toString()).toBe('<html>Täglich 24 h</html>');
});

it('a page that stays the same keeps its bytes, and another one gets its own', () => {
  const before = writePage('<a>', piping('b'), '</a>');
  expect(writePage('<a>', piping('b'), '</a>', before)).toBe(before);
  expect(writePage('<a>', piping('c'), '</a>', before).toString()).toBe('<a>c</a>');
  expect(before.toString()).toBe('<a>b</a>');
});

it('a page may be larger than the memory', () => {
  const parts = ['x'.repeat(200_000), 'y'.repeat(300_000), 'z'.repeat(900_000)];
  expect(writePage('<', piping(...parts), '>').equals(Buffer.from(`<${parts.join('')}>`))).toBe(true);
});

it('a page that throws in the middle, or is not written at once, leaves nothing in the next one', () => {
  const throwing = (sink: NodeJS.WritableStream) => {
    sink.write('half of a page');
    throw new Error('broken');
  };
  expect(() => writePage('<', throwing, '>')).toThrow('broken');
  expect(() => writePage('<', (sink) => void sink.write('not the end'), '>')).toThrow('at once');
  expect(writePage('<', piping('whole'), '>').toString()).toBe('<whole>');
});

it('pages that are rendered at once stay whole, also beside one that throws in the middle', async () => {
  const broken = {
    ...defaultSite,
    get phone(): string {
      throw new Error('broken');
    },
  };
  const paths = pagePaths.slice(0, 4);
  const views = await Promise.all(paths.map(async (path) => ({ page: await loadPage(path), path, search: '' })));
  const alone: string[] = [];
  for (const view of views) alone.push((await render(view, defaultSite, [])).html.toString());
  const [first] = views;
  if (!first) throw new Error('There is no page');
  const [thrown, ...together] = await Promise.allSettled([
    render(first, broken, []),
    ...views.map((view) => render(view, defaultSite, [])),
  ]);
  expect(thrown.status).toBe('rejected');
  const differing = together.map(
    (one, index) => one.status === 'rejected' || one.value.html.toString() !== alone[index],
  );
  expect(differing).toEqual(paths.map(() => false));
});
