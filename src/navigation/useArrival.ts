// Owns what the visitor sees first after a navigation: the part of the page, and where the focus is.
import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType, type Location } from 'react-router';
import { remembered } from '../history-memory.ts';
import { moveFocus } from '../move-focus.ts';
import { smoothly } from '../styles/smoothly.ts';
import { useOptionalEffect } from '../useOptionalEffect.ts';
import { returnTo, watchPosition } from './scroll-positions.ts';

/**
 * Scrolls and moves the focus after a navigation. Back and Forward return to the position that the visitor left. Otherwise the page
 * scrolls to the hash's target, or to the top if there is none, and the focus moves to the heading of a new page. A query of the
 * page that is shown moves nothing, also when the hash is removed with it, because that page follows its query.
 */
export function useArrival(location: Location) {
  const cameBack = useNavigationType() === NavigationType.Pop;
  const previous = useRef(location);

  useManualScrollRestoration(location);
  useSmoothHashes();

  // In a layout effect, which runs before the new page can scroll, so that its position never counts as the old page's.
  useLayoutEffect(watchPosition, [location]);

  useOptionalEffect(() => {
    const left = previous.current;
    previous.current = location;
    // The first page has arrived as a document, and the browser has scrolled it.
    if (left === location) return;
    const newPage = left.pathname !== location.pathname;
    const onlyQueryChanged = !newPage && left.hash === location.hash && left.search !== location.search;
    const onlyQueryRemains = !newPage && location.hash === '' && location.search !== '';
    const { position } = cameBack ? remembered() : {};
    if (position) returnTo(position);
    else {
      if (newPage || cameBack) moveFocus(document.querySelector('h1'));
      if (!onlyQueryChanged && !onlyQueryRemains) arriveAt(location.hash);
    }
  }, [location, cameBack]);
}

/** Scrolls to the element that the hash names and moves the focus there; without one, scrolls to the top. */
function arriveAt(hash: string) {
  const target = document.getElementById(hash.slice(1));
  if (!target) return window.scrollTo({ top: 0, behavior: smoothly() });
  target.scrollIntoView({ behavior: smoothly() });
  moveFocus(target);
}

/**
 * Turns off the browser's own scroll restoration, which happens while the old page is still shown. It is turned on again when the
 * document is left or hidden, so that a reload keeps its position, also that of a tab which a phone has discarded. A document that
 * stays, as after a click on an e-mail address, turns it off with the next navigation.
 */
function useManualScrollRestoration(location: Location) {
  useOptionalEffect(() => {
    const takeOrGiveBack = () => (history.scrollRestoration = document.hidden ? 'auto' : 'manual');
    const giveBack = () => (history.scrollRestoration = 'auto');
    takeOrGiveBack();
    document.addEventListener('visibilitychange', takeOrGiveBack);
    window.addEventListener('beforeunload', giveBack);
    return () => {
      document.removeEventListener('visibilitychange', takeOrGiveBack);
      window.removeEventListener('beforeunload', giveBack);
    };
  }, [location]);
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
