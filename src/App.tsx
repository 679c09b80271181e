import { useEffect, useState } from 'react';
import { useLocation, type Location } from 'react-router';
import { Document } from './layout/Document.tsx';
import { ErrorBoundary } from './layout/ErrorBoundary.tsx';
import { useArrival } from './navigation/useArrival.ts';
import { useFetchPage } from './navigation/useFetchPage.ts';
import { useLinkClicks } from './navigation/useLinkClicks.ts';
import { useMetadata } from './navigation/useMetadata.ts';
import { usePrefetch } from './navigation/usePrefetch.ts';
import type { Page } from './page.ts';
import { findRoute } from './routes.tsx';

/**
 * Shows the page of the address. When a visitor follows a link the old page and its address stay until the new page's code
 * has arrived; on the way back through the history, where the browser changes the address itself, the page alone.
 *
 * In the browser a `static` page is no `firstPage`: what the server wrote stays as it is, and the page's code is not even
 * fetched. That spares up to 12 kB of script and the work of hydrating the content.
 */
export function App({ firstPage }: { firstPage?: Page | undefined }) {
  const location = useLocation();
  const [shown, setShown] = useState({ location, page: firstPage });
  const { fetchPage, waiting } = useFetchPage(loadPage);
  const isServed = !shown.page && isSamePage(location, shown.location);
  const place = isServed ? location : shown.location;

  useEffect(() => {
    if (isServed || location === shown.location) return;
    const show = (page: Page | undefined) => page && setShown({ location, page });
    const { loaded } = findRoute(location.pathname);
    if (loaded) show(loaded);
    else void fetchPage(location.pathname).then(show);
  }, [location, shown, isServed, fetchPage]);

  useLinkClicks(fetchPage);
  const { page } = shown;
  const { pathname: path, search } = place;
  usePrefetch(path);
  useMetadata(path, page);
  const announcement = useArrival(place);

  return (
    // The 404 page is the same wherever it stands, so that one copy of it serves all unknown paths.
    <Document path={page?.noindex ? '' : path} announcement={announcement} waiting={waiting}>
      {page && (
        <ErrorBoundary key={path}>
          <page.Component path={path} search={search} />
        </ErrorBoundary>
      )}
    </Document>
  );
}

const loadPage = (path: string) => findRoute(path).load();

const isSamePage = (one: Location, other: Location) => one.pathname === other.pathname && one.search === other.search;
