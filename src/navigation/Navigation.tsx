// Handles clicks on links, Back and Forward, and the bar that is visible while the code of a page loads.
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Page } from '../page.ts';
import { isPlainClick } from '../plain-click.ts';
import { loadedPage, loadPage, pagePath } from '../routes.tsx';
import { useSite } from '../SiteContext.ts';
import { useStyles, type Styles } from '../styles/useStyles.ts';
import { color, media } from '../theme.ts';
import { documentTitle } from './metadata.ts';

const styles = {
  loadingBar: {
    position: 'fixed',
    inset: '0 0 auto',
    zIndex: 3,
    height: '6px',
    background: `linear-gradient(90deg, ${color.ink} 50%, ${color.amber} 50%) 0 / 96px`,
    // Nearly all pages load within the delay.
    visibility: 'hidden',
    animation: 'loading 900ms 300ms linear infinite',
    '@keyframes loading': {
      from: { visibility: 'visible' },
      to: { visibility: 'visible', backgroundPosition: '96px' },
    },
    // The last frame of the animation, without movement.
    [media.reducedMotion]: { backgroundPosition: '96px' },
  },
} satisfies Styles;

/** Follows links, Back and Forward. Shows a bar that moves above the page while the code of the next page loads. */
export function Navigation() {
  const classes = useStyles(styles);
  const isLoading = useLinksAndHistory();
  const { pathname } = useLocation();
  useEffect(prefetchInSight, [pathname]);
  return (
    <div
      hidden={!isLoading}
      data-screen
      className={classes.loadingBar}
      role="progressbar"
      aria-label="Loading the page"
    />
  );
}

/**
 * Follows links to the site's pages, and Back and Forward. Returns whether the code of a page is loading. Until the code arrives,
 * the current page stays, and after a click its address stays too. Links are plain anchors, which work before scripts. The browser
 * follows links to files and unknown addresses, because only the server knows the answer.
 */
function useLinksAndHistory(): boolean {
  const [isLoading, setLoading] = useState(false);
  const site = useSite();
  const navigate = useNavigate();
  const show = useEffectEvent((href: string, page: Page) => {
    const { origin } = window.location;
    const writeTitle = () => (document.title = documentTitle(page.summary, site));
    // Analytics scripts read the title when the address changes. Before this event, the new title would name the old page in
    // the list behind the Back button.
    window.navigation?.addEventListener('currententrychange', writeTitle, { once: true });
    void navigate(href.slice(origin.length), { replace: href === window.location.href });
  });

  // A layout effect runs before the router's effect: the first listener for `popstate` can stop the event.
  useLayoutEffect(() => {
    /** The address whose page is loading. */
    let pending: string | undefined;
    const endPending = () => {
      pending = undefined;
      setLoading(false);
    };

    /** Tries to load the code of a page. Resolves with false if a later click, Back or Forward has led elsewhere. */
    const loadPending = async ({ href, pathname }: HTMLAnchorElement | Location): Promise<boolean> => {
      pending = href;
      setLoading(true);
      await loadPage(pathname).catch(() => undefined);
      if (pending !== href) return false;
      endPending();
      return true;
    };

    const onClick = async (event: MouseEvent) => {
      const link = pageLink(event);
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      // The browser also closes popovers when a link loads another document.
      link.closest<HTMLElement>('[popover]')?.hidePopover();
      const { href, pathname } = link;
      const isSecondClick = href === pending;
      const before = currentAddress();
      endPending();
      if (!loadedPage(pathname) && !isSecondClick && !(await loadPending(link))) return;
      // A button, such as a category of the blog, has led elsewhere.
      if (currentAddress() !== before) return;
      const page = loadedPage(pathname);
      if (page) show(href, page);
      else window.location.assign(href);
    };

    // If the code is loaded, the router shows the page during the event, so that the browser can restore the position.
    const onPopState = async (event: PopStateEvent) => {
      const { pathname } = window.location;
      endPending();
      if (loadedPage(pathname)) return;
      event.stopImmediatePropagation();
      if (!(await loadPending(window.location))) return;
      if (loadedPage(pathname)) window.dispatchEvent(new PopStateEvent('popstate'));
      else window.location.reload();
    };

    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('click', onClick, { signal });
    document.addEventListener('pointerover', prefetch, { signal });
    document.addEventListener('focusin', prefetch, { signal });
    window.addEventListener('popstate', onPopState, { signal });
    return () => {
      pending = undefined;
      listening.abort();
    };
  }, []);
  return isLoading;
}

/** Returns the address without its hash, which the page may change while another page loads. */
const currentAddress = () => window.location.pathname + window.location.search;

/** Loads the code of a page when the visitor points at a link by mouse, finger or keyboard. */
function prefetch(event: Pick<Event, 'target'>): void {
  const link = pageLink(event);
  if (!link || navigator.connection?.saveData) return;
  // A click on the link handles the failure.
  loadPage(link.pathname).catch(() => undefined);
}

/**
 * Loads the code of pages whose links are in sight once the visitor scrolls. Without it, a tap on a slow phone waits 200 ms longer
 * for the next page.
 */
function prefetchInSight() {
  const inSight = new IntersectionObserver((entries) => {
    for (const entry of entries) if (entry.isIntersecting) prefetch(entry);
  });
  const watchLinks = () => document.querySelectorAll('a').forEach((link) => inSight.observe(link));
  document.addEventListener('scroll', watchLinks, { once: true });
  return () => {
    document.removeEventListener('scroll', watchLinks);
    inSight.disconnect();
  };
}

/** Returns the link around an event's target if the link opens a page of the site in this window. */
function pageLink({ target }: Pick<Event, 'target'>): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  return link.origin === window.location.origin && pagePath(link.pathname) ? link : undefined;
}
