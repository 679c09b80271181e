import type { RequestHandler } from 'express';
import type { Site } from '../content/company/company.ts';
import { color } from '../theme.ts';
import { fileRoute } from './static-files.ts';

/**
 * Serves the files that machines ask a site for: robots.txt, sitemap.xml, security.txt and the web manifest. They are built
 * once from the settings, so that they name the operator's origin, e-mail and company and never the Host header.
 */
export function crawlerFiles(site: Site, indexing: boolean, paths: readonly string[]): RequestHandler {
  const files = new Map([
    ['/robots.txt', { type: 'text/plain; charset=utf-8', body: robots(site, indexing) }],
    ['/sitemap.xml', { type: 'application/xml; charset=utf-8', body: sitemap(site, paths) }],
    ['/.well-known/security.txt', { type: 'text/plain; charset=utf-8', body: security(site) }],
    ['/site.webmanifest', { type: 'application/manifest+json; charset=utf-8', body: webManifest(site) }],
  ]);
  return (request, response, next) => {
    const asked = files.get(request.path);
    if (!asked) return next();
    response.locals['route'] = fileRoute;
    response.set({ 'Content-Type': asked.type, 'Cache-Control': 'public, max-age=3600' }).send(asked.body);
  };
}

/**
 * Tells search engines on every answer to list nothing: pages, the 404 page and the form's answers, and files too, because
 * drawings can be found as pictures.
 */
export const keepOutOfIndexes: RequestHandler = (_request, response, next) => {
  response.setHeader('X-Robots-Tag', 'noindex, nofollow');
  next();
};

/**
 * Fetching is allowed in any case: a crawler that may not fetch a page never sees that the page must not be listed, and may
 * list its bare address. The sitemap asks for its pages to be listed, so it is named only where they may be.
 */
function robots({ origin }: Site, indexing: boolean): string {
  return `User-agent: *\nAllow: /\n${indexing ? `\nSitemap: ${origin}/sitemap.xml\n` : ''}`;
}

/** Lists the pages, without dates: crawlers ignore those that are not exact. */
function sitemap({ origin }: Site, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${escapeXml(new URL(path, origin).href)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

/**
 * Builds security.txt (RFC 9116). It expires within a year after the build, so that replicas of one image answer the same
 * bytes and a site that is still built never shows a stale date.
 */
function security({ origin, email }: Site): string {
  const expires = new Date(import.meta.env.BUILD_DATE ?? Date.now());
  expires.setUTCDate(expires.getUTCDate() + 360);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${encodeURI(email)}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Builds the web manifest. The site is no application, so it opens in an ordinary browser window. */
function webManifest({ name }: Site): string {
  const icon = (size: number, purpose: string) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    lang: 'en',
    background_color: color.paper,
    theme_color: color.paper,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  });
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
