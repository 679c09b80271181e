import { mediaQuery } from './media.ts';

/**
 * Returns the behavior with which links, hashes and the top button scroll: smooth, unless the visitor prefers less motion or the
 * browser cannot say. It is not set in CSS, where it would also delay what Tab or a search in the page brings into view.
 */
export function smoothly(): ScrollBehavior {
  try {
    return window.matchMedia(mediaQuery.reducedMotion).matches ? 'auto' : 'smooth';
  } catch {
    return 'auto';
  }
}
