import { useEffect, useRef } from 'react';
import type { Page } from '../page.ts';
import { useSite } from '../SiteContext.ts';
import { documentTitle } from './document-title.ts';
import { withRetries } from './with-retries.ts';

/**
 * Brings title and metadata of the page that is shown into the head. The first page's are there already, so the code that
 * makes them comes with the first navigation.
 */
export function useMetadata(path: string, page: Page | undefined) {
  const site = useSite();
  const described = useRef(page);
  useEffect(() => {
    if (!page || page === described.current) return;
    described.current = page;
    document.title = documentTitle(page.summary, site);
    const show = async () => {
      const { showMetadata } = await withRetries(() => import('./metadata/show-metadata.ts'));
      if (page === described.current) showMetadata({ ...page, path, site });
    };
    void show();
  }, [path, page, site]);
}
