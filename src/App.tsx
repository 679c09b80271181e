import { useEffect, useState } from 'react';
import { useLocation, type Location } from 'react-router';
import { Document } from './layout/Document.tsx';
import { ErrorBoundary } from './layout/ErrorBoundary.tsx';
import { useArrival } from './navigation/useArrival.ts';
import { useLinkClicks } from './navigation/useLinkClicks.ts';
import { useMetadata } from './navigation/useMetadata.ts';
import { usePrefetch } from './navigation/usePrefetch.ts';
import type { Page } from './pages/page.ts';
import { findRoute } from './routes.tsx';

/**
 * Shows the page of the address. The address changes at once when a visitor follows a link, the page when its code has
 * arrived: until then the old one stays.
 *
 * In the browser a `static` page is no `firstPage`: what the server wrote stays as it is, and the page's code is not even
 * fetched. That spares up to 12 kB of script and the work of hydrating the content.
 */
export function App({ firstPage }: { firstPage?: Page | undefined }) {
  const location = useLocation();
  const [shown, setShown] = useState({ location, page: firstPage });
  const isServed = !shown.page && isSamePage(location, shown.location);
  const place = isServed ? location : shown.location;

  useEffect(() => {
    if (isServed || location === shown.location) return undefined;
    let overtaken = false;
    fetchPage(location.pathname).then(
      (page) => overtaken || setShown({ location, page }),
      // The chunk is gone, perhaps because a newer build has replaced it: the server has the page.
      () => overtaken || window.location.reload(),
    );
    return () => {
      overtaken = true;
    };
  }, [location, shown, isServed]);

  useLinkClicks();
  const { page } = shown;
  const { pathname: path, search } = place;
  usePrefetch(fetchPage, path);
  useMetadata(path, page);
  const announcement = useArrival(place);

  return (
    // The 404 page is the same wherever it stands, so that one copy of it serves all unknown paths.
    <Document path={page?.noindex ? '' : path} announcement={announcement}>
      {page && (
        <ErrorBoundary key={path}>
          <page.Component path={path} search={search} />
        </ErrorBoundary>
      )}
    </Document>
  );
}

const fetchPage = (path: string) => findRoute(path).load();

const isSamePage = (one: Location, other: Location) => one.pathname === other.pathname && one.search === other.search;
