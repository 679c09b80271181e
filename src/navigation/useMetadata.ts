// Owns the title and the metadata in the head after a navigation.
import { useLayoutEffect, useRef } from 'react';
import type { Site } from '../content/company/company.ts';
import { remember, remembered } from '../history-memory.ts';
import { documentTitle, type DescribedPage, type Page } from '../page.ts';
import { loadedPage, pagePath } from '../routes.tsx';
import { useSite } from '../SiteContext.ts';
import { useOptionalEffect } from '../useOptionalEffect.ts';
import { headTags } from './head-tags.ts';

/** The page whose metadata the head has, and the title that was written last. The server has written those of the first page. */
let written: { page: Page; title: string } | undefined;

/**
 * Keeps the title and the metadata in the head those of the page at the address, and announces the title to screen readers when the
 * page is shown. No structured data is written: crawlers, who read it, click on no link.
 */
export function useMetadata(path: string, page: Page) {
  const site = useSite();
  useLayoutEffect(() => describe({ ...page, path, site }, page), [page, path, site]);

  // Scripts that count page views read title and canonical address when the address changes: within the call of `pushState`, which
  // fires `currententrychange`, or when they hear of Back. Browsers without the Navigation API have only `popstate`, for Back.
  useOptionalEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const listen = () => describeAddress(site);
    window.addEventListener('popstate', listen, { signal });
    window.navigation?.addEventListener('currententrychange', listen, { signal });
    return () => listening.abort();
  }, [site]);

  const announced = useRef(page);
  useOptionalEffect(() => {
    if (page === announced.current) return;
    announced.current = page;
    document.querySelector('#root > output')?.replaceChildren(documentTitle(page.summary, site));
  }, [page, site]);
}

function describe(described: DescribedPage, page: Page): void {
  const title = documentTitle(page.summary, described.site);
  remember({ title });
  if (written && title !== written.title) document.title = title;
  if (written && page !== written.page) showMetadata(described);
  written = { page, title };
}

function describeAddress(site: Site): void {
  const { pathname } = window.location;
  const page = loadedPage(pathname);
  if (page) return describe({ ...page, path: pagePath(pathname) ?? pathname, site }, page);
  // After Back, while the code of the page is on its way.
  const { title } = remembered();
  if (!written || title === undefined || title === written.title) return;
  document.title = title;
  written.title = title;
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
