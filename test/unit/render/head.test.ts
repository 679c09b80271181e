import { expect, it } from 'vitest';
import { defaultSite } from '../../../src/content/company/company.ts';
import { documentTitle, headTags } from '../../../src/navigation/metadata.ts';
import { headOf } from '../../../src/render/document.ts';
import { loadPage, notFoundPath, pagePaths } from '../../../src/routes.tsx';
import { decodeEntities, found } from '../../support/read-html.ts';

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
