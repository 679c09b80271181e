import { fontHref } from '../layout/global-style.ts';
import type { Site } from '../content/company.ts';
import { documentTitle } from '../navigation/document-title.ts';
import { headTags, structuredDataText, type HeadTag } from '../navigation/metadata/head-tags.ts';
import type { Page } from '../page.ts';
import { color } from '../theme.ts';

/**
 * The `Link` header of every page (RFC 8288): browsers ask for the font when an answer begins. By an element they would once
 * they have made the document, 30 ms later (Chromium 156), and often lay the page out before that in the fallback font.
 */
export const fontPreload = `<${fontHref}>; rel=preload; as=font; type="font/woff2"; crossorigin`;

const constantTags: readonly HeadTag[] = [
  ['link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }],
  ['link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }],
  ['link', { rel: 'manifest', href: '/site.webmanifest' }],
  ['meta', { name: 'theme-color', content: color.paper }],
  // The site has one set of colors: browsers that darken light pages leave it alone, and form controls are light, too.
  ['meta', { name: 'color-scheme', content: 'only light' }],
];

const heads = new WeakMap<Site, Map<Page, string>>();

/**
 * What the server writes into the head beside styles and scripts: the same for every request of a page, so it is put
 * together once. React has no part in it; `useMetadata` replaces what belongs to the page (`data-page`).
 */
export function headOf(path: string, page: Page, site: Site): string {
  let known = heads.get(site);
  if (!known) heads.set(site, (known = new Map()));
  let head = known.get(page);
  if (head === undefined) {
    const described = { path, site, ...page };
    head = [
      ...constantTags.map((tag) => htmlOf(tag)),
      siteTag(site),
      `<title>${escape(documentTitle(page.summary, site))}</title>`,
      ...headTags(described).map((tag) => htmlOf(tag, ' data-page')),
      structuredDataTag(structuredDataText(described)),
    ].join('');
    known.set(page, head);
  }
  return head;
}

/** Data and no script, so the security policy needs no hash of it. */
function structuredDataTag(text: string): string {
  return text && `<script type="application/ld+json" data-page>${text.replaceAll('<', String.raw`\u003c`)}</script>`;
}

/** Hands the operator's settings to the browser, which must render the same page. */
function siteTag(site: Site): string {
  const data = Object.entries(site).map(([key, value]) => [`data-${key}`, String(value)]);
  return htmlOf(['meta', { name: 'site', content: site.name, ...Object.fromEntries(data) }]);
}

function htmlOf([name, attributes]: HeadTag, mark = ''): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`);
  return `<${name}${pairs.join('')}${mark}>`;
}

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
