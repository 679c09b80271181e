import { useEffect, useRef, useState } from 'react';
import { NavigationType, useNavigationType, type Location } from 'react-router';
import { scrollTo } from './scroll.ts';

/**
 * What happens when another page or place has come into view: going back restores the scroll position; otherwise the
 * page scrolls to the hash's target, or to the top without one. The focus moves to the new page's heading.
 * A change of the query alone moves nothing: it refines the page that the visitor is looking at.
 *
 * Returns what to announce: the title of a new page.
 */
export function useArrival(location: Location): string {
  const cameBack = useNavigationType() === NavigationType.Pop;
  const previous = useRef(location);
  const positions = useRef(new Map<string, number>());
  const [announcement, setAnnouncement] = useState('');

  useRestoringScrollOurselves();

  useEffect(() => {
    const { key } = location;
    const remember = () => positions.current.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [location]);

  useEffect(() => {
    const left = previous.current;
    previous.current = location;
    if (left === location) return;
    const newPage = left.pathname !== location.pathname;
    const onlyQueryChanged = !newPage && left.hash === location.hash && left.search !== location.search;
    if (newPage) {
      setAnnouncement(document.title);
      moveFocus(document.querySelector('h1'));
    }
    const position = positions.current.get(location.key);
    if (cameBack && position !== undefined) window.scrollTo({ top: position, behavior: 'instant' });
    else if (!onlyQueryChanged) arriveAt(location.hash);
  }, [location, cameBack]);

  return announcement;
}

/** Scrolls to the element that the hash names and puts the keyboard's next step there; without one, to the top. */
function arriveAt(hash: string) {
  const target = document.getElementById(hash.slice(1));
  if (!target) return scrollTo('top');
  scrollTo(target);
  moveFocus(target);
}

/** Headings and sections take the focus only when they have a tab index. */
function moveFocus(target: HTMLElement | null) {
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * The browser restores the position at once, when the old page is still there. On leaving the document it gets the job
 * back, so that a reload comes up where it was.
 */
function useRestoringScrollOurselves() {
  useEffect(() => {
    const take = () => (history.scrollRestoration = 'manual');
    const giveBack = () => (history.scrollRestoration = 'auto');
    take();
    window.addEventListener('pageshow', take);
    window.addEventListener('pagehide', giveBack);
    return () => {
      giveBack();
      window.removeEventListener('pageshow', take);
      window.removeEventListener('pagehide', giveBack);
    };
  }, []);
}
