import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType, type Location } from 'react-router';
import { smoothly } from './smoothly.ts';

/**
 * Scrolls and moves the focus after a navigation. The page scrolls to the hash's target, or to the top if there is none. The
 * focus moves to the heading of a new page. After Back, Forward and a typed hash the browser itself scrolls: it does so after
 * the event by which the router shows the page. A query of the page that is shown moves nothing, because that page follows it.
 */
export function useArrival(location: Location) {
  const browserScrolls = useNavigationType() === NavigationType.Pop;
  const previous = useRef(location);

  useSmoothHashes();

  useEffect(() => {
    const left = previous.current;
    previous.current = location;
    if (left === location) return;
    const newPage = left.pathname !== location.pathname;
    const newHash = left.hash !== location.hash;
    const onlyQueryChanged = !newPage && !newHash && left.search !== location.search;
    const isQueryOfPage = !newPage && location.hash === '' && location.search !== '';
    if (newPage) moveFocus(document.querySelector('h1'));
    if (!browserScrolls && !onlyQueryChanged && !isQueryOfPage) arriveAt(location.hash);
    else if (newHash && !newPage) moveFocus(targetOf(location.hash));
  }, [location, browserScrolls]);
}

const targetOf = (hash: string) => document.getElementById(hash.slice(1));

/** Scrolls to the element that the hash names and moves the focus there; without one, scrolls to the top. */
function arriveAt(hash: string) {
  const target = targetOf(hash);
  if (!target) return window.scrollTo({ top: 0, behavior: smoothly() });
  target.scrollIntoView({ behavior: smoothly() });
  moveFocus(target);
}

/** Moves the focus. Headings and sections can take it only if they have a tab index. */
function moveFocus(target: HTMLElement | null) {
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Makes the browser's own scrolling to a typed hash smooth. A browser without the Navigation API jumps there. */
function useSmoothHashes() {
  useEffect(() => {
    const { style } = document.documentElement;
    const onNavigate = ({ hashChange }: NavigateEvent) => {
      if (!hashChange) return;
      style.scrollBehavior = smoothly();
      // Chromium scrolls in the next frame.
      requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('scroll-behavior')));
    };
    window.navigation?.addEventListener('navigate', onNavigate);
    return () => window.navigation?.removeEventListener('navigate', onNavigate);
  }, []);
}
