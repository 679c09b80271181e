import { trimInvisible } from '../../clean-text.ts';
import { pagePath } from '../../routes.tsx';

/** The end of a path that a program has taken for a part of a link: `<https://…/contact>.` */
const endOfSentence = /[\s.,;:!'"”’)\]>]+$/u;

/**
 * Returns the address of the page that another spelling of its path and query means: with capitals, with more slashes, with
 * characters at the end that copying brings along, or with a fragment or a query that a mail program has escaped, as Outlook's
 * protection of links writes `#` as `%23`. Undefined if there is no such page. The address stays on the site, because the path of a
 * page begins with one slash.
 */
export function canonicalAddress(path: string, query: string): string | undefined {
  const known = pagePath(path);
  if (known !== undefined) return known + query;
  try {
    // An address that passes two such programs is escaped twice.
    const escapedOnce = path.replace(/%(?:25)+(?=[\da-f]{2})/gi, '%');
    const [, head = '', tail = ''] = /^(.*?)((?:%23|%3f).*)?$/i.exec(escapedOnce) ?? [];
    const spelled = trimInvisible(decodeURI(head)).replace(endOfSentence, '').toLowerCase().replace(/\/+/g, '/');
    const canonical = pagePath(spelled);
    if (canonical === undefined) return undefined;
    const { search, hash } = new URL(canonical + trimInvisible(decodeURIComponent(tail)), 'http://site');
    return canonical + (search ? search + query.replace('?', '&') : query) + hash;
  } catch {
    // A malformed escape.
    return undefined;
  }
}
