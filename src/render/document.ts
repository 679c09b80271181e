import createCache from '@emotion/cache';
import type { SerializedStyles } from '@emotion/react';
import type { Site } from '../content/company/company.ts';
import { documentTitle, headTags, type HeadTag } from '../navigation/metadata.ts';
import type { Page } from '../page.ts';
import { pagePath } from '../routes.tsx';
import { className } from '../styles/useStyles.ts';
import { color } from '../theme.ts';
import { globalStyle } from './global-style.ts';
import { structuredData } from './structured-data.ts';

interface DocumentOptions {
  page: Page;
  path: string;
  /** The operator's settings. The scripts must render the same page with them. */
  site: Site;
  /** The addresses of the module scripts, in order. */
  scripts: readonly string[];
  /** The styles of the page by name. */
  styles: ReadonlyMap<string, SerializedStyles>;
}

/** The HTML before React's, in UTF-8, and the text of the page's only style. */
interface DocumentStart {
  html: Buffer;
  style: string;
}

const starts = new WeakMap<
  Page,
  Pick<DocumentOptions, 'site' | 'scripts'> & { styleNames: string; start: DocumentStart }
>();

/**
 * Returns the start of a page's document. Caches the start while the page uses the same styles, because joining and encoding 30 kB
 * takes 100 to 170 µs, a fifth of the time of most pages. React does not render the start, so a browser extension that changes the
 * document outside `#root` does not break hydration.
 */
export function documentStart(options: DocumentOptions): DocumentStart {
  const { page, site, scripts, styles } = options;
  const styleNames = [...styles.keys()].join();
  const cached = starts.get(page);
  if (cached?.styleNames === styleNames && cached.site === site && cached.scripts === scripts) return cached.start;
  const start = buildStart(options);
  starts.set(page, { site, scripts, styleNames, start });
  return start;
}

function buildStart({ page, path, site, scripts, styles }: DocumentOptions): DocumentStart {
  const style = styleText(styles, site.origin);
  // Not `async`: browsers lay out the page at `DOMContentLoaded`, which waits for scripts without `async`. By then the font has arrived.
  const scriptTags = scripts.map((address) => `<script type="module" src="${address}" fetchpriority="low"></script>`);
  // The 404 page has no path.
  const canonicalPath = pagePath(path);
  const html = [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    headOf(path, page, site),
    `<style id="style">${style}</style>`,
    ...(scripts.length > 0 ? [siteTag(site), ...scriptTags] : []),
    `</head><body id="top"><div id="root"${canonicalPath ? ` data-path="${canonicalPath}"` : ''}>`,
  ].join('');
  return { html: Buffer.from(html), style };
}

export const documentEnd = Buffer.from('</div></body></html>');

const cache = createCache({ key: 's', stylisPlugins: [] });

/**
 * Returns the text of all styles of a page.
 *
 * @param origin the site's origin. Print shows the origin before the paths of links (`--origin`).
 */
function styleText(used: ReadonlyMap<string, SerializedStyles>, origin: string): string {
  let text = `html{--origin:"${origin}"}`;
  for (const style of used.values()) {
    const selector = style === globalStyle ? '' : `.${className(style)}`;
    // On the server `insert` returns the text, which Emotion compiles once per name.
    text += String(cache.insert(selector, style, cache.sheet, false));
  }
  return text;
}

const constantTags: readonly HeadTag[] = [
  // iPhones turn dates, addresses and numbers into links before React starts, and React would then render the page again.
  ['meta', { name: 'format-detection', content: 'telephone=no, date=no, address=no, email=no, url=no' }],
  ['link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }],
  ['link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }],
  ['link', { rel: 'manifest', href: '/site.webmanifest' }],
  ['meta', { name: 'theme-color', content: color.paper }],
  // Keeps browsers from darkening the page and its form controls: the site has one set of colors.
  ['meta', { name: 'color-scheme', content: 'only light' }],
];

/** Builds the head of a page without styles and scripts. After a navigation, `useMetadata` replaces the page's elements (`data-page`). */
export function headOf(path: string, page: Page, site: Site): string {
  const described = { path, site, ...page };
  const objects = structuredData(described);
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': objects });
  return [
    ...constantTags.map((tag) => htmlOf(tag)),
    `<title>${escape(documentTitle(page.summary, site))}</title>`,
    ...headTags(described).map((tag) => htmlOf(tag, ' data-page')),
    objects.length > 0 ? dataBlock('type="application/ld+json" data-page', graph) : '',
  ].join('');
}

/** Passes the operator's settings to `entry-client.tsx`. */
const siteTag = (site: Site): string => dataBlock('type="application/json" id="settings"', JSON.stringify(site));

/** Writes a data block. The security policy needs no hash, because a data block is no script. */
const dataBlock = (attributes: string, json: string): string =>
  `<script ${attributes}>${json.replaceAll('<', String.raw`\u003c`)}</script>`;

function htmlOf([name, attributes]: HeadTag, mark = ''): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`);
  return `<${name}${pairs.join('')}${mark}>`;
}

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
