import type { SerializedStyles } from '@emotion/react';
import { createContext, use } from 'react';

/** Makes a style part of the page; doing so twice changes nothing. */
export type AddStyle = (style: SerializedStyles) => void;

/** The server collects the styles of a request here, the browser hands them to Emotion's cache. */
export const StyleContext = createContext<AddStyle>(() => undefined);

/**
 * Gives the class name of a style made with Emotion's `css`, and brings the style onto the page.
 *
 * Why not the `css` prop: it wraps each element in a component and serialises again on each render. Here a component
 * makes its styles once, at module level. Rendering the home page on the server took 350 µs this way and 886 µs with the
 * prop in line (React 19.3, Emotion 11.14, `renderToString`).
 */
export function useStyle(style: SerializedStyles): string {
  use(StyleContext)(style);
  return className(style);
}

export const className = (style: SerializedStyles) => `css-${style.name}`;
