import { mediaQuery } from './media.ts';

/**
 * Returns the behavior with which links and the top button scroll: smooth, unless the visitor prefers less motion. In CSS, the browser
 * would also restore the position smoothly after Back, and follow Tab and a search in the page with a delay.
 */
export const scrollBehavior = (): ScrollBehavior =>
  window.matchMedia(mediaQuery.reducedMotion).matches ? 'auto' : 'smooth';
