import type { RequestHandler } from 'express';
import type { Site } from '../content/company/company.ts';
import type { Settings } from '../runtime/settings.ts';
import { color } from '../theme.ts';
import { fileRoute, hashedCaching, plainCaching } from './static-files.ts';

// The files for machines. Each is built once from the settings, so that it contains the operator's origin, e-mail and company,
// and never the Host header.

/**
 * Forbids search engines to index any response: pages, the 404 page and the form's answers, and also files, because image search
 * finds drawings.
 */
export const keepOutOfIndexes: RequestHandler = (_request, response, next) => {
  response.setHeader('X-Robots-Tag', 'noindex, nofollow');
  next();
};

/**
 * Serves robots.txt, which always allows fetching: a crawler that cannot fetch a page never sees its `noindex`, and may list the
 * bare address. The sitemap requests indexing, so it is named only if indexing is allowed.
 */
export function robots({ origin }: Site, indexing: boolean): RequestHandler {
  return serveText('text/plain', `User-agent: *\nAllow: /\n${indexing ? `\nSitemap: ${origin}/sitemap.xml\n` : ''}`);
}

/** Serves the list of pages, without dates, because crawlers ignore inexact dates. */
export function sitemap({ origin }: Site, paths: readonly string[]): RequestHandler {
  const urls = paths.map((path) => `  <url><loc>${new URL(path, origin).href}</loc></url>\n`);
  return serveText(
    'application/xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`,
  );
}

/** Serves security.txt (RFC 9116), which expires within a year after the start of the process. */
export function securityContact({ origin, email }: Site): RequestHandler {
  const expires = new Date();
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

/** Serves the web manifest. The site is no application, so it opens in an ordinary browser window. */
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

/** Serves the operator's analytics script. The script's path has a hash of its content. */
export const analyticsScript = ({ content }: NonNullable<Settings['analytics']>): RequestHandler =>
  serveText('text/javascript', content, hashedCaching);

/** Serves a text that was built before. Sets `Vary` itself, because `compression` sets it for a 200 only, not for a 304. */
function serveText(type: string, body: string, caching = plainCaching): RequestHandler {
  const headers = { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': caching, Vary: 'Accept-Encoding' };
  return (_request, response) => {
    response.locals['route'] = fileRoute;
    response.set(headers).send(body);
  };
}
