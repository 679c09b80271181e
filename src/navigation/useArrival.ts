import { useLayoutEffect, useRef, type RefObject } from 'react';
import { createPath, NavigationType, useNavigationType, type Location } from 'react-router';
import { mediaQuery } from '../theme.ts';
import { useOptionalEffect } from '../useOptionalEffect.ts';

/**
 * Scrolls and moves the focus after a navigation. Back and Forward restore the scroll position. Otherwise the page scrolls to
 * the hash's target, or to the top if there is none. The focus moves to the heading of a new page. A query of the page that is
 * shown moves nothing, also when a hash goes with it, because that page follows its query.
 */
export function useArrival(location: Location) {
  const cameBack = useNavigationType() === NavigationType.Pop;
  const previous = useRef(location);
  const positions = useScrollPositions();

  useSmoothHashes();

  // When the page changes, so that no scrolling of the new page counts as the old page's.
  useLayoutEffect(() => {
    const entry = entryOf(location);
    const remember = () => positions.current.set(entry, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    // On a busy device a click may come before the event of the scrolling that precedes it.
    window.addEventListener('click', remember, { capture: true });
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('click', remember, { capture: true });
    };
  }, [location, positions]);

  useOptionalEffect(() => {
    const left = previous.current;
    previous.current = location;
    if (left === location) return;
    const newPage = left.pathname !== location.pathname;
    const onlyQueryChanged = !newPage && left.hash === location.hash && left.search !== location.search;
    const isQueryOfPage = !newPage && location.hash === '' && location.search !== '';
    if (newPage) moveFocus(document.querySelector('h1'));
    const position = positions.current.get(entryOf(location));
    if (cameBack && position !== undefined) window.scrollTo({ top: position, behavior: 'instant' });
    else if (!onlyQueryChanged && !isQueryOfPage) arriveAt(location.hash);
    // The entry keeps the positions of the others, so that Back finds them after a reload. Safari throws after 100 such calls in
    // 10 seconds, which a visitor reaches who holds Enter on a link.
    history.replaceState({ ...history.state, positions: positions.current }, '');
  }, [location, cameBack, positions]);
}

/**
 * Names the history entry of a location. The router gives the first entry and those of typed hashes the same key. Browsers
 * without the Navigation API tell these by their address.
 */
const entryOf = (location: Location) =>
  window.navigation?.currentEntry?.key ?? `${location.key} ${createPath(location)}`;

/** Scrolls to the element that the hash names and moves the focus there; without one, scrolls to the top. */
function arriveAt(hash: string) {
  const target = document.getElementById(hash.slice(1));
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

/**
 * Returns the scroll positions by history entry, and turns off the browser's own scroll restoration, which happens while the
 * old page is still shown. It is turned on again while the document is hidden, so that a reload keeps its position, also
 * that of a tab which a phone has discarded.
 */
function useScrollPositions(): RefObject<Map<string, number>> {
  const positions = useRef(new Map<string, number>());
  useOptionalEffect(() => {
    const take = () => (history.scrollRestoration = 'manual');
    const giveBack = () => (history.scrollRestoration = 'auto');
    const onChange = () => (document.hidden ? giveBack() : take());
    const kept: unknown = history.state?.positions;
    if (kept instanceof Map) positions.current = kept;
    take();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  return positions;
}

/** Makes the browser's own scrolling to a typed hash smooth. A browser without the Navigation API jumps there. */
function useSmoothHashes() {
  useOptionalEffect(() => {
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

/**
 * Returns the behavior with which links, hashes and the top button scroll: smooth, unless the visitor prefers less motion.
 * It is not set in CSS, where it would also delay what Tab or a search in the page brings into view.
 */
export const smoothly = (): ScrollBehavior => (window.matchMedia(mediaQuery.reducedMotion).matches ? 'auto' : 'smooth');
