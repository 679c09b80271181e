// Owns the clicks on links, and Back and Forward.
import { useEffectEvent, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { currentEntry, openReadings } from '../history-memory.ts';
import { loadedPage, loadPage, pagePath } from '../routes.tsx';
import { setLoading } from './loading.ts';
import { isPrivate } from './private-fragments.ts';
import { scrollForReload } from './scroll-positions.ts';
import { isPlainClick, siteLink } from './site-link.ts';

/** How long a visitor waits for the code of a page, in milliseconds. */
const timeLimit = 4000;

/**
 * Follows links to the site's pages, and Back and Forward. The page that is shown stays until the code of the next one is there,
 * and so does its address after a click. If the code does not come in time, or the visitor asks for the page again, the browser
 * loads the document, as it would without scripts. It also follows links to files and to unknown addresses, because only the
 * server knows its answer to them. Links are plain anchors, which work before any script and cost the server less than `<Link>`.
 */
export function useLinksAndHistory(): void {
  const navigate = useNavigate();
  // The page changes in the same task as its address, for scripts that count page views.
  const follow = useEffectEvent((address: string, replace: boolean) =>
    flushSync(() => void navigate(address, { replace })),
  );

  // Once, and before the router, which begins in a later effect: the first listener for `popstate` can keep others from it.
  useLayoutEffect(() => {
    let awaited: { path: string } | undefined;

    /**
     * Waits for the code of a page. Calls `show` if it comes in time, and otherwise `loadDocument`, with whether the browser will ask the
     * visitor before it leaves this document. A later call ends this one's waiting, and then it calls neither.
     */
    const goTo = async (path: string, show: () => void, loadDocument: (isAsking: boolean) => void) => {
      const isAskedAgain = path === awaited?.path;
      const destination = (awaited = { path });
      const entry = currentEntry();
      // A page whose code is there is shown within the event, so that the browser lays out once.
      if (!loadedPage(path) && !isAskedAgain) {
        setLoading(true);
        await Promise.race([
          loadPage(path).catch(() => undefined),
          new Promise((resolve) => setTimeout(resolve, timeLimit)),
        ]);
        if (destination !== awaited) return;
      }
      awaited = undefined;
      setLoading(false);
      // A button, such as a category of the blog, has led elsewhere.
      if (entry !== currentEntry()) return;
      if (loadedPage(path)) return show();
      // Requests that hang may have taken all connections to the host. `contact/page/ask-before-leaving.ts` objects while a form is sent.
      const isAsking = !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
      if (!isAsking) window.stop();
      loadDocument(isAsking);
    };

    const onClick = (event: MouseEvent) => {
      const link = isPlainClick(event) ? siteLink(event.target) : undefined;
      if (!link || !pagePath(link.url.pathname)) return;
      // As the browser does when a link loads another document.
      link.element.closest<HTMLElement>('[popover]')?.hidePopover?.();
      event.preventDefault();
      const { origin, pathname, search, hash, href } = link.url;
      const loadDocument = () => window.location.assign(href);
      const show = () => {
        try {
          // Readings go to the page, and not into the address.
          const isForPage = isPrivate(href);
          const address = pathname + search + (isForPage ? '' : hash);
          follow(address, origin + address === window.location.href);
          if (isForPage) openReadings(hash);
        } catch {
          // Browsers limit how often the history may change.
          loadDocument();
        }
      };
      void goTo(pathname, show, loadDocument);
    };

    const onPopState = (event: PopStateEvent) => {
      const { pathname } = window.location;
      const isLoaded = loadedPage(pathname) !== undefined;
      // The router hears of it when the page can be shown.
      if (!isLoaded) event.stopImmediatePropagation();
      const show = () => void (isLoaded || window.dispatchEvent(new PopStateEvent('popstate')));
      const loadDocument = (isAsking: boolean) => {
        // A visitor who answers to stay finds the page as it was.
        if (!isAsking) scrollForReload();
        window.location.reload();
      };
      void goTo(pathname, show, loadDocument);
    };

    document.addEventListener('click', onClick);
    window.addEventListener('popstate', onPopState);
    return () => {
      awaited = undefined;
      setLoading(false);
      document.removeEventListener('click', onClick);
      window.removeEventListener('popstate', onPopState);
    };
  }, []);
}
