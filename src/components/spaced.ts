import type { ReactNode } from 'react';

/**
 * Puts a space behind each element. Blocks, grid and flex items do not show it. Without it, words of neighbors run together in browsers
 * without styles, in search engines and in text that is copied.
 */
export const spaced = (elements: readonly ReactNode[]): ReactNode[] => elements.flatMap((element) => [element, ' ']);
