import { useEffect, useRef, useState } from 'react';
import { NavigationType, useNavigate, useNavigationType, type Location } from 'react-router';

/**
 * What happens when another page or place has come into view: going back restores the scroll position; otherwise the
 * page scrolls to the hash's target, or to the top without one. The focus moves to the new page's heading.
 * A change of the query alone moves nothing: it refines the page that the visitor is looking at.
 *
 * Returns what to announce: the title of a new page.
 */
export function useArrival(location: Location): string {
  const cameBack = useNavigationType() === NavigationType.Pop;
  const navigate = useNavigate();
  const previous = useRef(location);
  const positions = useRef(new Map<string, number>());
  const [announcement, setAnnouncement] = useState('');

  useRestoringScrollOurselves();

  useEffect(() => {
    const { key } = location;
    const remember = () => {
      // The browser scrolls to a typed hash when its entry is already the current one.
      const entry: { key?: string } | null = window.history.state;
      if (entry && (entry.key ?? 'default') === key) positions.current.set(key, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [location]);

  useEffect(() => {
    const left = previous.current;
    previous.current = location;
    if (left === location) return;
    // The browser has made this entry of the history itself, for a hash that the visitor typed. It gets a key of its own,
    // and the navigation that gives it one arrives at the hash.
    if (window.history.state === null) {
      void navigate(location, { replace: true });
      return;
    }
    const newPage = left.pathname !== location.pathname;
    const onlyQueryChanged = !newPage && left.hash === location.hash && left.search !== location.search;
    if (newPage) {
      setAnnouncement(document.title);
      moveFocus(document.querySelector('h1'));
    }
    const position = positions.current.get(location.key);
    if (cameBack && position !== undefined) window.scrollTo({ top: position, behavior: 'instant' });
    else if (!onlyQueryChanged) arriveAt(location.hash);
  }, [location, cameBack, navigate]);

  return announcement;
}

/** Scrolls to the element that the hash names and puts the keyboard's next step there; without one, to the top. */
function arriveAt(hash: string) {
  const target = document.getElementById(hash.slice(1));
  if (!target) return window.scrollTo({ top: 0 });
  target.scrollIntoView();
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
