import { expect, it } from 'vitest';
import { defaultSite } from '../../../src/content/company/company.ts';
import { formPath } from '../../../src/content/company/contact-links.ts';
import { render } from '../../../src/entry-server.tsx';
import { documentTitle, headTags } from '../../../src/navigation/metadata.ts';
import { headOf } from '../../../src/render/document.ts';
import { loadPage, notFoundPath, pagePaths } from '../../../src/routes.tsx';
import { decodeEntities, found } from '../../support/read-html.ts';

const scripts = ['/assets/entry.js'];

it('a document has the site, the scripts and the styles of its own rendering, whatever was rendered before', async () => {
  const page = await loadPage(formPath);
  const htmlOf = async (search: string, site = defaultSite, used: readonly string[] = scripts) =>
    (await render({ page, path: formPath, search }, site, used)).html.toString();
  const usual = await htmlOf('');
  expect(usual).toContain(`<script type="module" src="${scripts[0]}"`);
  expect(await htmlOf('', defaultSite, [])).not.toContain('<script type="module"');

  const elsewhere = await htmlOf('', { ...defaultSite, origin: 'https://mill.example' });
  expect(elsewhere).toContain('<link rel="canonical" href="https://mill.example/contact"');

  const styleOf = (html: string) => /<style id="style">(.*?)<\/style>/s.exec(html)?.[1];
  expect(styleOf(await htmlOf('?urgency=emergency'))).not.toBe(styleOf(usual));
  expect(await htmlOf('')).toBe(usual);
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

const site = { ...defaultSite, origin: 'https://www.example.com', name: 'A & B "Mill"' };

/** Reads the tags of a head that belong to its page. */
const tagsIn = (head: string) =>
  Array.from(head.matchAll(/<(meta|link)((?: [\w-]+="[^"]*")+) data-page>/g), ([, name, attributes = '']) => [
    name,
    Object.fromEntries(
      Array.from(attributes.matchAll(/([\w-]+)="([^"]*)"/g), ([, key = '', value = '']) => [
        key,
        decodeEntities(value),
      ]),
    ),
  ]);

it.each([...pagePaths, notFoundPath])(
  'the server sends %s with the title and the tags that the browser writes after a navigation',
  async (path) => {
    const page = await loadPage(path);
    const head = headOf(path, page, site);
    expect(found(head, /<title>([^<]*)<\/title>/g).map(decodeEntities)).toEqual([documentTitle(page.summary, site)]);
    expect(tagsIn(head)).toEqual(headTags({ ...page, path, site }));
    expect(head.match(/data-page/g)).toHaveLength(tagsIn(head).length + (page.noindex ? 0 : 1));
  },
);
