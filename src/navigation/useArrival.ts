// Controls the scroll position and the focus after a navigation.
import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType, type Location } from 'react-router';
import { moveFocus } from '../move-focus.ts';
import { scrollBehavior } from '../styles/scroll-behavior.ts';

/**
 * Scrolls and moves the focus after a navigation. A link scrolls to the target of the hash, or to the top without one, and focuses
 * the heading of a new page. After Back, Forward and a typed hash the browser scrolls.
 */
export function useArrival(location: Location): void {
  const cameBack = useNavigationType() === NavigationType.Pop;
  const previous = useRef(location);

  useEffect(() => {
    const left = previous.current;
    previous.current = location;
    const isNewPage = left.pathname !== location.pathname;
    if (cameBack) {
      // The focused control is gone with its page. The browser restores the position before the next frame.
      if (isNewPage) requestAnimationFrame(focusFirstInView);
      return;
    }
    if (isNewPage) moveFocus(document.querySelector('h1'));
    // The page itself handles a change of its query.
    if (!isNewPage && !location.hash && (left.search || location.search)) return;
    const target = document.getElementById(location.hash.slice(1));
    moveFocus(target);
    if (target) target.scrollIntoView({ behavior: scrollBehavior() });
    else window.scrollTo({ top: 0, behavior: scrollBehavior() });
  }, [location, cameBack]);
}

/** Moves the focus to the first text below the header, so that Tab continues there. */
function focusFirstInView(): void {
  const header = document.querySelector('header')?.offsetHeight ?? 0;
  const texts = document.querySelectorAll<HTMLElement>(':is(main, footer) :is(h1, h2, h3, h4, p, li, dt, dd, th, td)');
  moveFocus([...texts].find((text) => text.getBoundingClientRect().top >= header));
}
