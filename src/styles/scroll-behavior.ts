import { mediaQuery } from './media.ts';

/**
 * Returns the scroll behavior of links and the scroll-to-top button: smooth, unless the visitor prefers reduced motion. The CSS
 * property would also animate the browser's own scrolling: restoring after Back, Tab, and search in the page.
 */
export const scrollBehavior = (): ScrollBehavior =>
  window.matchMedia(mediaQuery.reducedMotion).matches ? 'auto' : 'smooth';
