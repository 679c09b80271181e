// Owns what the visitor sees first after a navigation: the part of the page, and where the focus is.
import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType, type Location } from 'react-router';
import { moveFocus } from '../move-focus.ts';
import { scrollBehavior } from '../styles/scroll-behavior.ts';

/**
 * Scrolls and moves the focus after a navigation. A link scrolls to the hash's target, or to the top if there is none, and the focus
 * moves to the heading of a new page. After Back, Forward and a typed hash the browser itself scrolls.
 */
export function useArrival(location: Location): void {
  const cameBack = useNavigationType() === NavigationType.Pop;
  const previous = useRef(location);

  useEffect(() => {
    const left = previous.current;
    previous.current = location;
    const isNewPage = left.pathname !== location.pathname;
    if (cameBack) {
      // The control that had the focus is gone with its page. The browser restores the position before the next frame.
      if (isNewPage) requestAnimationFrame(focusFirstInView);
      return;
    }
    if (isNewPage) moveFocus(document.querySelector('h1'));
    // A page follows its own query.
    if (!isNewPage && !location.hash && (left.search || location.search)) return;
    const target = document.getElementById(location.hash.slice(1));
    moveFocus(target);
    if (target) target.scrollIntoView({ behavior: scrollBehavior() });
    else window.scrollTo({ top: 0, behavior: scrollBehavior() });
  }, [location, cameBack]);
}

/** Moves the focus to the first text below the header, so that Tab goes on from there. */
function focusFirstInView(): void {
  const header = document.querySelector('header')?.offsetHeight ?? 0;
  const texts = document.querySelectorAll<HTMLElement>(':is(main, footer) :is(h1, h2, h3, h4, p, li, dt, dd, th, td)');
  moveFocus([...texts].find((text) => text.getBoundingClientRect().top >= header));
}
