import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { documentTitle, type Page } from '../page.ts';
import { loadedPage, loadPage as fetchPage, pagePath } from '../routes.tsx';
import { useSite } from '../SiteContext.ts';
import { isPlainClick, siteLink } from './site-link.ts';

/**
 * Returns the page that is shown, with its location. After a click on a link the old page and its address stay until the code
 * of the new page has arrived. After Back or Forward, where the browser changes the address itself, only the old page stays.
 * `announcement` is the title of a page that was navigated to, for screen readers.
 */
export function useNavigation(firstPage: Page) {
  const location = useLocation();
  const site = useSite();
  const [shown, setShown] = useState({ location, page: firstPage, announcement: '' });
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const { loadPage, loadingBar } = usePageLoading();
  useLinkClicks(loadPage);

  // In an effect it would first render the old page with the new address.
  const page = loadedPage(location.pathname);
  if (page && location !== shown.location) {
    const announcement = page === shown.page ? shown.announcement : documentTitle(page.summary, site);
    setShown({ location, page, announcement });
  }

  // Fetches a page to which Back or Forward leads, and ends the waiting for another page. As a layout effect it does so before
  // the visitor can click on the new page. Later it would take the place of that click.
  useLayoutEffect(() => {
    loadPage(location.pathname, renderAgain, () => window.location.reload());
  }, [location, loadPage]);

  return { ...shown, loadingBar };
}

/**
 * Fetches the code of a page that the visitor wants to see, and calls `show`, or `loadDocument` if it cannot be fetched. It
 * calls neither if another page is requested in the meantime. Returns false, and calls neither, if the code is there.
 */
type LoadPage = (path: string, show: () => void, loadDocument: () => void) => boolean;

/** Loads one page at a time: the one that was requested last. `loadingBar` is the element that is shown in the meantime. */
function usePageLoading() {
  const latest = useRef(0);
  const loadingBar = useRef<HTMLDivElement>(null);

  const loadPage: LoadPage = useCallback((path, show, loadDocument) => {
    latest.current += 1;
    const turn = latest.current;
    const isMissing = !loadedPage(path);
    // A state would render the page twice more.
    loadingBar.current?.toggleAttribute('hidden', !isMissing);
    const end = (next: () => void) => () => {
      if (turn !== latest.current) return;
      loadingBar.current?.toggleAttribute('hidden', true);
      next();
    };
    if (isMissing) void fetchPage(path).then(end(show), end(loadDocument));
    return isMissing;
  }, []);
  return { loadPage, loadingBar };
}

/**
 * Turns clicks on links to the site's pages into client navigation once the page's code has been fetched. If the code cannot
 * be fetched, the browser follows the link as it would without scripts. It also follows links to files and to unknown
 * addresses, because only the server knows its answer to them. Links are plain anchors, which work before any script and cost
 * the server less than `<Link>`.
 */
function useLinkClicks(loadPage: LoadPage) {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = isPlainClick(event) ? siteLink(event.target) : undefined;
      if (!link || !pagePath(link.url.pathname)) return;
      // As the browser does when a link loads another document.
      link.element.closest<HTMLElement>('[popover]')?.hidePopover?.();
      event.preventDefault();
      const { pathname, search, hash, href } = link.url;
      const follow = () => void navigate(pathname + search + hash, { replace: href === window.location.href });
      // A page whose code is there is shown within the click, so that the browser lays out once.
      if (!loadPage(pathname, follow, () => window.location.assign(href))) follow();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate, loadPage]);
}
