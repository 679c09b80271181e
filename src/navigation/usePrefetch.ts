import { useEffect } from 'react';
import { expectNotice } from '../notices/notify.ts';
import { fetchScripts } from './fetch-scripts.ts';
import { siteLink } from './site-link.ts';

/**
 * Fetches the code of pages before they are asked for: at once when a visitor points at a link by mouse, finger or
 * keyboard, and when the browser is idle for links that are in sight. The latter from the first scrolling on, so that
 * what a first view loads stays small. The code for notices comes with the first page, since on a line that is gone it could
 * not be had. Who asks the browser to save data gets nothing ahead.
 *
 * @param path of the page that is shown; its links are watched.
 */
export function usePrefetch(path: string) {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const prefetch = (target: EventTarget | null) => {
      const pathname = siteLink(target)?.url.pathname;
      if (!pathname || pathname === path || navigator.connection?.saveData) return;
      // What has failed, the click will find out.
      fetchScripts(pathname).then(expectNotice, () => undefined);
    };
    const prefetchTarget = ({ target }: Event) => prefetch(target);
    document.addEventListener('pointerover', prefetchTarget, { signal });
    document.addEventListener('focusin', prefetchTarget, { signal });

    const inSight = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        // Safari has no idle callback; there a link that is touched is soon enough.
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
