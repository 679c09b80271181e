import { css, type SerializedStyles } from '@emotion/react';
import { use } from 'react';
import { className, StyleContext, type Style } from './useStyles.ts';

export { className, StyleContext, type AddStyle, type Style, type Styles } from './useStyles.ts';

export function useStyle(first: Style, ...others: (Style | undefined)[]): string;
export function useStyle(...styles: (Style | undefined)[]): string | undefined;
export function useStyle(...styles: (Style | undefined)[]): string | undefined {
  const addStyle = use(StyleContext);
  const serialized = serialize(styles);
  if (!serialized) return undefined;
  addStyle(serialized);
  return className(serialized);
}

/** A sequence of styles, and the longer sequences that begin with it. */
interface Combination {
  serialized?: SerializedStyles;
  followedBy: WeakMap<Style, Combination>;
}

const combinations: Combination = { followedBy: new WeakMap() };

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
