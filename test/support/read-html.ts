import { createHash } from 'node:crypto';

/** The first group of every match. */
export const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, group = '']) => group);

/** The head of a page, and its main part. */
export const servedHead = (html: string) => html.slice(0, html.indexOf('</head>'));
export const servedMain = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

/** Where the links lead. */
export const linksIn = (html: string): string[] => found(html, /<a [^>]*?href="([^"]*)"/g).map(decodeEntities);

/** The words that a visitor can read, one blank between them. */
export function wordsIn(html: string): string {
  const withoutTags = html.replaceAll('<!-- -->', '').replace(/<[^>]*>/g, ' ');
  return decodeEntities(withoutTags).replace(/\s+/g, ' ');
}

/** The text that HTML writes with entities, of which React knows these five. */
export const decodeEntities = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

/** The page's one style. */
export const servedStyle = (html: string): string => /<style\b[^>]*>([^<]*)<\/style>/.exec(html)?.[1] ?? '';

/** The page's one style as the security policy names it. */
export const styleHashSource = (html: string) =>
  `'sha256-${createHash('sha256').update(servedStyle(html)).digest('base64')}'`;
