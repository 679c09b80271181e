import { useLayoutEffect, useState } from 'react';
import { useLocation, type Location } from 'react-router';
import type { Site } from './content/company/company.ts';
import { ErrorBoundary } from './layout/ErrorBoundary.tsx';
import { Frame } from './layout/Frame.tsx';
import { documentTitle } from './navigation/metadata/described-page.ts';
import { useArrival } from './navigation/useArrival.ts';
import { useLinkClicks } from './navigation/useLinkClicks.ts';
import { useMetadata } from './navigation/useMetadata.ts';
import { usePageLoading } from './navigation/usePageLoading.ts';
import { usePrefetch } from './navigation/usePrefetch.ts';
import type { Page } from './page.ts';
import { findPage } from './routes.tsx';
import { ServedFields } from './ServedFields.tsx';
import { useSite } from './SiteContext.ts';

export interface AppProps {
  /** The page of the address with which the document was loaded. */
  firstPage: Page;
}

/** The whole site, on the server and in the browser. The outer boundary is for errors of the frame. */
export function App({ firstPage }: AppProps) {
  return (
    <ErrorBoundary>
      <ServedFields />
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
  const site = useSite();
  const [shown, setShown] = useState<Shown>({ location, page: firstPage, announcement: '' });
  const { loadPage, loadingBar } = usePageLoading(fetchPage);

  // A page whose code is there is shown at once. An effect would first render the old page with the new address.
  const loaded = location === shown.location ? undefined : findPage(location.pathname).loaded;
  if (loaded) setShown((now) => showing(loaded, location, now, site));

  // As a layout effect it is over before the visitor can click on the new page. Later it would take the place of that click.
  useLayoutEffect(() => {
    const show = async () => {
      const page = await loadPage(location.pathname, () => window.location.reload());
      if (page) setShown((now) => showing(page, location, now, site));
    };
    void show();
  }, [location, loadPage, site]);

  const { page, announcement } = shown;
  const { pathname, search } = shown.location;
  // A proxy may add a slash at the end, without which the page was rendered.
  const { path = pathname } = findPage(pathname);
  useLinkClicks(loadPage, hasPage, isLoaded);
  usePrefetch(path, fetchPage);
  useMetadata(path, page);
  useArrival(shown.location);

  return (
    // The 404 page is the same at every path, so that one compressed copy of it serves all unknown paths.
    <Frame path={page.noindex ? '' : path} announcement={announcement} loadingBar={loadingBar}>
      <ErrorBoundary key={path} location={shown.location}>
        <main id="main" tabIndex={-1}>
          <page.Component path={path} search={search} />
        </main>
      </ErrorBoundary>
    </Frame>
  );
}

interface Shown {
  location: Location;
  page: Page;
  /** The title of a page that was navigated to, for screen readers. A state of its own would render the page twice. */
  announcement: string;
}

/** Returns what is shown after a navigation. A new page is announced. */
function showing(page: Page, location: Location, before: Shown, site: Site): Shown {
  if (before.location === location) return before;
  const announcement = page === before.page ? before.announcement : documentTitle(page.summary, site);
  return { location, page, announcement };
}

const fetchPage = (path: string) => findPage(path).load();
const hasPage = (path: string) => findPage(path).path !== undefined;
const isLoaded = (path: string) => findPage(path).loaded !== undefined;
