import { useState } from 'react';
import { useLocation } from 'react-router';
import { ErrorBoundary } from './layout/ErrorBoundary.tsx';
import { Frame } from './layout/Frame.tsx';
import { useMetadata } from './navigation/metadata.ts';
import { useArrival } from './navigation/useArrival.ts';
import type { Page } from './page.ts';
import { loadedPage, pagePath } from './routes.tsx';

interface AppProps {
  /** The page at the address of the document. */
  firstPage: Page;
}

/** Renders the site, on the server and in the browser. The outer boundary catches errors of the frame. */
export function App({ firstPage }: AppProps) {
  return (
    <ErrorBoundary>
      <CurrentPage firstPage={firstPage} />
    </ErrorBoundary>
  );
}

/** Shows the page of the current address. */
function CurrentPage({ firstPage }: AppProps) {
  const location = useLocation();
  const { pathname, search } = location;
  const [firstLocation] = useState(location);
  // `Navigation` loads a page before it tells the router the address.
  const page = (location !== firstLocation && loadedPage(pathname)) || firstPage;
  // A proxy may add a slash at the end. The server rendered the page without the slash.
  const path = pagePath(pathname) ?? pathname;
  useMetadata(path, page);
  useArrival(location);

  return (
    // The 404 page is the same at every path, so one compressed copy serves all unknown paths.
    <Frame path={page.noindex ? '' : path}>
      <ErrorBoundary location={location}>
        <main id="main">
          <page.Component path={path} search={search} />
        </main>
      </ErrorBoundary>
    </Frame>
  );
}
