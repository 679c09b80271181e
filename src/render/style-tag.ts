import { createHash } from 'node:crypto';
import createCache from '@emotion/cache';
import type { SerializedStyles } from '@emotion/react';
import { globalStyle } from '../styles/global-style.ts';
import { className } from '../styles/useStyles.ts';

// One cache for the whole process. A style is compiled when it is first used.
const cache = createCache({ key: 's', stylisPlugins: [] });
// Makes `insert` keep the compiled text on the server as well.
cache.compat = true;

const styleTags = new Map<string, { tag: string; hash: string }>();

/**
 * Builds one element with all styles of a page, and the hash of its text. Pages use the same sets of styles again and
 * again, so each set is built once.
 *
 * @param origin of the site, which paper shows before the paths of links (`--origin`).
 */
export function styleTag(used: ReadonlyMap<string, SerializedStyles>, origin: string): { tag: string; hash: string } {
  const names = [origin, ...used.keys()].join(' ');
  let made = styleTags.get(names);
  if (!made) {
    const css = [`html{--origin:"${origin}"}`, ...[...used.values()].map(compile)].join('');
    const hash = `sha256-${createHash('sha256').update(css).digest('base64')}`;
    made = { tag: `<style>${css}</style>`, hash };
    styleTags.set(names, made);
  }
  return made;
}

function compile(style: SerializedStyles): string {
  const selector = style === globalStyle ? '' : `.${className(style)}`;
  if (!(style.name in cache.inserted)) cache.insert(selector, style, cache.sheet, true);
  // Removes semicolons and spaces that browsers do not need, 430 bytes of a page. It leaves texts in quotes unchanged.
  return String(cache.inserted[style.name]).replace(/"[^"]*"|;\}|, |(?<=@media) (?=\()/g, (found) =>
    found.startsWith('"') ? found : found.trim().replace(';', ''),
  );
}
