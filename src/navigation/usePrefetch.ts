// Owns the fetching of pages before they are asked for.
import { loadPage, pagePath } from '../routes.tsx';
import { useOptionalEffect } from '../useOptionalEffect.ts';
import { siteLink } from './site-link.ts';

/**
 * Fetches the code of pages before they are asked for: at once when a visitor points at a link by mouse, finger or
 * keyboard, and when the browser is idle for links that are in sight. The latter begins with the first scrolling, so that
 * a first view loads little. A browser that asks to save data gets nothing ahead.
 *
 * @param path of the page that is shown; its links are watched.
 */
export function usePrefetch(path: string) {
  useOptionalEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const prefetch = (target: EventTarget | null) => {
      const link = navigator.connection?.saveData ? undefined : siteLink(target);
      if (!link || !pagePath(link.url.pathname)) return;
      // A click on the link deals with a failure.
      loadPage(link.url.pathname).catch(() => undefined);
    };
    const prefetchTarget = ({ target }: Event) => prefetch(target);
    document.addEventListener('pointerover', prefetchTarget, { signal });
    document.addEventListener('focusin', prefetchTarget, { signal });

    const inSight = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        // Safari has no idle callback; a touch of the link is soon enough there.
        if (isIntersecting) window.requestIdleCallback?.(() => signal.aborted || prefetch(target));
      }
    });
    const watchLinks = () => document.querySelectorAll('a').forEach((link) => inSight.observe(link));
    document.addEventListener('scroll', watchLinks, { once: true, passive: true, signal });
    return () => {
      listening.abort();
      inSight.disconnect();
    };
  }, [path]);
}
