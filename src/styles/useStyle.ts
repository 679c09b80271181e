import { css, type CSSObject, type SerializedStyles } from '@emotion/react';
import { createContext, use } from 'react';

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
 * Returns the one class name of an element, and adds its style to the page. Several styles are merged, and a later one wins:
 * `useStyle(base, variants[kind], style)`. Those that are `undefined` are left out; without any there is no class.
 * The `css` prop is slower, because it wraps each element in a component and serializes the style on each render.
 */
export function useStyle(first: Style, ...others: (Style | undefined)[]): string;
export function useStyle(...styles: (Style | undefined)[]): string | undefined;
export function useStyle(...styles: (Style | undefined)[]): string | undefined {
  const addStyle = use(StyleContext);
  const serialized = serialize(styles);
  if (!serialized) return undefined;
  addStyle(serialized);
  return className(serialized);
}

export const className = (style: SerializedStyles) => `s${style.name}`;

/** A sequence of styles, and the longer sequences that begin with it. */
interface Combination {
  serialized?: SerializedStyles;
  followedBy: WeakMap<Style, Combination>;
}

const combinations: Combination = { followedBy: new WeakMap() };

/** Serializes styles when a component first uses them. All at once, before hydration, would block a slow phone. */
function serialize(styles: readonly (Style | undefined)[]): SerializedStyles | undefined {
  let found = combinations;
  for (const style of styles) {
    if (!style) continue;
    let next = found.followedBy.get(style);
    if (!next) found.followedBy.set(style, (next = { followedBy: new WeakMap() }));
    found = next;
  }
  if (found === combinations) return undefined;
  // Emotion would write a semicolon for a style that is left out, and so another name.
  return (found.serialized ??= css(styles.filter((style) => style !== undefined)));
}
