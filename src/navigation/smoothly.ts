import { mediaQuery } from '../theme.ts';

/**
 * Returns the behavior with which links, hashes and the top button scroll: smooth, unless the visitor prefers less motion.
 * It is not set in CSS, where it would also delay what Tab or a search in the page brings into view.
 */
export const smoothly = (): ScrollBehavior => (window.matchMedia(mediaQuery.reducedMotion).matches ? 'auto' : 'smooth');
