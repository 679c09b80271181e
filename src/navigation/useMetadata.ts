import { useEffect, useRef } from 'react';
import type { Page } from '../page.ts';
import { useSite } from '../SiteContext.ts';
import { documentTitle } from './document-title.ts';
import { showMetadata } from './metadata/show-metadata.ts';

/** Writes the title and the metadata of the current page into the head. The server has written those of the first page. */
export function useMetadata(path: string, page: Page) {
  const site = useSite();
  const described = useRef(page);
  useEffect(() => {
    if (page === described.current) return;
    described.current = page;
    document.title = documentTitle(page.summary, site);
    showMetadata({ ...page, path, site });
  }, [path, page, site]);
}
