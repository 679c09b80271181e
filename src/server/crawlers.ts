import type { RequestHandler } from 'express';
import type { Site } from '../content/company/company.ts';
import type { Settings } from '../runtime/settings.ts';
import { color } from '../theme.ts';
import { fileRoute, hashedCaching, plainCaching } from './static-files.ts';

// The files that machines ask a site for. Each is built once from the settings, so that it names the operator's origin, e-mail
// and company and never the Host header.

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
export function robots({ origin }: Site, indexing: boolean): RequestHandler {
  return serveText('text/plain', `User-agent: *\nAllow: /\n${indexing ? `\nSitemap: ${origin}/sitemap.xml\n` : ''}`);
}

/** Lists the pages, without dates: crawlers ignore those that are not exact. */
export function sitemap({ origin }: Site, paths: readonly string[]): RequestHandler {
  const urls = paths.map((path) => `  <url><loc>${new URL(path, origin).href}</loc></url>\n`);
  return serveText(
    'application/xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`,
  );
}

/**
 * Builds security.txt (RFC 9116). It expires within a year after the build, so that replicas of one image answer the same
 * bytes and a site that is still built never shows a stale date.
 */
export function securityContact({ origin, email }: Site): RequestHandler {
  const expires = new Date(import.meta.env.BUILD_DATE ?? Date.now());
  expires.setUTCDate(expires.getUTCDate() + 360);
  expires.setUTCHours(0, 0, 0, 0);
  const lines = [
    `Contact: mailto:${encodeURI(email)}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  return serveText('text/plain', `${lines.join('\n')}\n`);
}

/** Builds the web manifest. The site is no application, so it opens in an ordinary browser window. */
export function webManifest({ name }: Site): RequestHandler {
  const icon = (size: number, purpose: string) => {
    const [src, sizes] = [`/icon-${size}.png`, `${size}x${size}`];
    return { src, sizes, type: 'image/png', purpose };
  };
  const manifest = {
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    lang: 'en',
    background_color: color.paper,
    theme_color: color.paper,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  };
  return serveText('application/manifest+json', JSON.stringify(manifest));
}

/** Serves the operator's analytics script. Its path has a hash of its content. */
export const analyticsScript = ({ content }: NonNullable<Settings['analytics']>): RequestHandler =>
  serveText('text/javascript', content, hashedCaching);

/** Serves a text that was built before. */
function serveText(type: string, body: string, caching = plainCaching): RequestHandler {
  return (_request, response) => {
    response.locals['route'] = fileRoute;
    response.set({ 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': caching }).send(body);
  };
}
