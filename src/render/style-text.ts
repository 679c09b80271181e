import createCache from '@emotion/cache';
import type { SerializedStyles } from '@emotion/react';
import { className } from '../styles/useStyles.ts';
import { globalStyle } from './global-style.ts';

const cache = createCache({ key: 's', stylisPlugins: [] });

/** The text of each style by its name. A style is compiled when it is first used. */
const compiled = new Map<string, string>();

/**
 * Returns the text of all styles of a page.
 *
 * @param origin of the site, which paper shows before the paths of links (`--origin`).
 */
export function styleText(used: ReadonlyMap<string, SerializedStyles>, origin: string): string {
  let text = `html{--origin:"${origin}"}`;
  for (const style of used.values()) {
    if (!compiled.has(style.name)) compiled.set(style.name, compile(style));
    text += compiled.get(style.name);
  }
  return text;
}

function compile(style: SerializedStyles): string {
  const selector = style === globalStyle ? '' : `.${className(style)}`;
  // On the server `insert` returns the text.
  return String(cache.insert(selector, style, cache.sheet, false));
}
