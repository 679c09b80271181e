import request from 'supertest';
import { expect, it } from 'vitest';
import { footerLists } from '../../src/content/navigation.ts';
import { pagePaths } from '../../src/routes.tsx';
import { linksIn } from '../support/read-html.ts';
import { builtApp } from '../support/test-app.ts';

/** Industries in the footer that have no page yet. */
const unwritten = footerLists
  .flatMap(({ links }) => links.map(({ href }) => href))
  .filter((href) => !pagePaths.includes(href));

it('a crawl from the home page finds every page and anchor, except for industries without a page', async () => {
  const app = builtApp();
  const found = new Map<string, { status: number; text: string }>();
  const anchors = new Set<string>();
  const queue = ['/'];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (found.has(path)) continue;
    const { status, text } = await request(app).get(path);
    found.set(path, { status, text });
    for (const link of linksIn(text)) {
      const url = new URL(link, `http://site.invalid${path}`);
      if (url.host !== 'site.invalid') continue;
      const target = url.pathname + url.search;
      if (url.hash) anchors.add(`${target} ${url.hash.slice(1)}`);
      queue.push(target);
    }
  }
  const broken = [...found].filter(([, { status }]) => status !== 200).map(([path]) => path);
  expect(broken.toSorted()).toEqual(unwritten.toSorted());
  for (const path of unwritten) expect(path).toMatch(/^\/industries\/[^/]+$/);
  expect([...pagePaths].filter((path) => !found.has(path))).toEqual([]);

  const missing = [...anchors].filter((anchor) => {
    const [path = '', id = ''] = anchor.split(' ');
    return !found.get(path)?.text.includes(` id="${id}"`);
  });
  expect(missing).toEqual([]);
});
