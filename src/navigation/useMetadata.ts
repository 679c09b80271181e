import { useEffect, useRef } from 'react';
import type { PageSummary } from '../content/page-parts.ts';
import { documentTitle, metadata } from './metadata.ts';
import { useSite } from '../SiteContext.ts';

/**
 * Brings title and metadata of the page that is shown into the head, in place of those that stand there. The first page's
 * are there already.
 */
export function useMetadata(path: string, page: { summary: PageSummary; noindex?: boolean } | undefined) {
  const site = useSite();
  const described = useRef(page);
  useEffect(() => {
    if (!page || page === described.current) return;
    described.current = page;
    const options = { path, site, ...page };
    const tags = metadata(options).map(([name, attributes]) => {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      element.dataset.page = '';
      return element;
    });
    for (const old of document.head.querySelectorAll('[data-page]')) old.remove();
    document.head.append(...tags);
    document.title = documentTitle(options);
  }, [path, page, site]);
}
