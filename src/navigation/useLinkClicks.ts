import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { siteLink } from './site-link.ts';
import type { LoadPage } from './usePageLoading.ts';

/**
 * Turns clicks on links to the site's pages into client navigation once the page's code has been fetched. If the code cannot
 * be fetched, the browser follows the link as it would without scripts. It also follows links to files and to unknown
 * addresses, because only the server knows its answer to them. Links are plain anchors, which work before any script and cost
 * the server less than `<Link>`.
 */
export function useLinkClicks(
  loadPage: LoadPage<unknown>,
  hasPage: (path: string) => boolean,
  isLoaded: (path: string) => boolean,
) {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = async (event: MouseEvent) => {
      const link = isPlainClick(event) ? siteLink(event.target) : undefined;
      if (!link || !hasPage(link.url.pathname)) return;
      // As the browser does when a link loads another document.
      link.element.closest<HTMLElement>('[popover]')?.hidePopover?.();
      event.preventDefault();
      const { pathname, search, hash, href } = link.url;
      const isThere = pathname === window.location.pathname || isLoaded(pathname);
      // A page whose code is there is shown within the click, so that the browser lays out once.
      if (!isThere && !(await loadPage(pathname, () => window.location.assign(href)))) return;
      void navigate(pathname + search + hash, { replace: href === window.location.href });
    };
    const onClick = (event: MouseEvent) => void follow(event);
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate, loadPage, hasPage, isLoaded]);
}

/** Tells whether a click opens its link in this window. The browser handles new tabs, new windows and downloads. */
export function isPlainClick(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  return !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
