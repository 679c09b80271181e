import { css, type CSSObject, type SerializedStyles } from '@emotion/react';
import { createContext, use, useInsertionEffect } from 'react';

/**
 * The style of an element in Emotion's notation, or several, of which a later one wins. Create it once, at module level: one
 * that is created in a component is serialized on each render.
 */
export type Style = CSSObject | readonly Style[];

/** Adds a style to the page. Adding it again changes nothing. */
export type AddStyle = (style: SerializedStyles) => void;

/** On the server it collects the styles of a request; in the browser it inserts them through Emotion's cache. */
export const StyleContext = createContext<AddStyle>(() => undefined);

/**
 * Returns the class name of a style, and adds the style to the page.
 *
 * The `css` prop is not used, because it wraps each element in a component and serializes the style on each render.
 * Rendering the home page on the server took 350 µs this way and 886 µs with the prop (React 19.3, Emotion 11.14,
 * `renderToString`).
 */
export function useStyle(style: Style): string {
  const serialized = serialize(style);
  use(StyleContext)(serialized);
  return className(serialized);
}

/** Does the same for a style that only scripts need. It is not served, but added when the browser has hydrated the page. */
export function useStyleOfScripts(style: Style): string {
  const serialized = serialize(style);
  const add = use(StyleContext);
  useInsertionEffect(() => add(serialized), [add, serialized]);
  return className(serialized);
}

export const className = (style: SerializedStyles) => `s${style.name}`;

const serializedStyles = new WeakMap<Style, SerializedStyles>();

/** Serializes a style when a component first uses it. All at once, before hydration, would block a slow phone for 30 ms. */
function serialize(style: Style): SerializedStyles {
  let made = serializedStyles.get(style);
  if (!made) {
    made = css(style);
    serializedStyles.set(style, made);
  }
  return made;
}
