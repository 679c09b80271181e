import { ErrorBoundary } from './layout/ErrorBoundary.tsx';
import { Frame } from './layout/Frame.tsx';
import { useArrival } from './navigation/useArrival.ts';
import { useMetadata } from './navigation/useMetadata.ts';
import { useNavigation } from './navigation/useNavigation.ts';
import { usePrefetch } from './navigation/usePrefetch.ts';
import type { Page } from './page.ts';
import { pagePath } from './routes.tsx';

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

/** Shows the page that the visitor has navigated to. */
function CurrentPage({ firstPage }: AppProps) {
  const { page, location, announcement, loadingBar } = useNavigation(firstPage);
  const { pathname, search } = location;
  // A proxy may add a slash at the end, without which the page was rendered.
  const path = pagePath(pathname) ?? pathname;
  usePrefetch(path);
  useMetadata(path, page);
  useArrival(location);

  return (
    // The 404 page is the same at every path, so that one compressed copy of it serves all unknown paths.
    <Frame path={page.noindex ? '' : path} announcement={announcement} loadingBar={loadingBar}>
      <ErrorBoundary location={location}>
        <main id="main" tabIndex={-1}>
          <page.Component path={path} search={search} />
        </main>
      </ErrorBoundary>
    </Frame>
  );
}
