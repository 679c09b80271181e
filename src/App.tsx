import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Document } from './components/Document.tsx';
import { ErrorBoundary } from './components/ErrorBoundary.tsx';
import { useArrival } from './components/useArrival.ts';
import { useLinkClicks } from './components/useLinkClicks.ts';
import type { Page } from './pages/page.ts';
import { findRoute } from './routes.tsx';

/**
 * Shows the page of the address. The address changes at once when a visitor follows a link, the page when its code has
 * arrived: until then the old one stays.
 */
export function App({ firstPage }: { firstPage: Page }) {
  const location = useLocation();
  const [shown, setShown] = useState({ location, page: firstPage });

  useEffect(() => {
    if (location === shown.location) return undefined;
    let overtaken = false;
    findRoute(location.pathname)
      .load()
      .then(
        (page) => overtaken || setShown({ location, page }),
        // The chunk is gone, perhaps because a newer build has replaced it: the server has the page.
        () => overtaken || window.location.reload(),
      );
    return () => {
      overtaken = true;
    };
  }, [location, shown]);

  useLinkClicks();
  const announcement = useArrival(shown.location);
  const { Content, summary, noindex = false } = shown.page;
  const { pathname, search } = shown.location;
  return (
    <Document path={pathname} summary={summary} noindex={noindex} announcement={announcement}>
      <ErrorBoundary key={pathname}>
        <Content path={pathname} search={search} />
      </ErrorBoundary>
    </Document>
  );
}
