import { expect, it } from 'vitest';
import { footerLists } from '../../../src/content/company/navigation.ts';
import { loadPage, pagePaths } from '../../../src/routes.tsx';
import { found, linksIn, servedMain, wordsIn } from '../../support/read-html.ts';
import { served } from '../../support/server/served-pages.ts';

const mainOf = async (path: string) => servedMain((await served(path)).text);

const headingsIn = (html: string) =>
  found(html, /<h[1-4][^>]*>(.*?)<\/h[1-4]>/gs).map((inside) => wordsIn(inside).trim());

it.each([...pagePaths, '/no-such-page'])(
  '%s has its name in the h1, titles of its sections, and a breadcrumb to its overview',
  async (path) => {
    const html = await mainOf(path);
    const { summary } = await loadPage(path);
    const [h1 = ''] = headingsIn(html);
    expect(h1.startsWith(summary.name), h1).toBe(true);

    const ids = found(html, /<section [^>]*aria-labelledby="([^"]*)"/g).flatMap((names) => names.split(' '));
    expect(found(html, /<h2 id="([^"]*)"/g).filter((id) => ids.includes(id))).toEqual(ids);
    // Clippers leave out each header, and with it the heading of its section (Defuddle 0.19, as in Obsidian).
    expect(html).not.toContain('<header');
    expect(ids.length > 0 || ['/no-such-page', '/privacy', '/terms', '/blog'].includes(path)).toBe(true);

    const [breadcrumb = ''] = found(html, /<nav aria-label="Breadcrumb"[^>]*>(.*?)<\/nav>/gs);
    const overview = path.slice(0, path.lastIndexOf('/'));
    expect(linksIn(breadcrumb)).toEqual(overview ? [overview] : []);
  },
);

it('a crawl from the home page finds every page and anchor, except for industries without a page', async () => {
  const visited = new Map<string, { status: number; text: string }>();
  const anchors = new Set<string>();
  const queue = ['/'];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (visited.has(path)) continue;
    const { status, text } = await served(path);
    visited.set(path, { status, text });
    for (const link of linksIn(text)) {
      const url = new URL(link, `http://site.invalid${path}`);
      if (url.host !== 'site.invalid') continue;
      const target = url.pathname + url.search;
      if (url.hash) anchors.add(`${target} ${url.hash.slice(1)}`);
      queue.push(target);
    }
  }
  const broken = [...visited].filter(([, { status }]) => status !== 200).map(([path]) => path);
  const footer = footerLists.flatMap(({ links }) => links.map(({ href }) => href));
  const unwritten = footer.filter((href) => !pagePaths.includes(href));
  expect(broken.toSorted()).toEqual(unwritten.toSorted());
  for (const path of unwritten) expect(path).toMatch(/^\/industries\/[^/]+$/);
  expect([...pagePaths].filter((path) => !visited.has(path))).toEqual([]);

  expect(anchors.size).toBeGreaterThan(20);
  const missing = [...anchors].filter((anchor) => {
    const [path = '', id = ''] = anchor.split(' ');
    return !visited.get(path)?.text.includes(` id="${id}"`);
  });
  expect(missing).toEqual([]);
});
