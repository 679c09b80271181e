import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ErrorBoundary } from './layout/ErrorBoundary.tsx';
import { Frame } from './layout/Frame.tsx';
import { useArrival } from './navigation/useArrival.ts';
import { useLinkClicks } from './navigation/useLinkClicks.ts';
import { useMetadata } from './navigation/useMetadata.ts';
import { usePageLoading } from './navigation/usePageLoading.ts';
import { usePrefetch } from './navigation/usePrefetch.ts';
import type { Page } from './page.ts';
import { findPage } from './routes.tsx';

export interface AppProps {
  /** The page of the address with which the document was loaded. */
  firstPage: Page;
}

/** The whole site, on the server and in the browser. The outer boundary is for errors of the frame. */
export function App({ firstPage }: AppProps) {
  return (
    <ErrorBoundary>
      <CurrentPage firstPage={firstPage} />
    </ErrorBoundary>
  );
}

/**
 * Shows the page of the address. After a click the old page and its address stay until the code of the new page has
 * arrived. After Back or Forward, where the browser changes the address itself, only the old page stays.
 */
function CurrentPage({ firstPage }: AppProps) {
  const location = useLocation();
  const [shown, setShown] = useState({ location, page: firstPage });
  const { loadPage, waiting } = usePageLoading(fetchPage);

  // A page whose code is there is shown at once. An effect would first render the old page with the new address.
  const loaded = location === shown.location ? undefined : findPage(location.pathname).loaded;
  if (loaded) setShown({ location, page: loaded });

  useEffect(() => {
    const show = async () => {
      const page = await loadPage(location.pathname, () => window.location.reload());
      if (page) setShown((now) => (now.location === location ? now : { location, page }));
    };
    void show();
  }, [location, loadPage]);

  const { page } = shown;
  const { pathname: path, search } = shown.location;
  useLinkClicks(loadPage);
  usePrefetch(path, fetchPage);
  useMetadata(path, page);
  const announcement = useArrival(shown.location);

  return (
    // The 404 page is the same at every path, so that one compressed copy of it serves all unknown paths.
    <Frame path={page.noindex ? '' : path} announcement={announcement} waiting={waiting}>
      <ErrorBoundary key={path}>
        <main id="main" tabIndex={-1}>
          <page.Component path={path} search={search} />
        </main>
      </ErrorBoundary>
    </Frame>
  );
}

const fetchPage = (path: string) => findPage(path).load();
