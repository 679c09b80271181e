import type { SerializedStyles } from '@emotion/react';
import { createContext, use } from 'react';

/** Makes a style part of the page under a selector; doing so twice changes nothing. */
export type AddStyle = (style: SerializedStyles, selector: string) => void;

/** The server collects the styles of a request here, the browser inserts them into Emotion's cache. */
export const StyleContext = createContext<AddStyle>(() => undefined);

/**
 * Gives the class name of a style made with Emotion's `css`, and brings the style onto the page.
 *
 * Why not the `css` prop: it wraps each element in a component and serialises again on each render. Here a component
 * makes its style once, at module level, styles its root and reaches its children by nested selectors. Rendering the
 * home page on the server took 350 µs this way and 886 µs with the prop in line (design §6).
 */
export function useStyle(style: SerializedStyles): string {
  const className = `css-${style.name}`;
  use(StyleContext)(style, `.${className}`);
  return className;
}

/** Brings a style without a class onto the page: element defaults, font faces. */
export function useGlobalStyle(style: SerializedStyles): void {
  use(StyleContext)(style, '');
}
