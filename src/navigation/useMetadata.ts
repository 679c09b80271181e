// Owns the title and the metadata in the head after a navigation.
import { useRef } from 'react';
import { documentTitle, type DescribedPage, type Page } from '../page.ts';
import { useSite } from '../SiteContext.ts';
import { useOptionalEffect } from '../useOptionalEffect.ts';
import { headTags } from './head-tags.ts';

/**
 * Writes the title and the metadata of the current page into the head, and announces the title to screen readers. The server has
 * written those of the first page. No structured data is written: crawlers, who read it, click on no link.
 */
export function useMetadata(path: string, page: Page) {
  const site = useSite();
  const described = useRef(page);
  useOptionalEffect(() => {
    if (page === described.current) return;
    described.current = page;
    document.title = documentTitle(page.summary, site);
    document.querySelector('#root > output')?.replaceChildren(document.title);
    showMetadata({ ...page, path, site });
  }, [path, page, site]);
}

/** Replaces the metadata of the previous page in the head (`data-page`) by those of this one. */
function showMetadata(page: DescribedPage): void {
  const tags = headTags(page).map(([name, attributes]) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries({ ...attributes, 'data-page': '' })) element.setAttribute(key, value);
    return element;
  });
  for (const old of document.head.querySelectorAll('[data-page]')) old.remove();
  document.head.append(...tags);
}
