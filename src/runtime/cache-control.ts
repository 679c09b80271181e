/**
 * The directive that forbids proxies to change HTML (RFC 9111, section 5.2.2.6), for the Cache-Control of all HTML. Without it
 * Cloudflare rewrites e-mail addresses, and React cannot hydrate a page with changed text.
 */
export const noTransform = 'no-transform';
