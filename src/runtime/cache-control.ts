/**
 * A directive for the Cache-Control of everything that is HTML: proxies must not change it (RFC 9111, section 5.2.2.6). Cloudflare
 * rewrites e-mail addresses in HTML unless it is there, and a page with other text than React rendered cannot be hydrated.
 */
export const noTransform = 'no-transform';
