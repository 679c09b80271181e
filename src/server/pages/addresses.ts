import type { Request } from 'express';
import { trimInvisibleEnd } from '../../clean-text.ts';
import type { Page } from '../../page.ts';
import { pagePath } from '../../routes.tsx';

/** Returns the query of a request with its question mark. */
export function queryOf({ url }: Request): string {
  const mark = url.indexOf('?');
  return mark < 0 ? '' : url.slice(mark);
}

/** Returns the query values that the page knows, with the question mark. */
export function readQuery({ query: known = {} }: Page, query: string): string {
  if (!query) return '';
  const params = new URLSearchParams(query);
  const canonical = new URLSearchParams();
  for (const [name, values] of Object.entries(known)) {
    const value = trimInvisibleEnd(params.get(name) ?? '');
    if (values.includes(value)) canonical.set(name, value);
  }
  return canonical.size > 0 ? `?${canonical}` : '';
}

/** Returns the No-Vary-Search header: tells caches that unread query values change nothing, so `?utm_source=…` is the same page. */
export function ignoredQuery({ query = {} }: Page): string {
  const names = Object.keys(query);
  if (names.length === 0) return 'params';
  return `key-order, params, except=(${names.map((name) => `"${name}"`).join(' ')})`;
}

/**
 * Returns the address of the page that another spelling of its path means: with capitals, with extra slashes, or with a fragment or
 * query that a mail program has escaped, as Outlook's link protection writes `#` as `%23`. Undefined if no page matches. The result
 * is on this site, because a page's path begins with one slash.
 */
export function canonicalAddress(path: string, query: string): string | undefined {
  const [, head = '', tail = ''] = /^(.*?)((?:%23|%3f).*)?$/i.exec(path) ?? [];
  const canonical = pagePath(head.toLowerCase().replace(/\/+/g, '/'));
  if (canonical === undefined) return undefined;
  try {
    const { search, hash } = new URL(canonical + decodeURIComponent(tail), 'http://site');
    return canonical + (search ? search + query.replace('?', '&') : query) + hash;
  } catch {
    // A malformed escape.
    return undefined;
  }
}
