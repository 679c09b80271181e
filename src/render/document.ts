import type { Site } from '../content/company/company.ts';
import { headTags, type HeadTag } from '../navigation/head-tags.ts';
import { documentTitle } from '../page.ts';
import type { Page } from '../page.ts';
import { color } from '../theme.ts';
import { structuredDataText } from './structured-data.ts';

/** Parts of an HTML document, each of them HTML. */
interface DocumentParts {
  /** Metadata and style. */
  head: string;
  /** The addresses of the module scripts, in the order in which they run. */
  scripts: readonly string[];
  /** The operator's settings, with which the scripts must render the same page. */
  site: Site;
  /** The path of the page: at another one the scripts leave the document as it is. The 404 page has none. */
  path: string | undefined;
}

/**
 * Returns the HTML document before and after what React renders and hydrates. React has no part in it, so a browser extension that
 * changes the document outside of `#root` breaks no hydration.
 */
export function documentAround({ head, scripts, site, path }: DocumentParts): { start: string; end: string } {
  // Not `async`: browsers lay the page out at `DOMContentLoaded`, which waits for scripts that are not. By then the font has
  // come.
  const scriptTags = scripts.map((address) => `<script type="module" src="${address}" fetchpriority="low"></script>`);
  return {
    start: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}${scripts.length > 0 ? siteTag(site) : ''}${scriptTags.join('')}</head><body id="top"><div id="root"${path ? ` data-path="${path}"` : ''}>`,
    end: '</div></body></html>',
  };
}

const constantTags: readonly HeadTag[] = [
  // iPhones put links around what looks like a date, an address or a number. They do so before React starts, which then renders all anew.
  ['meta', { name: 'format-detection', content: 'telephone=no, date=no, address=no, email=no, url=no' }],
  ['link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }],
  ['link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }],
  ['link', { rel: 'manifest', href: '/site.webmanifest' }],
  ['meta', { name: 'theme-color', content: color.paper }],
  // Keeps browsers from darkening the page and its form controls, because the site has one set of colors.
  ['meta', { name: 'color-scheme', content: 'only light' }],
];

/** The heads of the pages. In a process all pages have one site. */
const heads = new WeakMap<Page, { site: Site; head: string }>();

/**
 * Builds the head of a page without styles and scripts. It is the same for every request, so it is built once. After a
 * navigation in the browser, `useMetadata` replaces the elements that belong to the page (`data-page`).
 */
export function headOf(path: string, page: Page, site: Site): string {
  const kept = heads.get(page);
  if (kept?.site === site) return kept.head;
  const described = { path, site, ...page };
  const text = structuredDataText(described);
  const head = [
    ...constantTags.map((tag) => htmlOf(tag)),
    `<title>${escape(documentTitle(page.summary, site))}</title>`,
    ...headTags(described).map((tag) => htmlOf(tag, ' data-page')),
    text && dataBlock('type="application/ld+json" data-page', text),
  ].join('');
  heads.set(page, { site, head });
  return head;
}

/** Hands the operator's settings to `entry-client.tsx`. */
const siteTag = (site: Site): string => dataBlock('type="application/json" id="settings"', JSON.stringify(site));

/** Writes a data block. It is no script, so the security policy needs no hash of it. */
const dataBlock = (attributes: string, json: string): string =>
  `<script ${attributes}>${json.replaceAll('<', String.raw`\u003c`)}</script>`;

function htmlOf([name, attributes]: HeadTag, mark = ''): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`);
  return `<${name}${pairs.join('')}${mark}>`;
}

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
