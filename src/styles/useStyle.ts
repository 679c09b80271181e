import type { SerializedStyles } from '@emotion/react';
import { createContext, use, useInsertionEffect } from 'react';

/** Adds a style to the page. Adding it again changes nothing. */
export type AddStyle = (style: SerializedStyles) => void;

/** On the server it collects the styles of a request; in the browser it inserts them through Emotion's cache. */
export const StyleContext = createContext<AddStyle>(() => undefined);

/**
 * Returns the class name of a style created with Emotion's `css`, and adds the style to the page.
 *
 * The `css` prop is not used, because it wraps each element in a component and serializes the style on each render. Here a
 * component creates its styles once, at module level. Rendering the home page on the server took 350 µs this way and 886 µs
 * with the prop (React 19.3, Emotion 11.14, `renderToString`).
 */
export function useStyle(style: SerializedStyles): string {
  use(StyleContext)(style);
  return className(style);
}

/** Does the same for a style that only scripts need. It is not served, but added when the browser has hydrated the page. */
export function useStyleOfScripts(style: SerializedStyles): string {
  const add = use(StyleContext);
  useInsertionEffect(() => add(style), [add, style]);
  return className(style);
}

export const className = (style: SerializedStyles) => `s${style.name}`;
